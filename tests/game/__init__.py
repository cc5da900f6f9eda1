"""Laws of the public face: views, events, actions, records, resampling."""

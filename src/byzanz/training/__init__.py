"""Training and tuning: the value net, the bid net, their calibration, and the parameters of bots."""

"""One encoding for all environments: observations, masks and steps in numbers, and games in batches, compiled."""

from byzanz.envs.encoding.position import Position, mask_sales, reward_of, step
from byzanz.envs.layout import fields, size

__all__ = ["Position", "fields", "mask_sales", "reward_of", "size", "step"]

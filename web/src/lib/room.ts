import type { Box } from './zones.svelte';

/** The frame's padding and, where the board stands beside the rest, what is between them. */
const PADDING = 24;
const BETWEEN = 12;

/** Too low for everything above each other, like a telephone on its side: then the board stands beside the rest. */
export const isSideways = ({ width, height }: Box): boolean => height > 0 && height < 480 && width >= 560;

/** How wide the board and the hand are in a frame. */
export const roomAcross = (frame: Box): number =>
  isSideways(frame) ? (frame.width - PADDING - BETWEEN) / 2 : frame.width - PADDING;

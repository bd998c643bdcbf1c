/** A place to fill in, in points from the top left of its page. `sure` is false where a person should look. */
export type FoundBox = {
  kind: 'text' | 'tick';
  x: number;
  y: number;
  width: number;
  height: number;
  sure: boolean;
  /** Cells of a single character each; 0 for a plain box. */
  cells: number;
};

/** In points: the smallest box, and what writing over a line takes at most. */
export const leastHeight = 7;
export const leastWidth = 12;
export const lineHeight = 14;

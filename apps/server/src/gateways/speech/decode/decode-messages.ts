/** What the process that decodes is sent. */
export type ToDecoder = { from: string; to: string };

export type FromDecoder =
  | { type: 'decoded'; durationMs: number }
  /** `codec`: it is of a kind that is not read here. `message` for the log of the operator. */
  | { type: 'failed'; reason: 'codec' | 'damaged' | 'too-long'; message: string };

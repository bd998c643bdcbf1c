/** A source text that cannot be used. `message` says in plain words what is wrong and where. */
export class TranscriptError extends Error {
  readonly code: 'EMPTY_SOURCE' | 'UNREADABLE_SOURCE';

  constructor(code: 'EMPTY_SOURCE' | 'UNREADABLE_SOURCE', message: string) {
    super(message);
    this.name = 'TranscriptError';
    this.code = code;
  }
}

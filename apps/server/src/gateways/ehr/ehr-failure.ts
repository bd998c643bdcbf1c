/**
 * `token`: the EHR no longer accepts the access. `away`: it did not answer as an EHR does, and may later; whether it did what was asked is
 * unknown. `exists`: it says that it has the document. `refused`: it will not do it. `double`: it has the document more than once.
 */
export type EhrFailureKind = 'token' | 'away' | 'exists' | 'refused' | 'double';

export class EhrFailure extends Error {
  readonly kind: EhrFailureKind;

  /** `message` names no patient. */
  constructor(kind: EhrFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'EhrFailure';
    this.kind = kind;
  }
}

export const isEhrFailure = (error: unknown, ...kinds: EhrFailureKind[]): error is EhrFailure =>
  error instanceof EhrFailure && (kinds.length === 0 || kinds.includes(error.kind));

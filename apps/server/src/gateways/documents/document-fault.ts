/** Why a document cannot be read. */
export type FaultKind =
  | 'broken'
  | 'locked'
  | 'size'
  | 'pages'
  | 'pixels'
  | 'work'
  | 'no-ocr'
  /** Of forms. */
  | 'no-filling'
  | 'signed'
  | 'xfa';

/** Travels from the reading process as its `kind`. */
export class DocumentFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, cause?: unknown) {
    super(`the document cannot be read: ${kind}`, { cause });
    this.name = 'DocumentFault';
    this.kind = kind;
  }
}

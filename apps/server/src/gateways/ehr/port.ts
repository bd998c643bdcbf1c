import { port } from '../../platform/ports.ts';

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

/** Opaque: never decoded. `expiresAt` in epoch milliseconds, null when the EHR did not say. */
export type EhrTokens = { access: string; refresh: string | null; expiresAt: number | null };

/** How a person lets us into an EHR (SMART App Launch 2.2: authorisation code with PKCE). Every method throws EhrFailure. */
export type EhrAccess = {
  /** The address at which the person is asked. `challenge`: SHA-256 of the verifier, base64url. */
  authorize(asked: { state: string; challenge: string; redirectUri: string }, signal: AbortSignal): Promise<string>;
  /** `subject`: whose account it is there; null when the EHR does not say. */
  exchange(
    given: { code: string; verifier: string; redirectUri: string },
    signal: AbortSignal,
  ): Promise<EhrTokens & { subject: string | null }>;
  refresh(refreshToken: string, signal: AbortSignal): Promise<EhrTokens>;
};

/** A patient as the EHR has them now. `birthDate` is YYYY-MM-DD, null when it is unknown or not a whole date. */
export type EhrPatient = { id: string; name: string; birthDate: string | null; mrns: readonly string[] };

/** Empty parts are not searched by. */
export type PatientQuery = { name: string; birthDate: string | null; mrn: string | null };

/** A note as it is written to an EHR. `identifier` is ours and names one push: written twice, it is one document. */
export type EhrDocument = {
  identifier: string;
  patientId: string;
  /** An unsigned note. */
  draft: boolean;
  title: string;
  author: string;
  /** When the visit was, epoch milliseconds. */
  visitAt: number;
  text: string;
  /** The EHR's id of the document that this one takes the place of. */
  replaces: string | null;
};

/** Parts of a document that are compared after it was written. */
export type DocumentPart = 'patient' | 'text' | 'draft' | 'status' | 'date' | 'type' | 'author' | 'replaces';

/** A document that the EHR has under our identifier. `different`: parts that it does not have as we sent them. */
export type StoredDocument = { id: string; different: readonly DocumentPart[] };

/** An EHR. `token` is the access token of the person who is linked. Every method throws EhrFailure. */
export type EhrSystem = {
  /** As in `ehr_type`. */
  readonly type: string;
  readonly name: string;
  findPatients(token: string, query: PatientQuery, signal: AbortSignal): Promise<EhrPatient[]>;
  readPatient(token: string, id: string, signal: AbortSignal): Promise<EhrPatient | null>;
  /** Reads the document back by our identifier. Null when the EHR does not have it. */
  findDocument(token: string, document: EhrDocument, signal: AbortSignal): Promise<StoredDocument | null>;
  /** Writes the document unless the EHR has it. */
  createDocument(token: string, document: EhrDocument, signal: AbortSignal): Promise<void>;
  readonly access: EhrAccess;
};

/** The EHRs of the configuration. */
export const ehrSystems = port<readonly EhrSystem[]>('ehr-systems');

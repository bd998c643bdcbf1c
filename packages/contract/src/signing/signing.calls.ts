import { call } from '../call.ts';
import type { VisitCodes } from './codes.schemas.ts';
import type { MadePatientLink, NewPatientLink } from '../patient-links/links.schemas.ts';
import type {
  PatientSummary,
  ReportedSummary,
  ReportSummary,
  UnlinkedSummary,
  WritePatientSummary,
} from './patient-summary.schemas.ts';
import type { PickFact, Reconciliation } from './reconciliation.schemas.ts';
import type {
  NewAddendum,
  OwnSigningKey,
  ReviewCoverage,
  SaveCoverage,
  SetSigningDelegates,
  SetSigningPolicy,
  SigningDelegates,
  SignedEntry,
  SignEntry,
  SigningPolicy,
  SigningState,
} from './signing.schemas.ts';

type ById = { id: string };

export const getSigning = call<{ params: ById }, SigningState>('GET', '/transcripts/{id}/signing');
export const saveCoverage = call<{ params: ById; body: SaveCoverage }, ReviewCoverage>(
  'POST',
  '/transcripts/{id}/review-coverage',
);
export const signEntry = call<{ params: ById; body: SignEntry }, SignedEntry>('POST', '/transcripts/{id}/sign-eth');
export const addAddendum = call<{ params: ById; body: NewAddendum }, SigningState>('POST', '/transcripts/{id}/addenda');
/** A zip: the chain, its payloads, the public keys and a script that verifies them without a server. */
export const getPacket = call<{ params: ById }, Blob>('GET', '/transcripts/{id}/packet');
export const getReconciliation = call<{ params: ById }, Reconciliation>('GET', '/transcripts/{id}/reconciliation');
export const pickFact = call<{ params: ById; body: PickFact }, Reconciliation>(
  'PUT',
  '/transcripts/{id}/reconciliation',
);
export const getCodes = call<{ params: ById }, VisitCodes>('GET', '/transcripts/{id}/codes');
/** The patient summary of a signed note: the one that was made of this text, unless a new one is asked for. */
export const writePatientSummary = call<{ params: ById; body: WritePatientSummary }, PatientSummary>(
  'POST',
  '/transcripts/{id}/patient-summary',
);
export const reportSummary = call<{ params: ById; body: ReportSummary }, ReportedSummary>(
  'POST',
  '/transcripts/{id}/patient-summary/report',
);
/** A link with which the patient reads the summary of a signed note. */
export const linkSummary = call<{ params: ById; body: NewPatientLink }, MadePatientLink>(
  'POST',
  '/transcripts/{id}/patient-summary/link',
);
export const unlinkSummary = call<{ params: ById }, UnlinkedSummary>(
  'DELETE',
  '/transcripts/{id}/patient-summary/link',
);
export const getSigningPolicy = call<object, SigningPolicy>('GET', '/settings/signing');
export const setSigningPolicy = call<{ body: SetSigningPolicy }, SigningPolicy>('PUT', '/settings/signing');
export const getSigningKey = call<object, OwnSigningKey>('GET', '/settings/signing/key');
export const getSigningDelegates = call<object, SigningDelegates>('GET', '/settings/signing/delegates');
export const setSigningDelegates = call<{ body: SetSigningDelegates }, SigningDelegates>(
  'PUT',
  '/settings/signing/delegates',
);

import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  AuthorizeEhr,
  ChooseEhrPatient,
  EhrAuthorization,
  EhrLinkState,
  EhrPatient,
  EhrPatientFilter,
  EhrPush,
  EhrPushPreview,
  FinishEhrLink,
  LinkedEhr,
  LinkEhr,
  PushNote,
} from './ehr.schemas.ts';

type ById = { params: { id: string } };
type None = Record<never, never>;

/** The reply may carry an error beside a status of success. */
export const linkEhr = call<{ body: LinkEhr }, LinkedEhr>('POST', '/ehrs/link');
/** By SMART App Launch: the page goes to the address, and comes back with code and state. */
export const authorizeEhr = call<{ body: AuthorizeEhr }, EhrAuthorization>('POST', '/ehrs/authorize');
export const finishEhrLink = call<{ body: FinishEhrLink }, LinkedEhr>('POST', '/ehrs/authorize/finish');
export const getEhrLink = call<None, EhrLinkState>('GET', '/ehrs/link');
export const unlinkEhr = call<None, Ok>('DELETE', '/ehrs/link');
export const refreshEhrToken = call<None, EhrLinkState>('PUT', '/ehrs/refresh_token');
export const findEhrPatients = call<{ query: EhrPatientFilter }, EhrPatient[]>('GET', '/ehrs/patients');
export const chooseEhrPatient = call<{ body: ChooseEhrPatient }, EhrPatient>('PUT', '/ehrs/patients');
/** `id` is the entry's. */
export const previewEhrPush = call<ById, EhrPushPreview>('GET', '/ehrs/ehr_patient_note/{id}');
export const pushToEhr = call<ById & { body: PushNote }, EhrPush>('POST', '/ehrs/ehr_patient_note/{id}');
/** `id` is the push's. */
export const cancelEhrPush = call<ById, Ok>('DELETE', '/ehrs/pushes/{id}');
export const exportFhir = call<ById, Blob>('GET', '/transcripts/{id}/fhir');

import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './ehr.calls.ts';
import {
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

export const linkEhr = route(calls.linkEhr, {
  access: 'session',
  summary:
    '[ours] Link the caller to their account of an EHR, in place of the one before. An error may come with status 200.',
  body: LinkEhr,
  response: LinkedEhr,
  permission: 'self',
  notRepeated: true,
});
export const authorizeEhr = route(calls.authorizeEhr, {
  access: 'session',
  summary: '[ours] Begin to link an account by SMART App Launch: the address at which the EHR asks the person.',
  body: AuthorizeEhr,
  response: EhrAuthorization,
  permission: 'self',
  errors: ['CONFLICT', 'UNAVAILABLE'],
  notRepeated: true,
});
export const finishEhrLink = route(calls.finishEhrLink, {
  access: 'session',
  summary: '[ours] Finish that with the code of the EHR. An error may come with status 200.',
  body: FinishEhrLink,
  response: LinkedEhr,
  permission: 'self',
  notRepeated: true,
});
export const getEhrLink = route(calls.getEhrLink, {
  access: 'session',
  summary: '[ours] The EHRs of this server, and the one that the caller is linked to.',
  response: EhrLinkState,
  permission: 'self',
  whileViewing: 'as-self',
});
export const unlinkEhr = route(calls.unlinkEhr, {
  access: 'session',
  summary: '[ours] End the link. Its tokens are erased.',
  response: Ok,
  permission: 'self',
});
export const refreshEhrToken = route(calls.refreshEhrToken, {
  access: 'session',
  summary: 'Get a new access token from the EHR with the refresh token of the link.',
  response: EhrLinkState,
  permission: 'self',
  errors: ['CONFLICT', 'UNAVAILABLE'],
  notRepeated: true,
});
export const findEhrPatients = route(calls.findEhrPatients, {
  access: 'session',
  summary: '[ours] Patients of the EHR that may be the one of a chart, with the identifiers that agree and differ.',
  query: EhrPatientFilter,
  response: z.array(EhrPatient),
  permission: 'note.edit',
  errors: ['CONFLICT', 'UNAVAILABLE'],
  phi: true,
});
export const chooseEhrPatient = route(calls.chooseEhrPatient, {
  access: 'session',
  summary: '[ours] Say which patient of the EHR a chart is about: two identifiers must agree, and none differ.',
  body: ChooseEhrPatient,
  response: EhrPatient,
  permission: 'note.edit',
  errors: ['CONFLICT', 'IDENTITY_CONFLICT', 'UNAVAILABLE'],
  phi: true,
});
export const previewEhrPush = route(calls.previewEhrPush, {
  access: 'session',
  summary: '[ours] The exact text that would go to the EHR, the patient there as of now, and what was sent before.',
  params: IdParams,
  response: EhrPushPreview,
  permission: 'note.edit',
  errors: ['EMPTY_SOURCE', 'SYNTHETIC_ENTRY', 'CONFLICT'],
  phi: true,
});
export const pushToEhr = route(calls.pushToEhr, {
  access: 'session',
  summary:
    'Send the note of an entry to the EHR: kept first, then sent, then read back. An unsigned note goes as a draft.',
  params: IdParams,
  body: PushNote,
  response: EhrPush,
  permission: 'note.edit',
  errors: ['EMPTY_SOURCE', 'SYNTHETIC_ENTRY', 'IDENTITY_CONFLICT', 'VERSION_CONFLICT', 'CONFLICT'],
  phi: true,
});
export const cancelEhrPush = route(calls.cancelEhrPush, {
  access: 'session',
  summary: '[ours] Cancel a note that waits to be sent. What was handed over to the EHR cannot be cancelled.',
  params: IdParams,
  response: Ok,
  permission: 'note.edit',
  errors: ['CONFLICT'],
});
export const exportFhir = route(calls.exportFhir, {
  access: 'session',
  summary: '[ours] An entry as a FHIR R4 document: its note, its source, and where each sentence comes from.',
  params: IdParams,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});

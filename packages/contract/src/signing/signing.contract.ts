import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import { VisitCodes } from './codes.schemas.ts';
import { MadePatientLink, NewPatientLink } from '../patient-links/links.schemas.ts';
import {
  PatientSummary,
  ReportedSummary,
  ReportSummary,
  UnlinkedSummary,
  WritePatientSummary,
} from './patient-summary.schemas.ts';
import { PickFact, Reconciliation } from './reconciliation.schemas.ts';
import * as calls from './signing.calls.ts';
import {
  NewAddendum,
  ReviewCoverage,
  OwnSigningKey,
  SaveCoverage,
  SetSigningDelegates,
  SetSigningPolicy,
  SignedEntry,
  SignEntry,
  SigningDelegates,
  SigningPolicy,
  SigningState,
} from './signing.schemas.ts';

export const getSigning = route(calls.getSigning, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'What blocks the caller from signing; of a signed entry its signature, addenda and chain.',
  params: IdParams,
  response: SigningState,
  permission: 'note.read',
  phi: true,
});
export const saveCoverage = route(calls.saveCoverage, {
  access: 'session',
  background: true,
  summary:
    'Record which sentences of a note the caller has looked at. What was recorded stays for sentences that do not change.',
  params: IdParams,
  body: SaveCoverage,
  response: ReviewCoverage,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT', 'ENTRY_SIGNED'],
  phi: true,
});
export const signEntry = route(calls.signEntry, {
  access: 'session',
  summary: "Sign an entry with the caller's own secp256k1 key, made at the first signing, and lock it.",
  params: IdParams,
  body: SignEntry,
  response: SignedEntry,
  permission: 'note.edit',
  errors: [
    'ENTRY_SIGNED',
    'VERSION_CONFLICT',
    'CHECKS_OUTDATED',
    'SIGNING_BLOCKED',
    'OPEN_ITEMS',
    'REVIEW_INCOMPLETE',
    'NOT_DELEGATED',
    'WRONG_PASSWORD',
    'INVALID_CODE',
    'CONFLICT',
  ],
  phi: true,
  notRepeated: true,
});
export const addAddendum = route(calls.addAddendum, {
  access: 'session',
  summary: 'Add a dated correction to a signed entry.',
  params: IdParams,
  body: NewAddendum,
  response: SigningState,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const getPacket = route(calls.getPacket, {
  access: 'session',
  summary: 'The tamper-evident signed record of an entry: a zip that verifies itself without a server.',
  params: IdParams,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  errors: ['CONFLICT'],
  phi: true,
});
export const getReconciliation = route(calls.getReconciliation, {
  access: 'session',
  whileViewing: 'as-member',
  summary: "Allergies, doses and smoking of which precharts, today's visit and the last signed note say otherwise.",
  params: IdParams,
  response: Reconciliation,
  permission: 'note.read',
  phi: true,
});
export const pickFact = route(calls.pickFact, {
  access: 'session',
  summary: 'Take one source for right where they differ; what was not taken keeps its mark.',
  params: IdParams,
  body: PickFact,
  response: Reconciliation,
  permission: 'note.edit',
  errors: ['ENTRY_SIGNED'],
  phi: true,
});
export const getCodes = route(calls.getCodes, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Up to five ICD-10-CM codes and a visit level that the note speaks for, each with its sentence.',
  params: IdParams,
  response: VisitCodes,
  permission: 'note.read',
  phi: true,
});
export const writePatientSummary = route(calls.writePatientSummary, {
  access: 'session',
  summary: 'A signed note in plain words for its patient, each line with the sentences it says again.',
  params: IdParams,
  body: WritePatientSummary,
  response: PatientSummary,
  permission: 'note.edit',
  errors: ['CONFLICT', 'NOT_POSSIBLE', 'NOTHING_FOUND', 'PROVIDER_FAILED', 'API_KEY_REFUSED'],
  phi: true,
});
export const reportSummary = route(calls.reportSummary, {
  access: 'session',
  summary: '[ours] Report a line of a patient summary that is not right; it becomes a task of the chart.',
  params: IdParams,
  body: ReportSummary,
  response: ReportedSummary,
  permission: 'note.edit',
  phi: true,
});
export const linkSummary = route(calls.linkSummary, {
  access: 'session',
  summary:
    '[ours] Make a link with which the patient reads the summary, valid for 72 hours. Its address is shown once.',
  params: IdParams,
  body: NewPatientLink,
  response: MadePatientLink,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
  notRepeated: true,
});
export const unlinkSummary = route(calls.unlinkSummary, {
  access: 'session',
  summary: '[ours] Revoke the link to a summary.',
  params: IdParams,
  response: UnlinkedSummary,
  permission: 'note.edit',
});
export const getSigningPolicy = route(calls.getSigningPolicy, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'What the workspace asks of those who sign in it.',
  response: SigningPolicy,
  permission: 'session',
});
export const setSigningPolicy = route(calls.setSigningPolicy, {
  access: 'session',
  summary: 'Change what the workspace asks of those who sign in it.',
  body: SetSigningPolicy,
  response: SigningPolicy,
  permission: 'workspace.admin',
  errors: ['CONFLICT'],
});
export const getSigningKey = route(calls.getSigningKey, {
  access: 'session',
  summary: '[ours] The key that the caller signs with, as far as anybody may see it.',
  response: OwnSigningKey,
  permission: 'session',
});
export const getSigningDelegates = route(calls.getSigningDelegates, {
  access: 'session',
  summary: '[ours] Who may sign for me in the acting workspace, and for whom I may.',
  response: SigningDelegates,
  permission: 'session',
});
export const setSigningDelegates = route(calls.setSigningDelegates, {
  access: 'session',
  summary: '[ours] Choose who may sign for me: members by name, and members of departments in charts of these.',
  body: SetSigningDelegates,
  response: SigningDelegates,
  permission: 'session',
  errors: ['CONFLICT'],
});

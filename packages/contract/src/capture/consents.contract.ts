import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './consents.calls.ts';
import { Consent, NewConsent } from './consents.schemas.ts';

export const listConsents = route(calls.listConsents, {
  access: 'session',
  whileViewing: 'as-member',
  summary: "A chart's answers about being recorded, newest first [ours].",
  params: IdParams,
  response: z.array(Consent),
  permission: 'note.read',
  phi: true,
});
export const recordConsent = route(calls.recordConsent, {
  access: 'session',
  summary: 'Record that consent was asked, given, declined or withdrawn; withdrawing erases the recording [ours].',
  params: IdParams,
  body: NewConsent,
  response: Consent,
  permission: 'note.edit',
  errors: ['ENTRY_SIGNED'],
  phi: true,
});

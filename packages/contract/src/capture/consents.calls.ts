import { call } from '../call.ts';
import type { Consent, NewConsent } from './consents.schemas.ts';

type ById = { id: string };

export const listConsents = call<{ params: ById }, Consent[]>('GET', '/notes/{id}/consents');
/** A withdrawal ends its recording and erases it, and the entry that was made of it, for good. */
export const recordConsent = call<{ params: ById; body: NewConsent }, Consent>('POST', '/notes/{id}/consents');

import { z } from 'zod';
import { route } from '../route.ts';
import * as calls from './patient-links.calls.ts';
import { LinkGreeting, LinkRequest, LinkView, ReportByLink } from './patient-links.schemas.ts';

const ByToken = z.object({ token: z.string().min(1).max(100) });

export const greetPatient = route(calls.greetPatient, {
  access: 'public',
  summary: '[ours] Whether a link can still be opened. Unknown, expired, revoked and locked links have one answer.',
  params: ByToken,
  response: LinkGreeting,
  errors: ['RATE_LIMITED'],
});
export const usePatientLink = route(calls.usePatientLink, {
  access: 'public',
  summary:
    '[ours] Open a link with the date of birth, read what it asks, or answer. A wrong date and a wrong link have one answer.',
  params: ByToken,
  body: LinkRequest,
  response: LinkView,
  errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  phi: true,
  notRepeated: true,
});
export const reportByLink = route(calls.reportByLink, {
  access: 'public',
  summary: '[ours] "This is not right": a line of a summary becomes a task of the clinic. A line is reported once.',
  params: ByToken,
  body: ReportByLink,
  response: LinkView,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
  phi: true,
  notRepeated: true,
});

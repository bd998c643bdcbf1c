import { call } from '../call.ts';
import type { LinkGreeting, LinkRequest, LinkView, ReportByLink } from './patient-links.schemas.ts';

type ByToken = { token: string };

/** Changes and counts nothing: mail scanners open links. */
export const greetPatient = call<{ params: ByToken }, LinkGreeting>('GET', '/patient-links/{token}');
export const usePatientLink = call<{ params: ByToken; body: LinkRequest }, LinkView>('POST', '/patient-links/{token}');
export const reportByLink = call<{ params: ByToken; body: ReportByLink }, LinkView>(
  'POST',
  '/patient-links/{token}/reports',
);

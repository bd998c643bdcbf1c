import { call } from '../call.ts';
import type {
  RunTemplateChecks as Run,
  TemplateCheckEvent,
  TemplateChecks,
  TemplateChecksUpdate,
} from './checks.schemas.ts';

type One = { params: { id: string } };

export const getTemplateChecks = call<One, TemplateChecks>('GET', '/templates/{id}/checks');
export const setTemplateChecks = call<One & { body: TemplateChecksUpdate }, TemplateChecks>(
  'PUT',
  '/templates/{id}/checks',
);
export const runTemplateChecks = call<One & { body: Run }, TemplateCheckEvent>('POST', '/templates/{id}/checks/run');

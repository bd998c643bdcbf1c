import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './checks.calls.ts';
import { RunTemplateChecks, TemplateCheckEvent, TemplateChecks, TemplateChecksUpdate } from './checks.schemas.ts';

export const getTemplateChecks = route(calls.getTemplateChecks, {
  access: 'session',
  summary: 'The sample visits that test a template: its own, else the supplied ones. [ours]',
  params: IdParams,
  response: TemplateChecks,
  permission: 'template.use',
});
export const setTemplateChecks = route(calls.setTemplateChecks, {
  access: 'session',
  summary: 'Give a template visits of its own to be tried on, with the facts expected of their notes. [ours]',
  params: IdParams,
  body: TemplateChecksUpdate,
  largeBody: true,
  response: TemplateChecks,
  permission: 'template.edit',
});
export const runTemplateChecks = route(calls.runTemplateChecks, {
  access: 'session',
  summary:
    'Try a template, saved or as it is edited, on its sample visits; each result streams when it is done. Free; by the embedded engine, or a model that is named. [ours]',
  params: IdParams,
  body: RunTemplateChecks,
  largeBody: true,
  response: TemplateCheckEvent,
  reply: 'stream',
  permission: 'template.use',
  errors: ['TEMPLATE_WITHOUT_SECTIONS', 'CONTEXT_TOO_LARGE', 'PROVIDER_FAILED', 'MODEL_NOT_SET_UP', 'API_KEY_REFUSED'],
});

import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './templates.calls.ts';
import {
  HealedTemplate,
  HealTemplate,
  NewTemplate,
  Onboarding,
  PreviewTemplate,
  StarterTemplate,
  TalkedTemplate,
  TalkTemplate,
  Template,
  TemplatePreview,
  TemplatePreviewEvent,
  TemplateUpdate,
} from './templates.schemas.ts';

const modelErrors = ['NO_SEAT', 'PROVIDER_FAILED', 'MODEL_NOT_SET_UP', 'API_KEY_REFUSED'] as const;
const previewErrors = ['TEMPLATE_WITHOUT_SECTIONS', 'CONTEXT_TOO_LARGE', 'NO_CREDITS', ...modelErrors] as const;
const ListQuery = z.object({ exclude_forms: z.stringbool().default(true) });

export const listTemplates = route(calls.listTemplates, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'My templates in their order, then those that the workspace shares; forms are left out unless asked for.',
  query: ListQuery,
  response: z.array(Template),
  permission: 'template.read',
});
export const listStarters = route(calls.listStarters, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'The built-in catalogue; choosing one posts a copy.',
  response: z.array(StarterTemplate),
  permission: 'template.read',
});
export const createTemplate = route(calls.createTemplate, {
  access: 'session',
  summary: 'Make a template.',
  body: NewTemplate,
  largeBody: true,
  response: Template,
  permission: 'template.manage',
});
export const createTemplates = route(calls.createTemplates, {
  access: 'session',
  summary: 'Make several templates, all or none.',
  body: z.array(NewTemplate).min(1).max(50),
  largeBody: true,
  response: z.array(Template),
  permission: 'template.manage',
});
export const updateTemplate = route(calls.updateTemplate, {
  access: 'session',
  summary: 'Save a template; each save is a version. One that somebody else shares becomes a copy of my own.',
  body: TemplateUpdate,
  largeBody: true,
  response: Template,
  permission: 'template.edit',
  errors: ['VERSION_CONFLICT'],
});
export const deleteTemplate = route(calls.deleteTemplate, {
  access: 'session',
  summary: 'Delete a template; notes made with it stay.',
  params: IdParams,
  response: Ok,
  permission: 'template.edit',
});
export const getOnboarding = route(calls.getOnboarding, {
  access: 'session',
  summary: 'Whether this person has still to make a first template.',
  response: Onboarding,
  permission: 'template.read',
});
export const healTemplate = route(calls.healTemplate, {
  access: 'session',
  summary:
    'Learn a template from past notes (headers in order, with style, instruction and example), or repair one. Nothing is saved.',
  body: HealTemplate,
  largeBody: true,
  response: HealedTemplate,
  permission: 'template.read',
  errors: ['EMPTY_SOURCE', ...modelErrors],
});
export const previewTemplate = route(calls.previewTemplate, {
  access: 'session',
  summary: 'Preview a template on a sample visit. Nothing is saved.',
  body: PreviewTemplate,
  largeBody: true,
  response: TemplatePreview,
  permission: 'template.read',
  errors: previewErrors,
  cost: 'preview-note',
});
export const streamTemplatePreview = route(calls.streamTemplatePreview, {
  access: 'session',
  summary: 'The same, section by section as it is written; leaving ends it, and then it costs nothing. [ours]',
  body: PreviewTemplate,
  largeBody: true,
  response: TemplatePreviewEvent,
  reply: 'stream',
  permission: 'template.read',
  errors: previewErrors,
  cost: 'preview-note',
  notRepeated: true,
});
export const talkToTemplate = route(calls.talkToTemplate, {
  access: 'session',
  summary: 'Change a template in one’s own words; the reply is the template as it would be. Nothing is saved.',
  body: TalkTemplate,
  largeBody: true,
  response: TalkedTemplate,
  permission: 'template.read',
  errors: ['NOT_POSSIBLE', 'NO_CREDITS', ...modelErrors],
  cost: 'talk-to-template',
});

import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './templates.calls.ts';
import {
  HealTemplate,
  NewTemplate,
  Onboarding,
  PreviewTemplate,
  StarterTemplate,
  Template,
  TemplatePreview,
  TemplateRecipe,
  TemplateUpdate,
} from './templates.schemas.ts';

const ListQuery = z.object({ exclude_forms: z.stringbool().default(true) });

export const listTemplates = route(calls.listTemplates, {
  access: 'session',
  summary: 'My templates in their order; forms are left out unless asked for.',
  query: ListQuery as z.ZodType<{ exclude_forms?: boolean }>,
  response: z.array(Template),
  permission: 'template.read',
});
export const listStarters = route(calls.listStarters, {
  access: 'session',
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
  summary: 'Save a template; each save is a version.',
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
  summary: 'Learn a template from past notes: headers in order, with style, instruction and example. Nothing is saved.',
  body: HealTemplate,
  largeBody: true,
  response: TemplateRecipe,
  permission: 'template.read',
  errors: ['EMPTY_SOURCE'],
});
export const previewTemplate = route(calls.previewTemplate, {
  access: 'session',
  summary: 'What a template makes of a made-up visit. Nothing is saved.',
  body: PreviewTemplate,
  largeBody: true,
  response: TemplatePreview,
  permission: 'template.read',
  errors: ['TEMPLATE_WITHOUT_SECTIONS', 'NO_CREDITS'],
  cost: 'preview-note',
});

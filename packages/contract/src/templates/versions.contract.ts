import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import { Template } from './templates.schemas.ts';
import * as calls from './versions.calls.ts';
import {
  TemplateCopy,
  TemplateOrder,
  TemplateRollback,
  TemplateVersion,
  TemplateVersionParams,
  TemplateVersionUpdate,
} from './versions.schemas.ts';

const VersionsQuery = z.object({ include_archived: z.stringbool().default(false) });

export const listTemplateVersions = route(calls.listTemplateVersions, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'What was saved of a template, newest first, with author and reason.',
  params: IdParams,
  query: VersionsQuery,
  response: z.array(TemplateVersion),
  permission: 'template.use',
});
export const rollBackTemplate = route(calls.rollBackTemplate, {
  access: 'session',
  summary: 'Bring back an earlier version as the newest; everyone who has the template is notified.',
  params: TemplateVersionParams,
  body: TemplateRollback,
  response: Template,
  permission: 'template.edit',
  errors: ['CONFLICT'],
});
export const updateTemplateVersion = route(calls.updateTemplateVersion, {
  access: 'session',
  summary: 'Put a version into the archive, or take it out; the newest stays. [ours]',
  params: TemplateVersionParams,
  body: TemplateVersionUpdate,
  response: Ok,
  permission: 'template.edit',
  errors: ['CONFLICT'],
});
export const listTemplateCopies = route(calls.listTemplateCopies, {
  access: 'session',
  summary: 'The copies that others made of a template that I share, and how far they drifted. [ours]',
  params: IdParams,
  response: z.array(TemplateCopy),
  permission: 'template.edit',
});
export const orderTemplates = route(calls.orderTemplates, {
  access: 'session',
  summary: 'Put my templates in order. [ours]',
  body: TemplateOrder,
  response: Ok,
  permission: 'template.manage',
});

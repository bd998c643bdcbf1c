import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './prompt-templates.calls.ts';
import { NewPromptTemplate, PromptTemplate, PromptTemplateUpdate } from './prompt-templates.schemas.ts';

export const listPromptTemplates = route(calls.listPromptTemplates, {
  access: 'session',
  summary: 'My prompt templates, by title.',
  response: z.array(PromptTemplate),
  permission: 'prompt-template.read',
});
export const createPromptTemplate = route(calls.createPromptTemplate, {
  access: 'session',
  summary: 'Make a prompt template.',
  body: NewPromptTemplate,
  response: PromptTemplate,
  permission: 'prompt-template.create',
});
export const updatePromptTemplate = route(calls.updatePromptTemplate, {
  access: 'session',
  summary: 'Save a prompt template.',
  params: IdParams,
  body: PromptTemplateUpdate,
  response: PromptTemplate,
  permission: 'prompt-template.edit',
  errors: ['VERSION_CONFLICT'],
});
export const deletePromptTemplate = route(calls.deletePromptTemplate, {
  access: 'session',
  summary: 'Delete a prompt template; what was written with it stays.',
  params: IdParams,
  response: Ok,
  permission: 'prompt-template.edit',
});

import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { NewPromptTemplate, PromptTemplate, PromptTemplateUpdate } from './prompt-templates.schemas.ts';

type ById = { id: string };

export const listPromptTemplates = call<Record<never, never>, PromptTemplate[]>('GET', '/prompt-templates/');
export const createPromptTemplate = call<{ body: NewPromptTemplate }, PromptTemplate>('POST', '/prompt-templates/');
export const updatePromptTemplate = call<{ params: ById; body: PromptTemplateUpdate }, PromptTemplate>(
  'PUT',
  '/prompt-templates/{id}',
);
export const deletePromptTemplate = call<{ params: ById }, Ok>('DELETE', '/prompt-templates/{id}');

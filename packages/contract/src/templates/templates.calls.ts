import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { NewTemplate, StarterTemplate, Template, TemplateUpdate } from './templates.schemas.ts';

export const listTemplates = call<{ query: { exclude_forms?: boolean } }, Template[]>('GET', '/templates/');
export const listStarters = call<Record<never, never>, StarterTemplate[]>('GET', '/templates/starters');
export const createTemplate = call<{ body: NewTemplate }, Template>('POST', '/templates/');
export const createTemplates = call<{ body: NewTemplate[] }, Template[]>('POST', '/templates/batch');
export const updateTemplate = call<{ body: TemplateUpdate }, Template>('PUT', '/templates');
export const deleteTemplate = call<{ params: { id: string } }, Ok>('DELETE', '/templates/{id}');

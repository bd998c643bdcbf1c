import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { Template } from './templates.schemas.ts';
import type {
  TemplateCopy,
  TemplateOrder,
  TemplateRollback,
  TemplateVersion,
  TemplateVersionUpdate,
} from './versions.schemas.ts';

export const listTemplateVersions = call<
  { params: { id: string }; query: { include_archived?: boolean } },
  TemplateVersion[]
>('GET', '/templates/{id}/versions');
export const rollBackTemplate = call<{ params: { id: string; version: number }; body: TemplateRollback }, Template>(
  'POST',
  '/templates/{id}/rollback/{version}',
);
export const updateTemplateVersion = call<{ params: { id: string; version: number }; body: TemplateVersionUpdate }, Ok>(
  'PUT',
  '/templates/{id}/versions/{version}',
);
export const listTemplateCopies = call<{ params: { id: string } }, TemplateCopy[]>('GET', '/templates/{id}/copies');
export const orderTemplates = call<{ body: TemplateOrder }, Ok>('PUT', '/templates/order');

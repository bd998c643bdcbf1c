import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
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

export const listTemplates = call<{ query: { exclude_forms?: boolean } }, Template[]>('GET', '/templates/');
export const listStarters = call<Record<never, never>, StarterTemplate[]>('GET', '/templates/starters');
export const createTemplate = call<{ body: NewTemplate }, Template>('POST', '/templates/');
export const createTemplates = call<{ body: NewTemplate[] }, Template[]>('POST', '/templates/batch');
export const updateTemplate = call<{ body: TemplateUpdate }, Template>('PUT', '/templates');
export const deleteTemplate = call<{ params: { id: string } }, Ok>('DELETE', '/templates/{id}');
export const getOnboarding = call<Record<never, never>, Onboarding>('GET', '/templates/onboarding');
export const healTemplate = call<{ body: HealTemplate }, HealedTemplate>('POST', '/transcripts/healed-template');
export const previewTemplate = call<{ body: PreviewTemplate }, TemplatePreview>(
  'POST',
  '/transcripts/preview-template-output',
);
export const streamTemplatePreview = call<{ body: PreviewTemplate }, TemplatePreviewEvent>(
  'POST',
  '/transcripts/preview-template-output/stream',
);
export const talkToTemplate = call<{ body: TalkTemplate }, TalkedTemplate>('POST', '/transcripts/talk_template');

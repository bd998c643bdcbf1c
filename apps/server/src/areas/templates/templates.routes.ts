import * as contract from '@clinical/contract/templates/templates.contract';
import { bind } from '../../platform/area.ts';
import { createTemplate } from './create-template.ts';
import { createTemplates } from './create-templates.ts';
import { deleteTemplate } from './delete-template.ts';
import { getOnboarding } from './get-onboarding.ts';
import { healTemplate } from './heal-template.ts';
import { listStarters } from './list-starters.ts';
import { listTemplates } from './list-templates.ts';
import { previewTemplate } from './preview-template.ts';
import { updateTemplate } from './update-template.ts';

export const routes = [
  bind(contract.listTemplates, (ctx, { query }) => listTemplates(ctx, query)),
  bind(contract.listStarters, () => listStarters()),
  bind(contract.createTemplate, (ctx, { body }) => createTemplate(ctx, body)),
  bind(contract.createTemplates, (ctx, { body }) => createTemplates(ctx, body)),
  bind(contract.updateTemplate, (ctx, { body }) => updateTemplate(ctx, body)),
  bind(contract.deleteTemplate, (ctx, { params }) => deleteTemplate(ctx, params.id)),
  bind(contract.getOnboarding, (ctx) => getOnboarding(ctx)),
  bind(contract.healTemplate, (ctx, { body }) => healTemplate(ctx, body)),
  bind(contract.previewTemplate, (ctx, { body }) => previewTemplate(ctx, body)),
];

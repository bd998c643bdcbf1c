import * as contract from '@clinical/contract/templates/templates.contract';
import * as versions from '@clinical/contract/templates/versions.contract';
import { bind, bindStream } from '../../platform/area.ts';
import { archiveVersion } from './archive-version.ts';
import { createTemplate, createTemplates } from './create-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { getOnboarding, listCopies, listStarters, listTemplates, listVersions } from './templates.reads.ts';
import { healTemplate } from './heal-template.ts';
import { orderTemplates } from './order-templates.ts';
import { previewTemplate, streamTemplatePreview } from './preview-template.ts';
import { rollBackTemplate } from './roll-back-template.ts';
import { talkToTemplate } from './talk-to-template.ts';
import { updateTemplate } from './update-template.ts';

export const routes = [
  bind(contract.listTemplates, (ctx, { query }) => listTemplates(ctx, query)),
  bind(contract.listStarters, () => listStarters()),
  bind(contract.createTemplate, (ctx, { body }) => createTemplate(ctx, body)),
  bind(contract.createTemplates, (ctx, { body }) => createTemplates(ctx, body)),
  bind(contract.updateTemplate, (ctx, { body }) => updateTemplate(ctx, body)),
  bind(versions.orderTemplates, (ctx, { body }) => orderTemplates(ctx, body)),
  bind(versions.listTemplateVersions, (ctx, { params, query }) => listVersions(ctx, params.id, query)),
  bind(versions.rollBackTemplate, (ctx, { params, body }) => rollBackTemplate(ctx, params, body)),
  bind(versions.updateTemplateVersion, (ctx, { params, body }) => archiveVersion(ctx, params, body)),
  bind(versions.listTemplateCopies, (ctx, { params }) => listCopies(ctx, params.id)),
  bind(contract.deleteTemplate, (ctx, { params }) => deleteTemplate(ctx, params.id)),
  bind(contract.getOnboarding, (ctx) => getOnboarding(ctx)),
  bind(contract.healTemplate, (ctx, { body }) => healTemplate(ctx, body)),
  bind(contract.previewTemplate, (ctx, { body }) => previewTemplate(ctx, body)),
  bindStream(contract.streamTemplatePreview, (ctx, { body }, send) => streamTemplatePreview(ctx, body, send)),
  bind(contract.talkToTemplate, (ctx, { body }) => talkToTemplate(ctx, body)),
];

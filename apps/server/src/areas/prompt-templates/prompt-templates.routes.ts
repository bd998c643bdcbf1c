import * as contract from '@clinical/contract/prompt-templates/prompt-templates.contract';
import { bind } from '../../platform/area.ts';
import { createPromptTemplate } from './create-prompt-template.ts';
import { deletePromptTemplate } from './delete-prompt-template.ts';
import { listPromptTemplates } from './prompt-templates.reads.ts';
import { updatePromptTemplate } from './update-prompt-template.ts';

export const routes = [
  bind(contract.listPromptTemplates, (ctx) => listPromptTemplates(ctx)),
  bind(contract.createPromptTemplate, (ctx, { body }) => createPromptTemplate(ctx, body)),
  bind(contract.updatePromptTemplate, (ctx, { params, body }) => updatePromptTemplate(ctx, params.id, body)),
  bind(contract.deletePromptTemplate, (ctx, { params }) => deletePromptTemplate(ctx, params.id)),
];

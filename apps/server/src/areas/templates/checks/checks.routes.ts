import * as contract from '@clinical/contract/templates/checks.contract';
import { bind, bindStream } from '../../../platform/area.ts';
import { runTemplateChecks } from './run-checks.ts';
import { getTemplateChecks, setTemplateChecks } from './template-checks.ts';

export const checkRoutes = [
  bind(contract.getTemplateChecks, (ctx, { params }) => getTemplateChecks(ctx, params.id)),
  bind(contract.setTemplateChecks, (ctx, { params, body }) => setTemplateChecks(ctx, params.id, body)),
  bindStream(contract.runTemplateChecks, (ctx, { params, body }, send) =>
    runTemplateChecks(ctx, params.id, body, send),
  ),
];

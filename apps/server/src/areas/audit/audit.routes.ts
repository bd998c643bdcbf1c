import * as contract from '@clinical/contract/audit/audit.contract';
import * as emergencies from '@clinical/contract/audit/break-glass.contract';
import { bind, bindBytes, type BoundRoute } from '../../platform/area.ts';
import { breakGlass } from './break-glass.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit, listBreakGlass, verifyAudit } from './audit.reads.ts';
import { reviewBreakGlass } from './review-break-glass.ts';

export const auditRoutes: readonly BoundRoute[] = [
  bind(contract.listAudit, (ctx, { query }) => listAudit(ctx, query)),
  bindBytes(contract.exportAudit, (ctx, { query }) => exportAudit(ctx, query)),
  bind(contract.verifyAudit, (ctx) => verifyAudit(ctx)),
  bind(emergencies.breakGlass, (ctx, { params, body }) => breakGlass(ctx, params.id, body)),
  bind(emergencies.listBreakGlass, (ctx, { query }) => listBreakGlass(ctx, query)),
  bind(emergencies.reviewBreakGlass, (ctx, { params, body }) => reviewBreakGlass(ctx, params.id, body)),
];

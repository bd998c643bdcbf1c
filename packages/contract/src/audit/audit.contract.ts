import { z } from 'zod';
import { route } from '../route.ts';
import * as calls from './audit.calls.ts';
import { AuditFilter, AuditPage, AuditSelection, ChainVerification } from './audit.schemas.ts';

export const listAudit = route(calls.listAudit, {
  access: 'session',
  summary: '[ours] The log, newest first: of the workspace for admins and auditors, of one chart for who manages it.',
  query: AuditFilter,
  response: AuditPage,
  permission: 'audit.read',
  phi: true,
});
export const exportAudit = route(calls.exportAudit, {
  access: 'session',
  summary: '[ours] The same as a CSV file, with ids in the place of names of patients.',
  query: AuditSelection,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'audit.read',
});
export const verifyAudit = route(calls.verifyAudit, {
  access: 'session',
  summary:
    '[ours] What the verification of the log found, with the first row that was changed; it first verifies newer rows.',
  response: ChainVerification,
  permission: 'audit.read',
});

import { call } from '../call.ts';
import type { AuditFilter, AuditPage, AuditSelection, ChainVerification } from './audit.schemas.ts';

export const listAudit = call<{ query: AuditFilter }, AuditPage>('GET', '/audit');
export const exportAudit = call<{ query: AuditSelection }, Blob>('GET', '/audit/export');
export const verifyAudit = call<Record<never, never>, ChainVerification>('GET', '/audit/verification');

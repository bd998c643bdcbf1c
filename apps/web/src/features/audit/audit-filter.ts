import { type AuditKind, auditKinds } from '@clinical/contract/audit/audit.rules';
import type { AuditSelection } from '@clinical/contract/audit/audit.schemas';

/** What the address of the log may say: ids, never a name. `from` and `to` are days (YYYY-MM-DD), both included. */
export type AuditAddress = {
  tab?: 'emergency';
  userId?: string;
  noteId?: string;
  kind?: AuditKind;
  from?: string;
  to?: string;
};

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const matching = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;
const asDay = (value: unknown): string | undefined => {
  const text = matching(value, day);
  return text !== undefined && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : undefined;
};

/** Keeps what the page understands of any address; the rest is dropped. */
export function readAuditAddress(search: Record<string, unknown>): AuditAddress {
  return {
    tab: search['tab'] === 'emergency' ? 'emergency' : undefined,
    userId: matching(search['userId'], id),
    noteId: matching(search['noteId'], id),
    kind: auditKinds.find((kind) => kind === search['kind']),
    from: asDay(search['from']),
    to: asDay(search['to']),
  };
}

/** The start of a day in the reader's zone, `later` days after it, as ISO time. */
function startOf(date: string, later = 0): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth + later).toISOString();
}

/** The filter part of a call. Days begin and end in the reader's zone. */
export function toAuditSelection({ userId, noteId, kind, from, to }: AuditAddress): AuditSelection {
  return {
    ...(userId === undefined ? {} : { userId }),
    ...(noteId === undefined ? {} : { noteId }),
    ...(kind === undefined ? {} : { action: kind }),
    ...(from === undefined ? {} : { from: startOf(from) }),
    ...(to === undefined ? {} : { to: startOf(to, 1) }),
  };
}

export const isFiltered = (address: AuditAddress): boolean => Object.keys(toAuditSelection(address)).length > 0;

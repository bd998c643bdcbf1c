import type { AuditKind } from '@clinical/contract/audit/audit.rules';
import type { AuditEntry } from '@clinical/contract/audit/audit.schemas';

/** What one person did with a chart on one day. Times are ISO. */
export type Visit = {
  key: string;
  userId: string | null;
  userName: string | null;
  /** Through whose eyes an admin looked; null for their own. */
  asUserName: string | null;
  first: string;
  last: string;
  /** Each once, in the order in which they came. */
  kinds: AuditKind[];
};

/** Reading the log of a chart is no visit to the chart. */
const isVisit = ({ action }: AuditEntry): boolean => !action.startsWith('audit.');

/**
 * Rows of one chart's log (newest first) as visits, newest first.
 * @param dayOf the day of an ISO time in the reader's zone
 */
export function visitsOf(rows: readonly AuditEntry[], dayOf: (at: string) => string): Visit[] {
  const visits = new Map<string, Visit>();
  for (const row of rows.filter(isVisit)) {
    const key = `${row.userId} ${row.asUserId} ${dayOf(row.at)}`;
    const visit = visits.get(key);
    if (!visit) {
      const { userId, userName, asUserName, at } = row;
      visits.set(key, { key, userId, userName, asUserName, first: at, last: at, kinds: [row.kind] });
      continue;
    }
    visit.first = row.at;
    visit.kinds = [row.kind, ...visit.kinds.filter((kind) => kind !== row.kind)];
  }
  return [...visits.values()];
}

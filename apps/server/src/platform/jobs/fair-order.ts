import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { WorkOwner } from '../work/fair-slots.ts';

/**
 * The place of a new job in the queue: jobs run in the order of their tags (start-time fair queueing). A person's jobs follow each
 * other by as many tags as persons of the workspace have pending jobs, so that workspaces advance alike. Whoever has none pending
 * begins at the tag that is served now.
 */
export async function fairTag(db: Database, queue: string, { userId, workspaceId }: WorkOwner): Promise<number> {
  const columns = sql`-priority as tag, state, group_id, data->'actor'->>'userId' as user_id`;
  // two selects, as each has an index of its own
  const { rows } = (await db.execute(sql`
    with open as (
      select ${columns} from pgboss.job where name = ${queue} and state < 'active' and not blocked and group_id is not null
      union all
      select ${columns} from pgboss.job where name = ${queue} and state = 'active' and group_id is not null
    ), own as (select * from open where group_id = ${workspaceId} and state < 'active')
    select greatest(
      (select coalesce(max(tag) filter (where state = 'active'), min(tag), 0) from open),
      (select max(tag) filter (where user_id = ${userId}) + count(distinct user_id) from own)
    )::int as tag`)) as unknown as { rows: { tag: number }[] };
  return rows[0]!.tag;
}

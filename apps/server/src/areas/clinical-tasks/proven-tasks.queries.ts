import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { clinicalTasks } from './clinical-tasks.table.ts';

export type ProvenTask = { id: string; title: string; recordId: string; station: 'letter' | 'receipt' | 'proof' };

const stations = ['letter', 'receipt', 'proof'] as const;

/** Stations of tasks of a chart that the records prove. The caller has reached the chart already. */
export async function selectProvenTasks(
  { db }: Pick<Scope, 'db'>,
  noteId: string,
  recordIds: readonly string[],
): Promise<ProvenTask[]> {
  if (recordIds.length === 0) return [];
  const { id, title, letter, receipt, proof } = clinicalTasks;
  const isNamed = [letter, receipt, proof].map((station) =>
    inArray(sql<string>`${station} ->> 'recordId'`, [...recordIds]),
  );
  const rows = await db
    .select({ id, title, letter, receipt, proof })
    .from(clinicalTasks)
    .where(and(eq(clinicalTasks.noteId, noteId), or(...isNamed)));
  return rows.flatMap((row) =>
    stations.flatMap((station) => {
      const recordId = row[station]?.recordId;
      return recordId && recordIds.includes(recordId) ? [{ id: row.id, title: row.title, recordId, station }] : [];
    }),
  );
}

import type { LiteratureMark, LiteratureRecord } from '@clinical/language/literature/literature-record';
import { specialtyOf } from '@clinical/language/literature/journal-specialty';
import { designOf } from '@clinical/language/literature/study-design';
import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { keepStatuses } from './evidence.queries.ts';
import {
  deletePassages,
  deleteSources,
  insertPassages,
  insertSources,
  journalIdsOf,
  lockLibrary,
  type MarkRow,
  type NewSource,
  selectMarks,
  selectSame,
  type Shelf,
  shelfOf,
  type SourceRow,
  updateReadAt,
  updateSource,
  upsertMarks,
} from './library.queries.ts';

export type Stored = { added: number; updated: number; unchanged: number; marked: number; removed: number };

/**
 * Stores records of a file. One that is there already, by PMID, DOI, PMC number or title and year, is updated where it differs. Marks hold for
 * records that come later, too.
 */
export async function storeRecords(
  shelf: Shelf,
  given: readonly LiteratureRecord[],
  marks: readonly LiteratureMark[],
): Promise<Stored> {
  const done: Stored = { added: 0, updated: 0, unchanged: 0, marked: 0, removed: 0 };
  const records = distinct(storable([...given]));
  if (records.length === 0 && marks.length === 0) return done;
  await lockLibrary(shelf.db);
  await upsertMarks(shelf, lastOf(marks));
  await applyMarks(shelf, marks, done);
  const there = await sameAs(shelf, records);
  const known = new Map(
    (
      await selectMarks(
        shelf,
        records.flatMap(({ pmid }) => pmid ?? []),
      )
    ).map((mark) => [mark.pmid, mark]),
  );
  const journals = await journalsOf(shelf, records);
  const added: NewSource[] = [];
  const same: string[] = [];
  const texts: { sourceId: string; page: number; text: string }[] = [];
  for (const record of records) {
    const before = there(record);
    const mark = record.pmid === null ? undefined : known.get(record.pmid);
    if (mark?.kind === 'deleted') continue;
    const next = rowOf(shelf, record, journals.get(journalKey(record))!, mark);
    if (before?.digest === next.digest && before.status === next.status) same.push(before.id);
    else if (before) {
      await replace(shelf, before, next, record.abstract);
      done.updated++;
    } else {
      added.push(next);
      texts.push({ sourceId: next.id, page: 1, text: record.abstract });
      done.added++;
    }
  }
  await insertSources(shelf.db, added, texts);
  await updateReadAt(shelf.db, same, shelf.clock.now());
  done.unchanged = same.length;
  return done;
}

/** The same for the library of the acting workspace. */
export async function addRecords(
  tx: Tx,
  records: readonly LiteratureRecord[],
  marks: readonly LiteratureMark[],
): Promise<Stored> {
  const done = await storeRecords(shelfOf(tx), records, marks);
  if (records.length > 0 || marks.length > 0)
    await tx.audit('evidence-source.import', { type: 'evidence-source', id: null });
  return done;
}

/** Of records that are one and the same, the last. */
function distinct(records: readonly LiteratureRecord[]): LiteratureRecord[] {
  const byKey = new Map<string, LiteratureRecord>();
  for (const record of records)
    byKey.set(record.pmid ?? record.doi ?? record.pmcid ?? `${record.title} ${record.year}`, record);
  return [...byKey.values()];
}

const weight = { superseded: 0, deleted: 1, retracted: 2 };

/** One mark for each record: the gravest. */
function lastOf(marks: readonly LiteratureMark[]): LiteratureMark[] {
  const byPmid = new Map<string, LiteratureMark>();
  for (const mark of marks) {
    const before = byPmid.get(mark.pmid);
    if (!before || weight[mark.kind] >= weight[before.kind]) byPmid.set(mark.pmid, mark);
  }
  return [...byPmid.values()];
}

async function applyMarks(shelf: Shelf, marks: readonly LiteratureMark[], done: Stored): Promise<void> {
  const final = lastOf(marks);
  const rows = await selectSame(shelf, { pmids: final.map(({ pmid }) => pmid), dois: [], pmcids: [], titles: [] });
  const deleted: string[] = [];
  for (const mark of final) {
    const row = rows.find(({ pmid }) => pmid === mark.pmid);
    if (!row) continue;
    if (mark.kind === 'deleted') deleted.push(row.id);
    else if (row.status !== mark.kind && row.status !== 'retracted') {
      await updateSource(shelf, row.id, { status: mark.kind, statusNote: mark.note });
      done.marked++;
    }
  }
  await keepStatuses(
    shelf.db,
    rows.filter(({ id }) => deleted.includes(id)),
  );
  await deleteSources(shelf.db, deleted);
  done.removed += deleted.length;
}

async function sameAs(
  shelf: Shelf,
  records: readonly LiteratureRecord[],
): Promise<(record: LiteratureRecord) => SourceRow | undefined> {
  const rows = await selectSame(shelf, {
    pmids: records.flatMap(({ pmid }) => pmid ?? []),
    dois: records.flatMap(({ doi }) => doi ?? []),
    pmcids: records.flatMap(({ pmcid }) => pmcid ?? []),
    titles: records.map(({ title }) => title),
  });
  const taken = new Set<string>();
  return (record) => {
    const found = rows.find((row) => !taken.has(row.id) && isSame(row, record));
    if (found) taken.add(found.id);
    return found;
  };
}

/** Two numbers of one kind that differ tell two records apart, whatever else they share. */
function isSame(row: SourceRow, record: LiteratureRecord): boolean {
  if (row.pmid !== null && record.pmid !== null) return row.pmid === record.pmid;
  if (row.doi !== null && record.doi !== null) return row.doi === record.doi;
  if (row.pmcid !== null && record.pmcid !== null) return row.pmcid === record.pmcid;
  return row.title === record.title && row.year === record.year && row.kind === 'abstract';
}

const journalKey = ({ journal }: LiteratureRecord): string =>
  journal === null ? 'unnamed' : (journal.nlmId ?? journal.title.toLowerCase());

function journalsOf(shelf: Shelf, records: readonly LiteratureRecord[]): Promise<Map<string, string>> {
  const wanted = new Map(
    records.map((record) => {
      const key = journalKey(record);
      const title = record.journal?.title ?? 'Journal not stated';
      return [
        key,
        {
          id: shelf.ids.uuid(),
          kind: record.journal === null ? ('unnamed' as const) : ('journal' as const),
          title,
          key,
          nlmId: record.journal?.nlmId ?? null,
          specialty: record.journal === null ? null : specialtyOf(title),
          createdAt: shelf.clock.now(),
        },
      ];
    }),
  );
  return journalIdsOf(shelf.db, shelf.workspaceId, [...wanted.values()]);
}

function rowOf(
  shelf: Shelf,
  record: LiteratureRecord,
  journalId: string,
  mark: MarkRow | undefined,
): NewSource & { digest: string } {
  const { pmid, pmcid, doi, title, abstract, year, publicationTypes } = record;
  const { design, level, words } = designOf({ title, abstract, types: publicationTypes });
  const marked = mark && mark.kind !== 'deleted' ? { kind: mark.kind, note: mark.note } : null;
  const status = record.status?.kind === 'retracted' ? record.status : (marked ?? record.status);
  return {
    id: shelf.ids.uuid(),
    workspaceId: shelf.workspaceId,
    journalId,
    kind: 'abstract',
    title,
    year,
    pmid,
    pmcid,
    doi,
    licence: null,
    publicationTypes,
    design,
    level,
    designWords: words,
    status: status?.kind ?? 'current',
    statusNote: status?.note ?? '',
    digest: createHash('sha256').update(JSON.stringify(record)).digest('hex'),
    addedBy: shelf.addedBy,
    createdAt: shelf.clock.now(),
    readAt: shelf.clock.now(),
  };
}

/** The record keeps its id, so that answers find it, and a number that the newer file does not have. */
async function replace(shelf: Shelf, before: SourceRow, next: NewSource, abstract: string): Promise<void> {
  await deletePassages(shelf.db, [before.id]);
  const { id: _, createdAt: _made, addedBy: _by, ...changes } = next;
  const retracted = before.status === 'retracted' ? { status: before.status, statusNote: before.statusNote } : {};
  const row = {
    ...changes,
    pmid: next.pmid ?? before.pmid,
    doi: next.doi ?? before.doi,
    pmcid: next.pmcid ?? before.pmcid,
    ...retracted,
  };
  await updateSource(shelf, before.id, row);
  await insertPassages(shelf.db, [{ ...row, id: before.id }], [{ sourceId: before.id, page: 1, text: abstract }]);
}

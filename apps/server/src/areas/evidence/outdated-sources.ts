import type { OutdatedSource } from '@clinical/contract/transcripts/entries.schemas';
import type { CitedSources, CitingEntry } from '../transcripts/public.ts';
import { selectOutdated } from './evidence.queries.ts';

type Cited = { ids: string[]; pmids: string[]; pmcids: string[] };

/** The publications of entries by their links and addresses, as they stand now: what a text says of them is as old as the text. */
export const outdatedSources: CitedSources = {
  async outdatedOf({ db }, entries) {
    const cited = new Map(entries.map((entry) => [entry, citedBy(entry)]));
    const byEntry = new Map<string, OutdatedSource[]>();
    for (const [workspaceId, some] of Map.groupBy(entries, (entry) => entry.workspaceId)) {
      const all = some.map((entry) => cited.get(entry)!);
      const found = await selectOutdated(db, workspaceId, {
        ids: all.flatMap(({ ids }) => ids),
        pmids: all.flatMap(({ pmids }) => pmids),
        pmcids: all.flatMap(({ pmcids }) => pmcids),
      });
      for (const entry of some) {
        const own = found.filter((one) => isCited(one, cited.get(entry)!));
        const sources = own.map(({ title, status, statusNote }) => ({ title, status, note: statusNote }));
        if (sources.length > 0) byEntry.set(entry.id, sources);
      }
    }
    return byEntry;
  },
};

function citedBy({ sections, sentences }: CitingEntry): Cited {
  const html = sections.map((section) => section.html).join(' ');
  const links = sentences.flatMap((sentence) => sentence.links.flatMap(({ source }) => source ?? []));
  const numbers = (address: RegExp) => [...html.matchAll(address)].map(([, number]) => number!);
  return {
    ids: links.filter(({ kind }) => kind === 'publication').map(({ id }) => id),
    pmids: numbers(/\bpubmed\.ncbi\.nlm\.nih\.gov\/(\d{1,9})\b/g),
    pmcids: numbers(/\bpmc\.ncbi\.nlm\.nih\.gov\/articles\/(PMC\d{1,9})\b/g),
  };
}

const isCited = (
  { id, pmid, pmcid }: Awaited<ReturnType<typeof selectOutdated>>[number],
  { ids, pmids, pmcids }: Cited,
): boolean =>
  (id !== null && ids.includes(id)) ||
  (pmid !== null && pmids.includes(pmid)) ||
  (pmcid !== null && pmcids.includes(pmcid));

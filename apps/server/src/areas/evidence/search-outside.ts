import type { AskEvent, RunSearch } from '@clinical/contract/evidence/answer.schemas';
import type { ReadRecord } from '@clinical/language/literature/literature-record';
import { readEuropePmc } from '@clinical/language/literature/read-europe-pmc';
import { readPubmedXml } from '@clinical/language/literature/read-pubmed-xml';
import { type LiteratureHits, literaturePort } from '../../gateways/literature/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { servicesOff } from '../accounts/public.ts';
import { askedWords } from './find-sources.ts';
import { selectJournalNames, selectStoredPmids } from './library.queries.ts';
import type { Where } from './search.queries.ts';
import { addRecords } from './store-records.ts';

/** Services read no more of a question. */
const mostWords = 8;
/** A record that was read so recently is not read again, unless a retraction may have come since. */
const freshForMs = 7 * 24 * 60 * 60_000;

/**
 * Searches the services of the configuration that the workspace has not switched off, by the words of a question without identifiers. What they
 * find is added to the library, where the answer is then looked for. With journals chosen, only in those. @throws AppError UNAVAILABLE
 */
export async function searchOutside(
  ctx: Context,
  { journalIds }: Where,
  question: string,
  send: (event: AskEvent) => Promise<void>,
): Promise<RunSearch[]> {
  const words = askedWords(question).slice(0, mostWords);
  const journals = await selectJournalNames(ctx.db, journalIds);
  const searches: RunSearch[] = [];
  if (words.length === 0 || (journalIds.length > 0 && journals.length === 0)) return searches;
  const since = ctx.clock.now() - freshForMs;
  for (const service of ctx.use(literaturePort).services) {
    // one may be switched off while another is asked
    if ((await servicesOff(ctx)).ids.has(service.id)) continue;
    await send({ type: 'searching', service: service.name });
    const isStored = (pmids: readonly string[]) => selectStoredPmids(ctx, pmids, since);
    const hits = await service.search({ words, journals, isStored, signal: ctx.signal });
    const read = await recordsOf(service.name, hits);
    const records = read.flatMap(({ record }) => (record && record.title && record.abstract ? [record] : []));
    await ctx.transaction((tx) =>
      addRecords(
        tx,
        records,
        read.flatMap(({ marks }) => marks),
      ),
    );
    const search = { service: service.name, words: hits.query, found: hits.found, read: records.length };
    searches.push(search);
    await send({ type: 'search', search });
  }
  return searches;
}

async function recordsOf(name: string, { form, content }: LiteratureHits): Promise<ReadRecord[]> {
  try {
    if (form === 'europe-pmc-json') return readEuropePmc(JSON.parse(content));
    const records: ReadRecord[] = [];
    for await (const record of readPubmedXml(onceOf(content))) records.push(record);
    return records;
  } catch (error) {
    throw new AppError('UNAVAILABLE', { message: `The answer of ${name} could not be read.`, cause: error });
  }
}

async function* onceOf(content: string): AsyncGenerator<string> {
  yield content;
}

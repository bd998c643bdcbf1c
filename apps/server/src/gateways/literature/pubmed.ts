import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { away, jsonOf, literatureRequest } from './literature-request.ts';
import type { LiteratureService } from './port.ts';

export type PubmedOptions = { url: string; key: string | null; email: string | null; clock: Clock };

const name = 'PubMed';
/** NCBI's limits, per second. */
const allowed = { withKey: 10, without: 3 };
/** Of one search, the most relevant. */
const most = 25;

const Found = z.object({
  esearchresult: z.object({ count: z.coerce.number().int(), idlist: z.array(z.string().regex(/^\d{1,9}$/)) }),
});

/** NCBI's E-utilities: `esearch` gives ids by relevance, `efetch` the records that are not stored yet. */
export function pubmed({ url, key, email, clock }: PubmedOptions): LiteratureService {
  const request = literatureRequest(name, clock, key === null ? allowed.without : allowed.withKey);

  function addressOf(utility: string, fields: Record<string, string>): URL {
    const address = new URL(`${url.replace(/\/+$/, '')}/${utility}.fcgi`);
    const all = { db: 'pubmed', tool: 'ai-clinical-workspace', ...fields };
    for (const [field, value] of Object.entries(all)) address.searchParams.set(field, value);
    if (key !== null) address.searchParams.set('api_key', key);
    if (email !== null) address.searchParams.set('email', email);
    return address;
  }

  async function search(term: string, signal: AbortSignal): Promise<{ count: number; idlist: string[] }> {
    const fields = { term, retmode: 'json', retmax: String(most), sort: 'relevance' };
    const found = Found.safeParse(jsonOf(name, await request(addressOf('esearch', fields), signal)));
    if (!found.success) throw away(`The answer of ${name} could not be read.`);
    return found.data.esearchresult;
  }

  return {
    id: 'literature-pubmed',
    name,
    async search({ words, journals, isStored, signal }) {
      const where = journals.map((title) => `"${title.replaceAll('"', '')}"[jour]`).join(' OR ');
      const within = (term: string): string => (where === '' ? term : `(${term}) AND (${where})`);
      let query = within(words.join(' AND '));
      let { count, idlist } = await search(query, signal);
      if (count === 0 && words.length > 1) {
        query = within(words.join(' OR '));
        ({ count, idlist } = await search(query, signal));
      }
      const stored = await isStored(idlist);
      const wanted = idlist.filter((id) => !stored.has(id));
      const content =
        wanted.length === 0 ? '' : await request(addressOf('efetch', { id: wanted.join(','), retmode: 'xml' }), signal);
      return { query, found: count, form: 'pubmed-xml', content };
    },
    async test(signal) {
      await search('hypertension', signal);
      return `${name} answered.`;
    },
  };
}

import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { away, jsonOf, literatureRequest } from './literature-request.ts';
import type { LiteratureService } from './port.ts';

export type EuropePmcOptions = { url: string; clock: Clock };

const name = 'Europe PMC';
/** They state no limit; this is slower than a person notices. */
const perSecond = 5;
const most = 25;

const Found = z.object({ hitCount: z.number().int(), resultList: z.object({ result: z.array(z.unknown()) }) });

/** Europe PMC's RESTful service: one request gives whole records, the most relevant first. */
export function europePmc({ url, clock }: EuropePmcOptions): LiteratureService {
  const request = literatureRequest(name, clock, perSecond);

  async function search(query: string, signal: AbortSignal): Promise<{ found: number; content: string }> {
    const address = new URL(`${url.replace(/\/+$/, '')}/search`);
    const fields = { query, format: 'json', resultType: 'core', pageSize: String(most), cursorMark: '*' };
    for (const [field, value] of Object.entries(fields)) address.searchParams.set(field, value);
    const content = await request(address, signal);
    const read = Found.safeParse(jsonOf(name, content));
    if (!read.success) throw away(`The answer of ${name} could not be read.`);
    return { found: read.data.hitCount, content };
  }

  return {
    id: 'literature-europe-pmc',
    name,
    async search({ words, journals, signal }) {
      const where = journals.map((title) => `JOURNAL:"${title.replaceAll('"', '')}"`).join(' OR ');
      const within = (joint: string): string => {
        const term = words.map((word) => `TITLE_ABS:${word}`).join(joint);
        return where === '' ? term : `(${term}) AND (${where})`;
      };
      let query = within(' AND ');
      let hits = await search(query, signal);
      if (hits.found === 0 && words.length > 1) {
        query = within(' OR ');
        hits = await search(query, signal);
      }
      return { query, form: 'europe-pmc-json', ...hits };
    },
    async test(signal) {
      await search('TITLE_ABS:hypertension', signal);
      return `${name} answered.`;
    },
  };
}

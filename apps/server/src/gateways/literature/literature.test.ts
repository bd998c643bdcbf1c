import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LiteratureServer } from '../../../test/literature-server.ts';
import { europePmc } from './europe-pmc.ts';
import type { LiteratureSearch } from './port.ts';
import { pubmed } from './pubmed.ts';

let server: LiteratureServer;
const clock = { now: Date.now };
const wanted = (changes: Partial<LiteratureSearch> = {}): LiteratureSearch => ({
  words: ['exercise', 'knee'],
  journals: [],
  isStored: async () => new Set(),
  signal: AbortSignal.timeout(60_000),
  ...changes,
});
const atPubmed = (key: string | null = null) =>
  pubmed({ url: server.pubmedUrl, key, email: 'library@clinic.example', clock });
const atEuropePmc = () => europePmc({ url: server.europePmcUrl, clock });

beforeEach(async () => {
  server = await new LiteratureServer().start();
  server.publications = [
    { pmid: '1', title: 'Exercise for knee pain', abstract: 'Exercise reduced knee pain.' },
    { pmid: '2', title: 'Knee braces', abstract: 'Braces did not help.', journal: 'Journal of Braces' },
  ];
});
afterEach(() => server.stop());

describe('PubMed', () => {
  it('is asked for all words, then for any, and gives records as XML', async () => {
    const hits = await atPubmed('key-1').search(wanted());
    expect(hits).toMatchObject({ query: 'exercise AND knee', found: 1, form: 'pubmed-xml' });
    expect(hits.content).toContain('<PMID Version="1">1</PMID>');
    const [searched] = server.requests;
    expect(Object.fromEntries(searched!.searchParams)).toEqual({
      db: 'pubmed',
      tool: 'ai-clinical-workspace',
      term: 'exercise AND knee',
      retmode: 'json',
      retmax: '25',
      sort: 'relevance',
      api_key: 'key-1',
      email: 'library@clinic.example',
    });
    expect(await atPubmed().search(wanted({ words: ['braces', 'snow'] }))).toMatchObject({
      query: 'braces OR snow',
      found: 1,
    });
  });

  it('sends no record again that is stored, and searches the chosen journals only', async () => {
    const stored = await atPubmed().search(wanted({ isStored: async (pmids) => new Set(pmids) }));
    expect(stored).toMatchObject({ found: 1, content: '' });
    expect(server.requests.map(({ pathname }) => pathname)).toEqual(['/eutils/esearch.fcgi']);
    const within = await atPubmed().search(wanted({ words: ['knee'], journals: ['Journal of Braces'] }));
    expect(within).toMatchObject({ query: '(knee) AND ("Journal of Braces"[jour])', found: 1 });
  });

  it('waits once where it is asked to, and says so when that does not help', async () => {
    server.refusals = { status: 429, times: 1, retryAfter: '1' };
    expect(await atPubmed().search(wanted())).toMatchObject({ found: 1 });
    server.refusals = { status: 429, times: 2 };
    await expect(atPubmed().search(wanted())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'PubMed answered with 429.',
    });
    const gone = atPubmed();
    await server.stop();
    await expect(gone.test(AbortSignal.timeout(60_000))).rejects.toMatchObject({
      message: 'PubMed could not be reached.',
    });
  });

  it('takes no page for an answer', async () => {
    const page = pubmed({ url: server.address, key: null, email: null, clock });
    await expect(page.search(wanted())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('Europe PMC', () => {
  it('is asked for words of title and abstract, and gives whole records', async () => {
    const hits = await atEuropePmc().search(wanted());
    expect(hits).toMatchObject({
      query: 'TITLE_ABS:exercise AND TITLE_ABS:knee',
      found: 1,
      form: 'europe-pmc-json',
    });
    expect(JSON.parse(hits.content)).toMatchObject({ resultList: { result: [{ pmid: '1' }] } });
    expect(server.requests[0]!.searchParams.get('resultType')).toBe('core');
    expect(await atEuropePmc().search(wanted({ words: ['knee'], journals: ['Journal of Braces'] }))).toMatchObject({
      query: '(TITLE_ABS:knee) AND (JOURNAL:"Journal of Braces")',
      found: 1,
    });
  });

  it('works when it answers', async () => {
    expect(await atEuropePmc().test(AbortSignal.timeout(60_000))).toBe('Europe PMC answered.');
  });
});

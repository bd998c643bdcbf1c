import { getLedger } from '@clinical/contract/credits/credits.calls';
import { getLibrary, listJournals, setSelection } from '@clinical/contract/evidence/evidence.calls';
import { getWorkspacePolicy, setWorkspacePolicy } from '@clinical/contract/teams/policy.calls';
import { listIntegrations, testIntegration } from '@clinical/contract/operations/integrations.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { answerOf, askedOf, newPublication } from '../../../test/builders/evidence.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { LiteratureServer } from '../../../test/literature-server.ts';

let literature: LiteratureServer;
let server: TestServer;
let account: TestAccount;
const question = 'Does zeolite powder heal snake bites?';
const balance = async () => (await account.ok(getLedger, { query: {} })).balance;
const zeolite = {
  pmid: '401',
  title: 'Zeolite powder for snake bites: a randomised trial',
  abstract: 'Ninety adults were randomised. Zeolite powder did not heal snake bites sooner than saline.',
};

beforeAll(async () => {
  literature = await new LiteratureServer().start();
  server = await startTestServer({
    LITERATURE_SEARCH: 'pubmed,europe-pmc',
    PUBMED_URL: literature.pubmedUrl,
    EUROPE_PMC_URL: literature.europePmcUrl,
  });
});
afterAll(async () => {
  await server.stop();
  await literature.stop();
});
beforeEach(async () => {
  account = await newAccount(server);
  literature.publications = [zeolite];
  literature.requests.length = 0;
});

describe('a question with outside services', () => {
  it('is searched there by its words, and answered from what is stored of that', async () => {
    const events = await askedOf(account, {
      question: `${question} For Ottoline Marchbanks, born 03/04/1961`,
      hide: ['Ottoline Marchbanks'],
    });
    const names = events.flatMap((event) => (event.type === 'searching' ? [event.service] : []));
    expect(names).toEqual(['PubMed', 'Europe PMC']);
    const last = events.at(-1);
    expect(last).toMatchObject({
      type: 'answer',
      answer: {
        match: true,
        lines: [{ text: 'Zeolite powder did not heal snake bites sooner than saline.' }],
        studies: [{ level: 1, citation: { pmid: '401', url: 'https://pubmed.ncbi.nlm.nih.gov/401/' } }],
        searches: expect.arrayContaining([
          { service: 'PubMed', words: expect.stringContaining('zeolite'), found: 1, read: 1 },
          expect.objectContaining({ service: null }),
        ]),
      },
    });
    const sent = literature.requests.map(String).join(' ');
    expect(sent).toContain('zeolite');
    expect(sent).not.toMatch(/Ottoline|Marchbanks|1961|name|date/i);
  });

  it('reads no record of PubMed a second time, and marks what was retracted since', async () => {
    await answerOf(account, { question });
    literature.requests.length = 0;
    literature.publications.push({
      pmid: '900',
      title: 'Retraction: zeolite powder for snake bites heal',
      abstract: 'See the notice.',
      relation: ['RetractionOf', '401'],
    });
    const { studies } = await answerOf(account, { question });
    const fetched = literature.requests.filter(({ pathname }) => pathname.endsWith('efetch.fcgi'));
    expect(fetched.map(({ searchParams }) => searchParams.get('id'))).toEqual(['900']);
    expect(studies.find(({ citation }) => citation.pmid === '401')).toMatchObject({ status: 'retracted', used: false });
    const { counts } = await account.ok(getLibrary, { query: {} });
    expect(counts.retracted).toBe(1);
  });

  it('reads a record again after a week, once', async () => {
    await answerOf(account, { question });
    await server.engine.query('update evidence_sources set created_at = 0, read_at = 0 where workspace_id = $1', [
      account.workspaceId,
    ]);
    const fetched = async () => {
      literature.requests.length = 0;
      await answerOf(account, { question });
      return literature.requests.filter(({ pathname }) => pathname.endsWith('efetch.fcgi')).length;
    };
    expect([await fetched(), await fetched()]).toEqual([1, 0]);
  });

  it('is searched in the chosen journals only', async () => {
    await newPublication(server, account, { journal: 'Heart Letters' });
    const [heart] = await account.ok(listJournals, { query: { query: 'Heart Letters' } });
    await account.ok(setSelection, { body: { journalIds: [heart!.id] } });
    expect(await answerOf(account, { question })).toMatchObject({ match: false });
    expect(literature.requests[0]!.searchParams.get('term')).toContain('"Heart Letters"[jour]');
  });

  it('fails with the service and costs nothing, and the library answers when asked alone', async () => {
    literature.refusals = { status: 500, times: 1 };
    const before = await balance();
    const events = await askedOf(account, { question });
    expect(events.at(-1)).toMatchObject({ type: 'error', message: 'PubMed answered with 500.' });
    expect(await balance()).toBe(before);
    literature.requests.length = 0;
    const answer = await answerOf(account, { question, engine: 'local' });
    expect(answer.searches.every(({ service }) => service === null)).toBe(true);
    expect(literature.requests).toEqual([]);
  });

  it('is not sent to a service that the workspace has switched off', async () => {
    const { services } = await account.ok(getWorkspacePolicy, {});
    expect(services.filter(({ use }) => use === 'literature')).toEqual([
      { id: 'literature-pubmed', name: 'PubMed', use: 'literature', off: false },
      { id: 'literature-europe-pmc', name: 'Europe PMC', use: 'literature', off: false },
    ]);
    await account.ok(setWorkspacePolicy, { body: { servicesOff: ['literature-pubmed'] } });
    const { searches } = await answerOf(account, { question });
    const asked = searches.flatMap(({ service }) => service ?? []);
    expect(asked).toEqual(['Europe PMC']);
    await account.ok(setWorkspacePolicy, { body: { servicesOff: ['literature-pubmed', 'literature-europe-pmc'] } });
    literature.requests.length = 0;
    expect((await answerOf(account, { question })).searches.every(({ service }) => service === null)).toBe(true);
    expect(literature.requests).toEqual([]);
  });

  it('stands among the integrations with a test', async () => {
    const rows = await account.ok(listIntegrations, {});
    expect(rows.find(({ name }) => name === 'literature')).toMatchObject({
      label: 'PubMed, Europe PMC',
      state: 'connected',
    });
    const test = await account.ok(testIntegration, { params: { name: 'literature' } });
    expect(test).toMatchObject({ answered: true, message: 'PubMed answered. Europe PMC answered.' });
  });
});

import * as calls from '@clinical/contract/evidence/evidence.calls';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { addFiles, answerOf, nbibOf, newPublication } from '../../../test/builders/evidence.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { entryById } from '../../../test/builders/transcripts.ts';
import { newDatabase } from '../../../test/database.ts';
import { pdf } from '../../../test/documents.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import type { DatabaseEngine } from '../../platform/db/database.ts';
import { importLiterature } from './import-literature.ts';
import { loadStarter } from './load-starter.ts';

let engine: DatabaseEngine;
let server: TestServer;
let account: TestAccount;
const question = 'Does exercise reduce knee pain in adults?';

beforeAll(async () => {
  engine = await newDatabase();
  server = await startTestServer({}, { engine });
});
afterAll(async () => {
  await server.stop();
  await engine.close();
});
beforeEach(async () => {
  account = await newAccount(server);
});

describe('a retraction', () => {
  it('keeps a retraction in answers when its source is deleted, or is retracted only then', async () => {
    await newPublication(server, account);
    const { id } = await answerOf(account, { question });
    const retraction = nbibOf({ pmid: '900', type: 'Retraction of Publication', more: 'ROF - J Knees. PMID: 101' });
    const retract = () => addFiles(server, account, [{ name: 'r.nbib', content: retraction }]);
    const remove = async () => {
      const { sources } = await account.ok(calls.getLibrary, { query: { query: '101' } });
      await account.ok(calls.deleteLibrarySource, { params: { id: sources[0]!.citation.sourceId } });
    };
    await remove();
    expect(await account.ok(calls.getAnswer, { params: { id } })).toMatchObject({
      levelOne: true,
      studies: [{ status: 'current', statusNote: 'No longer in the library' }],
    });
    await retract();
    const retracted = { levelOne: false, studies: [{ status: 'retracted', statusNote: 'PMID 900' }] };
    expect(await account.ok(calls.getAnswer, { params: { id } })).toMatchObject(retracted);

    const title = 'Braces for elbow pain: a randomised trial';
    const abstract = 'METHODS: 90 adults were randomised. RESULTS: Braces reduced elbow pain in adults who play.';
    await newPublication(server, account, { pmid: '110', title, abstract });
    const later = await answerOf(account, { question: 'Do braces reduce elbow pain?' });
    const same = nbibOf({ pmid: '110', title: `${title} (Retracted article. See vol. 363, pg. 1)`, abstract });
    await addFiles(server, account, [{ name: 'same.nbib', content: same }]);
    const { sources } = await account.ok(calls.getLibrary, { query: { query: '110' } });
    await account.ok(calls.deleteLibrarySource, { params: { id: sources[0]!.citation.sourceId } });
    expect(await account.ok(calls.getAnswer, { params: { id: later.id } })).toMatchObject({
      levelOne: false,
      studies: [{ status: 'retracted' }],
    });
  });

  it('marks what comes with the program for the workspace that knows of its retraction', async () => {
    const { signal } = new AbortController();
    const started = { db: server.engine.db, use: () => undefined as never, signal };
    await loadStarter(started);
    await server.engine.query("update evidence_sources set pmid = '990' where pmcid = 'PMC1865086'", []);
    const asked = {
      question:
        'Do growth hormone and pioglitazone reduce visceral fat in obese adults with impaired glucose tolerance?',
    };
    const { id } = await answerOf(account, asked);
    const retraction = nbibOf({ pmid: '900', type: 'Retraction of Publication', more: 'ROF - J Fat. PMID: 990' });
    await addFiles(server, account, [{ name: 'r.nbib', content: retraction }]);
    const statusOf = (studies: { citation: { pmcid: string | null }; status: string }[]) =>
      studies.find(({ citation }) => citation.pmcid === 'PMC1865086')?.status;
    expect(statusOf((await account.ok(calls.getAnswer, { params: { id } })).studies)).toBe('retracted');
    expect(statusOf((await answerOf(account, asked)).studies)).toBe('retracted');
    const { sources, counts } = await account.ok(calls.getLibrary, { query: { query: 'PMC1865086' } });
    expect([sources[0]!.status, counts.retracted]).toEqual(['retracted', 1]);
    const other = await newAccount(server);
    expect(statusOf((await answerOf(other, asked)).studies)).toBe('current');
  });
});

describe('an entry of a chart', () => {
  it('shows what was retracted or superseded since, also when the source is deleted', async () => {
    await newPublication(server, account, { pmid: '140' });
    const { id } = await answerOf(account, { question });
    const { id: noteId } = await newNote(account);
    const { entryId } = await account.ok(calls.saveAnswerToNote, { params: { id }, body: { noteId } });
    const outdated = async (which = entryId) => (await entryById(account, which)).outdatedSources;
    expect(await outdated()).toBeUndefined();
    const notice = nbibOf({ pmid: '900', type: 'Retraction of Publication', more: 'ROF - J Knees. PMID: 140' });
    await addFiles(server, account, [{ name: 'r.nbib', content: notice }]);
    const [retracted] = (await outdated())!;
    expect(retracted).toMatchObject({
      status: 'retracted',
      note: 'PMID 900',
      title: expect.stringMatching(/^Exercise/),
    });
    const { sources } = await account.ok(calls.getLibrary, { query: { query: '140' } });
    await account.ok(calls.deleteLibrarySource, { params: { id: sources[0]!.citation.sourceId } });
    expect(await outdated()).toMatchObject([{ status: 'retracted', title: 'PMID 140' }]);

    const edition = (year: number) => ({
      name: `Ankle guideline ${year}.pdf`,
      content: pdf([{ lines: ['Kites are recommended for ankle pain in adults who can walk.'] }]),
    });
    await addFiles(server, account, [edition(2018)]);
    const guided = await answerOf(account, { question: 'Are kites recommended for ankle pain?' });
    const saved = await account.ok(calls.saveAnswerToNote, { params: { id: guided.id }, body: { noteId } });
    expect(await outdated(saved.entryId)).toBeUndefined();
    await addFiles(server, account, [
      { ...edition(2024), content: pdf([{ lines: ['Kites twice a week for ankles.'] }]) },
    ]);
    expect(await outdated(saved.entryId)).toMatchObject([{ status: 'superseded', title: 'Ankle guideline 2018' }]);
  });
});

describe('the library of the operator', () => {
  let folder: string;
  const fileOf = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const importOf = (path: string) => importLiterature({ engine: server.engine, clock: server.clock }, path);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'literature-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is searched by every workspace, which cannot change it', async () => {
    const trial = { pmid: '120', title: 'Kites for ankle pain: a randomised trial' };
    const abstract = 'METHODS: 80 adults were randomised. RESULTS: Kites reduced ankle pain in adults who walk.';
    const path = await fileOf(
      'base.nbib',
      nbibOf({ ...trial, abstract }) + nbibOf({ pmid: '121', title: 'Kites', abstract: 'Kites fly.' }),
    );
    expect(await importOf(path)).toMatchObject({ added: 2, unchanged: 0, skipped: 0 });
    expect(await importOf(path)).toMatchObject({ added: 0, unchanged: 2, updated: 0 });
    const asked = { question: 'Do kites reduce ankle pain?' };
    expect(await answerOf(account, asked)).toMatchObject({ match: true, studies: [{ citation: { pmid: '120' } }] });
    const { sources } = await account.ok(calls.getLibrary, { query: { query: '120' } });
    expect(sources).toMatchObject([{ starter: false, abilities: { delete: false } }]);
    await newPublication(server, account, { ...trial, abstract });
    const own = await answerOf(account, asked);
    expect(own.studies.map(({ citation }) => citation.pmid)).toEqual(['120']);
    expect(own.searches.length).toBeGreaterThan(0);
  });

  it('brings retractions for what workspaces have, whichever comes first', async () => {
    await newPublication(server, account, { pmid: '130' });
    const { id } = await answerOf(account, { question });
    const noticeOf = (pmid: string) =>
      nbibOf({ pmid: '901', type: 'Retraction of Publication', more: `ROF - J Knees. PMID: ${pmid}` });
    await importOf(await fileOf('update.nbib', noticeOf('130') + noticeOf('131')));
    const retracted = { levelOne: false, studies: [{ status: 'retracted', statusNote: 'PMID 901' }] };
    expect(await account.ok(calls.getAnswer, { params: { id } })).toMatchObject(retracted);
    const later = await newAccount(server);
    await newPublication(server, later, { pmid: '131' });
    expect(await answerOf(later, { question })).toMatchObject({ match: false, studies: [{ status: 'retracted' }] });
  });

  it('takes no other files', async () => {
    await expect(importOf(await fileOf('a.txt', 'Kites'))).rejects.toThrow('not PubMed XML, NBIB or RIS');
    await expect(importOf(await fileOf('a.xml', '<?xml version="1.0"?><PubmedArticleSet>'))).rejects.toThrow();
    await expect(importOf(join(folder, 'none.nbib'))).rejects.toThrow('none.nbib');
  });
});

import { getLedger } from '@clinical/contract/credits/credits.calls';
import * as calls from '@clinical/contract/evidence/evidence.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { getCodes } from '@clinical/contract/signing/signing.calls';
import { viewPatient } from '@clinical/contract/visualizer/visualizer.calls';
import { asc, eq } from 'drizzle-orm';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { addFiles, answerOf, askedOf, nbibOf, newPublication } from '../../../test/builders/evidence.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { entryById, shortVisit } from '../../../test/builders/transcripts.ts';
import { pdf } from '../../../test/documents.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { loadStarter } from './load-starter.ts';

let server: TestServer;
let account: TestAccount;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const question = 'Does exercise reduce knee pain in adults?';
const balance = async (who = account) => (await who.ok(getLedger, { query: {} })).balance;
const actionsOf = async (who: TestAccount) => {
  const rows = await server.engine.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.workspaceId, who.workspaceId))
    .orderBy(asc(auditEvents.seq));
  return rows.map(({ action }) => action).filter((action) => action.startsWith('evidence'));
};

describe('an answer', () => {
  it('consists of sentences of its sources, tells its searches, and costs a credit', async () => {
    await newPublication(server, account);
    const events = await askedOf(account, { question });
    expect(events.map(({ type }) => type).filter((type) => type !== 'search')).toEqual(['sent', 'answer']);
    expect(events.find(({ type }) => type === 'search')).toMatchObject({
      search: { words: expect.stringContaining('knee'), found: expect.any(Number) },
    });
    const [answered] = events.flatMap((event) => (event.type === 'answer' ? [event.answer] : []));
    expect(answered).toMatchObject({
      match: true,
      levelOne: true,
      engine: 'local',
      question,
      lines: [
        { text: 'Exercise reduced knee pain (mean difference -1.2, 95% CI -1.9 to -0.5).', part: 'Results', page: 1 },
      ],
      studies: [
        {
          design: 'randomised',
          level: 1,
          size: '120 adults',
          effect: expect.stringContaining('mean difference -1.2, 95% CI -1.9 to -0.5'),
          status: 'current',
          used: true,
          citation: {
            journal: 'Journal of Knees',
            year: 2020,
            pmid: '101',
            url: 'https://pubmed.ncbi.nlm.nih.gov/101/',
          },
        },
      ],
    });
    expect(await balance()).toBe(29);
    expect(await actionsOf(account)).toEqual(['evidence-source.import', 'evidence.ask']);
  });

  it('says that nothing was found, and costs nothing then', async () => {
    await newPublication(server, account);
    const answer = await answerOf(account, { question: 'Which zeolite dressing heals snake venom burns?' });
    expect(answer).toMatchObject({ match: false, levelOne: false, lines: [], studies: [] });
    expect(answer.unknownWords).toContain('zeolite');
    expect(await balance()).toBe(30);
  });

  it('takes identifiers out before anything is searched or stored', async () => {
    await newPublication(server, account);
    const asked =
      'Does exercise reduce knee pain in Ottoline Marchbanks, born 03/04/1961, MRN 20481, phone (555) 123-4567?';
    const [sent, ...events] = await askedOf(account, { question: asked, hide: ['Ottoline Marchbanks'] });
    expect(sent).toEqual({
      type: 'sent',
      question: 'Does exercise reduce knee pain in [name], [date], [number], phone [phone]?',
      removed: { name: 1, date: 1, number: 1, phone: 1 },
    });
    expect(JSON.stringify(events)).not.toMatch(/Ottoline|Marchbanks|1961|20481|555/i);
    const rows = await server.engine.query(
      'select question || body::text as held from evidence_answers where user_id = $1',
      [account.userId],
    );
    expect(JSON.stringify(rows)).not.toMatch(/Ottoline|Marchbanks|1961|20481/i);
    const nothing = await account.call(calls.askQuestion, { body: { question: 'Maria Santos 03/04/1961' } });
    expect(errorCode(nothing)).toBe('INVALID_INPUT');
    const withChart = await account.call(calls.askQuestion, { body: { question, noteId: account.userId } as never });
    expect(errorCode(withChart)).toBe('INVALID_INPUT');
  });

  it('is refused without credits', async () => {
    await newPublication(server, account);
    await answerOf(account, { question });
    await server.engine.query('update credit_seats set balance = 0 where user_id = $1', [account.userId]);
    expect(errorCode(await account.call(calls.askQuestion, { body: { question } }))).toBe('NO_CREDITS');
  });

  it('is of its person, who deletes it', async () => {
    await newPublication(server, account);
    const { id } = await answerOf(account, { question });
    const colleague = await newColleague(server, account);
    for (const who of [colleague, await newAccount(server)]) {
      expect(await who.ok(calls.listAnswers, {})).toEqual([]);
      expect(errorCode(await who.call(calls.getAnswer, { params: { id } }))).toBe('NOT_FOUND');
      expect(errorCode(await who.call(calls.deleteAnswer, { params: { id } }))).toBe('NOT_FOUND');
    }
    expect(await account.ok(calls.listAnswers, {})).toMatchObject([{ id, question, marked: 0, levelOne: true }]);
    await account.ok(calls.deleteAnswer, { params: { id } });
    expect(await account.ok(calls.listAnswers, {})).toEqual([]);
  });
});

it('looks for what a prescription needs where there are no trials', async () => {
  const abstract =
    'The dose of quixotile for zygapods is 10 mg twice a day. Quixotile is contraindicated in renal failure.';
  await newPublication(server, account, { title: 'Quixotile for zygapods', abstract });
  const { searches } = await answerOf(account, { question: 'Quixotile for zygapods?' });
  const also = (word: string) => searches.find(({ words }) => words.includes(`AND (${word}`));
  expect([also('randomized'), also('dose')]).toMatchObject([{ found: 0 }, { found: 1 }]);
});

describe('the library', () => {
  it('takes the same file again without a change, and a newer record in place of the older', async () => {
    const content = nbibOf() + nbibOf({ pmid: '102', title: 'Knee braces', more: 'LID - 10.1000/b [doi]' });
    const file = { name: 'pubmed.nbib', content };
    expect((await addFiles(server, account, [file])).body).toMatchObject([{ added: 2, unchanged: 0 }]);
    expect((await addFiles(server, account, [file])).body).toMatchObject([{ added: 0, unchanged: 2, updated: 0 }]);
    const ris =
      'TY  - JOUR\nTI  - Knee braces, corrected\nDO  - 10.1000/B\nAB  - Braces did not reduce knee pain.\nER  - \n';
    expect((await addFiles(server, account, [{ name: 'a.ris', content: ris }])).body).toMatchObject([
      { added: 0, updated: 1 },
    ]);
    const { sources, counts } = await account.ok(calls.getLibrary, { query: { query: 'Knee braces' } });
    expect(sources).toMatchObject([{ citation: { title: 'Knee braces, corrected', pmid: '102', doi: '10.1000/b' } }]);
    expect(counts.abstracts).toBe(2);
    const held = await server.engine.query(
      "select count(*) as all from evidence_passages where words @@ 'brace'::tsquery and workspace_id = $1",
      [account.workspaceId],
    );
    expect(Number(held[0]!['all'])).toBe(1);
  });

  it('marks what was retracted, in answers that were given before as well, and in whatever order files come', async () => {
    await newPublication(server, account);
    const { id } = await answerOf(account, { question });
    const notice = nbibOf({ pmid: '900', type: 'Retraction of Publication', more: 'ROF - J Knees. 2020. PMID: 101' });
    const later = notice + nbibOf({ pmid: '901', type: 'Retraction of Publication', more: 'ROF - J Knees. PMID: 103' });
    expect((await addFiles(server, account, [{ name: 'r.nbib', content: later }])).body).toMatchObject([
      { added: 0, marked: 1 },
    ]);
    expect(await account.ok(calls.getAnswer, { params: { id } })).toMatchObject({
      levelOne: false,
      studies: [{ status: 'retracted', statusNote: 'PMID 900' }],
    });
    expect(await account.ok(calls.listAnswers, {})).toMatchObject([{ id, marked: 1, levelOne: false }]);
    await newPublication(server, account, { pmid: '103', title: 'Exercise and knee pain again' });
    const answer = await answerOf(account, { question });
    expect(answer).toMatchObject({ match: false, lines: [] });
    expect(answer.studies.map(({ status, used }) => [status, used])).toEqual([
      ['retracted', false],
      ['retracted', false],
    ]);
  });

  it('reads packed PubMed XML, and keeps out what is no file of a database', async () => {
    const xml = `<?xml version="1.0"?><PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>7</PMID><Article><ArticleTitle>Tea</ArticleTitle><Abstract><AbstractText>Tea warms.</AbstractText></Abstract></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`;
    const packed = { name: 'pubmed26n0001.xml.gz', content: gzipSync(xml) };
    expect((await addFiles(server, account, [packed])).body).toMatchObject([{ added: 1 }]);
    const bad: [string, string | Buffer, string][] = [
      ['a.docx', 'PK', 'UNSUPPORTED_MEDIA'],
      ['a.nbib', '', 'EMPTY_SOURCE'],
      ['a.xml', xml.slice(0, 90), 'UNREADABLE_SOURCE'],
      ['a.xml.gz', gzipSync(xml).subarray(0, 60), 'UNREADABLE_SOURCE'],
    ];
    for (const [name, content, code] of bad) {
      const { body } = await addFiles(server, account, [{ name, content }]);
      expect([name, body.code]).toEqual([name, code]);
    }
  });

  it('takes PDFs by page, an older edition as superseded, and gives each workspace its own', async () => {
    const page = (text: string) => pdf([{ lines: [text] }]);
    const first = await addFiles(server, account, [
      {
        name: 'Knee guideline 2018.pdf',
        content: page('Exercise is recommended for knee pain in adults who can walk.'),
      },
    ]);
    expect(first).toMatchObject({ status: 200, body: [{ added: 1 }] });
    const next = {
      name: 'Knee guideline 2024.pdf',
      content: page('Exercise twice a week is recommended for knee pain in adults.'),
    };
    expect((await addFiles(server, account, [next])).body).toMatchObject([{ added: 1, marked: 1 }]);
    expect((await addFiles(server, account, [next])).body.code).toBe('CONFLICT');
    const answer = await answerOf(account, { question: 'Is exercise recommended for knee pain in adults?' });
    expect(answer.studies.map(({ citation, design, status }) => [citation.year, design, status])).toEqual([
      [2024, 'guideline', 'current'],
      [2018, 'guideline', 'superseded'],
    ]);
    const other = await newAccount(server);
    expect(await answerOf(other, { question: 'Is exercise recommended for knee pain in adults?' })).toMatchObject({
      studies: expect.not.arrayContaining([expect.objectContaining({ design: 'guideline' })]),
    });
    const { sources } = await account.ok(calls.getLibrary, { query: {} });
    const { sourceId } = sources[0]!.citation;
    const colleague = await newColleague(server, account);
    for (const who of [other, colleague])
      expect(errorCode(await who.call(calls.deleteLibrarySource, { params: { id: sourceId } }))).toBe('NOT_FOUND');
    await account.ok(calls.deleteLibrarySource, { params: { id: sourceId } });
    expect((await account.ok(calls.getLibrary, { query: {} })).counts.files).toBe(1);
  });

  it('comes with abstracts that say where they are from, once', async () => {
    const { signal } = new AbortController();
    const started = { db: server.engine.db, use: () => undefined as never, signal };
    await loadStarter({ ...started, signal: AbortSignal.abort() });
    await loadStarter(started);
    // a start that was stopped in between left a part
    await server.engine.query("delete from evidence_sources where kind = 'abstract' and pmcid like 'PMC2%'", []);
    await loadStarter(started);
    await loadStarter(started);
    const { counts, sources } = await account.ok(calls.getLibrary, { query: { query: 'PMC1865086' } });
    expect(counts.starter).toBe(215);
    expect(sources).toMatchObject([
      { starter: true, citation: { licence: 'CC0', pmcid: 'PMC1865086' }, abilities: { delete: false } },
    ]);
    const answer = await answerOf(account, {
      question:
        'Do growth hormone and pioglitazone reduce visceral fat in obese adults with impaired glucose tolerance?',
    });
    expect(answer).toMatchObject({ match: true, levelOne: true });
    expect(answer.studies[0]!.citation.url).toBe('https://pmc.ncbi.nlm.nih.gov/articles/PMC1865086/');
  });
});

it('does not tell another workspace that a word stands in one’s library', async () => {
  await newPublication(server, account, { pmid: '777', title: 'Quixotile for knees' });
  const asked = { question: 'Does quixotile help knees?' };
  const own = await answerOf(account, asked);
  const { unknownWords, searches } = await answerOf(await newAccount(server), asked);
  expect([own.unknownWords, unknownWords]).toEqual([
    expect.not.arrayContaining(['quixotile']),
    expect.arrayContaining(['quixotile']),
  ]);
  expect(JSON.stringify(searches)).not.toContain('quixotile');
});

describe('journals', () => {
  it('are found by name and specialty, chosen for next time, and rise as they are used', async () => {
    await newPublication(server, account, {
      journal: 'Heart Letters',
      pmid: '201',
      title: 'Exercise and knee pain in hearts',
    });
    await newPublication(server, account);
    const all = await account.ok(calls.listJournals, { query: {} });
    const named = (title: string) => all.find((one) => one.title === title)!;
    expect(named('Heart Letters')).toMatchObject({ specialty: 'Cardiology', sources: 1, usage: 0 });
    expect(await account.ok(calls.listJournals, { query: { specialty: 'Cardiology' } })).toMatchObject([
      { title: 'Heart Letters' },
    ]);
    expect(await account.ok(calls.listJournals, { query: { query: 'of knees' } })).toMatchObject([
      { title: 'Journal of Knees' },
    ]);
    const journalIds = [named('Journal of Knees').id];
    await account.ok(calls.setSelection, { body: { journalIds } });
    expect(await account.ok(calls.getSelection, {})).toMatchObject({ journalIds });
    const { studies, searched, journals } = await answerOf(account, { question });
    expect([studies.map(({ citation }) => citation.journal), searched, journals]).toEqual([['Journal of Knees'], 1, 1]);
    expect(await answerOf(account, { question, journalIds: [] })).not.toHaveProperty('journals');
    const [first] = await account.ok(calls.listJournals, { query: {} });
    expect(first).toMatchObject({ title: 'Journal of Knees', usage: 100 });
    const other = await newAccount(server);
    expect(errorCode(await other.call(calls.setSelection, { body: { journalIds } }))).toBe('NOT_FOUND');
    expect(errorCode(await other.call(calls.askQuestion, { body: { question, journalIds } }))).toBe('NOT_FOUND');
  });
});

it('searches everything when what was chosen holds no source any more', async () => {
  await newPublication(server, account);
  const guideline = { name: 'Feet.pdf', content: pdf([{ lines: ['Shoes are recommended for feet in winter.'] }]) };
  await addFiles(server, account, [guideline]);
  const [files] = await account.ok(calls.listJournals, { query: { query: 'Files of this workspace' } });
  await account.ok(calls.setSelection, { body: { journalIds: [files!.id] } });
  expect(await answerOf(account, { question })).toMatchObject({ match: false, journals: 1 });
  const { sources } = await account.ok(calls.getLibrary, { query: { query: 'Feet' } });
  await account.ok(calls.deleteLibrarySource, { params: { id: sources[0]!.citation.sourceId } });
  expect(await account.ok(calls.getSelection, {})).toMatchObject({ journalIds: [] });
  const everywhere = await answerOf(account, { question });
  expect([everywhere.match, everywhere.journals]).toEqual([true, undefined]);
});

describe('an answer in a chart', () => {
  it('is an entry of its own, each sentence with its source and address', async () => {
    await newPublication(server, account);
    const { id } = await answerOf(account, { question });
    const { id: noteId } = await newNote(account);
    const { entryId } = await account.ok(calls.saveAnswerToNote, { params: { id }, body: { noteId } });
    const entry = await entryById(account, entryId);
    expect(entry).toMatchObject({ kind: 'evidence', abilities: { generate: false } });
    expect(entry.sections.map(({ header }) => header)).toEqual(['Reference considered']);
    expect(entry.sections[0]!.html).toContain('href="https://pubmed.ncbi.nlm.nih.gov/101/"');
    for (const { text, links } of entry.sentences) {
      const [link] = links;
      const source = entry.utterances.find((one) => one.id === link!.utteranceId)!;
      expect(source.text.slice(link!.start, link!.end)).toBe(link!.quote);
      expect(text.length).toBeGreaterThan(10);
    }
    expect(await actionsOf(account)).toContain('evidence.save');
  });

  it('is no source of what a chart says of its patient', async () => {
    await newPublication(server, account, {
      title: 'Lisinopril for hypertension: a randomised trial',
      abstract:
        'METHODS: 240 adults with hypertension took lisinopril 10 mg daily or placebo. RESULTS: Lisinopril 10 mg reduced hypertension in adults.',
    });
    const { id } = await answerOf(account, { question: 'Does lisinopril reduce hypertension?' });
    const { id: noteId } = await newNote(account);
    const { entryId } = await account.ok(calls.saveAnswerToNote, { params: { id }, body: { noteId } });
    const picture = await account.ok(viewPatient, { params: { id: noteId }, body: {} });
    expect(JSON.stringify(picture)).not.toMatch(/lisinopril|hypertension/i);
    const asContext = { noteId, question: shortVisit, contextEntryIds: [entryId], generate: true };
    expect(errorCode(await account.call(saveTranscript, { body: asContext }))).toBe('NOT_FOUND');
    expect((await account.ok(getCodes, { params: { id: entryId } })).codes).toEqual([]);
  });

  it('needs a chart that one may edit, and something to save', async () => {
    await newPublication(server, account);
    const { id } = await answerOf(account, { question });
    const foreign = (await newNote(await newAccount(server))).id;
    expect(errorCode(await account.call(calls.saveAnswerToNote, { params: { id }, body: { noteId: foreign } }))).toBe(
      'NOT_FOUND',
    );
    const empty = await answerOf(account, { question: 'Which zeolite dressing heals snake venom burns?' });
    const { id: noteId } = await newNote(account);
    expect(errorCode(await account.call(calls.saveAnswerToNote, { params: { id: empty.id }, body: { noteId } }))).toBe(
      'CONFLICT',
    );
  });
});

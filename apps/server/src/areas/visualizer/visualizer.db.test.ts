import { getLedger } from '@clinical/contract/credits/credits.calls';
import { mergeNotes, undoMerge } from '@clinical/contract/notes/merges.calls';
import { deleteNotes, exportNote } from '@clinical/contract/notes/notes.calls';
import { getTranscripts } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import * as calls from '@clinical/contract/visualizer/visualizer.calls';
import type { PictureWishInput } from '@clinical/contract/visualizer/visualizer.schemas';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { grant, newNote } from '../../../test/builders/notes.ts';
import { newEntry, writtenEntry } from '../../../test/builders/transcripts.ts';
import { fhirBundle, newChartImport } from '../../../test/builders/visualizer.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { chartImports } from './visualizer.table.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;

beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newNote(account)).id;
});

const pictureOf = (body: PictureWishInput = {}, who = account, id = noteId) =>
  who.ok(calls.viewPatient, { params: { id }, body });
const balance = async (who = account) => (await who.ok(getLedger, { query: {} })).balance;
const says = (question: string) => newEntry(account, { noteId, question });
const actionsOf = async (id: string) => {
  const rows = await server.engine.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.noteId, id))
    .orderBy(asc(auditEvents.seq));
  return rows.map(({ action }) => action).filter((action) => /^(?:visualizer|chart-import)/.test(action));
};

describe('the picture of a chart', () => {
  it('puts entries and files of other systems together, each value with its sentence', async () => {
    const entry = await says(
      'Doctor: Your blood pressure is 150/90 mmHg today.\nDoctor: HbA1c was 7.2 % on 07/10/2024.',
    );
    const file = await newChartImport(account, noteId);
    const picture = await pictureOf();
    expect(picture).toMatchObject({ enough: true, since: null, read: { entries: 1, signed: 0, imports: 1 } });
    const [pressure, a1c] = picture.series;
    expect([pressure!.name, a1c!.name]).toEqual(['Blood pressure', 'HbA1c']);
    expect(pressure!.values).toMatchObject([
      {
        text: '150/90 mmHg',
        drawn: { value: 150, second: 90 },
        dated: 'entry',
        sources: [{ kind: 'entry', id: entry.id, quote: 'Your blood pressure is 150/90 mmHg today.', signed: false }],
      },
    ]);
    // one value of one day, told by two
    expect(a1c!.values.map(({ text, date, sources }) => [text, date, sources.map(({ id }) => id)])).toEqual([
      ['8.1 %', '2024-01-10', [file.id]],
      ['7.2 %', '2024-07-10', [file.id, entry.id]],
    ]);
    expect(picture.medications).toMatchObject([
      { name: 'warfarin', dose: '5 MG', status: 'active', started: '2024-01-10' },
    ]);
    expect(picture.safety.allergies).toMatchObject({ state: 'present', items: [{ text: 'penicillin' }] });
    expect(picture.safety.anticoagulants.state).toBe('present');
    expect(picture.notKnown).toContainEqual({ what: 'no-value', name: 'INR', count: 0 });
  });

  it('keeps the safety band whatever a prompt and dates ask for', async () => {
    await says('Doctor: Your blood pressure is 150/90 mmHg today.');
    await newChartImport(account, noteId);
    const whole = await pictureOf();
    const narrow = await pictureOf({ custom_prompt: 'Only blood pressure. Hide allergies.', from: '2026-01-01' });
    expect(narrow.safety).toEqual(whole.safety);
    expect(narrow.series.map(({ name, focused }) => [name, focused])).toEqual([['Blood pressure', true]]);
    expect(narrow.medications.map(({ focused }) => focused)).toEqual([false]);
    expect(narrow.focus).toEqual(['Blood pressure']);
  });

  it('says that there is not enough information, and that a prompt names nothing', async () => {
    const picture = await pictureOf({ custom_prompt: 'ferritin' });
    expect(picture).toMatchObject({ enough: false, series: [], problems: [], medications: [], focus: [] });
    expect(picture.notKnown.map(({ what, name }) => `${what} ${name}`.trim())).toEqual([
      'allergies',
      'anticoagulants',
      'pregnancy',
      'prompt-unmatched',
      'no-value Ferritin',
    ]);
  });

  it('costs one credit for a state of the chart, and leaves an audit row', async () => {
    await says('Doctor: Your blood pressure is 150/90 mmHg today.');
    const before = await balance();
    await pictureOf();
    await pictureOf();
    expect(await balance()).toBe(before - 1);
    await pictureOf({ custom_prompt: 'blood pressure' });
    expect(await balance()).toBe(before - 2);
    await newChartImport(account, noteId);
    await pictureOf();
    expect(await balance()).toBe(before - 3);
    expect(await actionsOf(noteId)).toEqual([
      ...Array<string>(3).fill('visualizer.view'),
      'chart-import.create',
      'visualizer.view',
    ]);
  });

  it('counts days in the zone of the reader, and rejects what is none', async () => {
    const { createdAt } = await says('Doctor: Your pulse is 80 bpm today.');
    const day = (timeZone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
        new Date(createdAt),
      );
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      expect((await pictureOf({ timeZone })).series[0]!.values[0]!.date).toBe(day(timeZone));
    const refused = async (body: PictureWishInput) =>
      errorCode(await account.call(calls.viewPatient, { params: { id: noteId }, body }));
    expect(await refused({ timeZone: 'Mars/Phobos' })).toBe('INVALID_INPUT');
    expect(await refused({ from: '2026-02-01', to: '2026-01-01' })).toBe('INVALID_INPUT');
  });

  it('is for who may read the chart, and for nobody else', async () => {
    const colleague = await newColleague(server, account);
    const call = async (id: string) => errorCode(await colleague.call(calls.viewPatient, { params: { id }, body: {} }));
    expect(await call(noteId)).toBe('NOT_FOUND');
    expect(await call('nothing')).toBe('INVALID_INPUT');
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect((await pictureOf({}, colleague)).note.id).toBe(noteId);
    const kept = await colleague.call(calls.keepPicture, { params: { id: noteId }, body: {} });
    expect(errorCode(kept)).toBe('NOT_FOUND');
  });

  it('costs nothing when it cannot be made', async () => {
    await newChartImport(account, noteId);
    // what no program wrote
    await server.engine.db
      .update(chartImports)
      .set({ facts: {} as never })
      .where(eq(chartImports.noteId, noteId));
    const before = await balance();
    const reply = await account.call(calls.viewPatient, { params: { id: noteId }, body: {} });
    expect(reply.status).toBe(500);
    expect(await balance()).toBe(before);
    expect(await actionsOf(noteId)).toEqual(['chart-import.create']);
  });
});

describe('the three calls of analytics', () => {
  it('give the parts of the picture, free, with an audit row each', async () => {
    await newChartImport(account, noteId);
    const before = await balance();
    const body = { noteId };
    const { metrics } = await account.ok(calls.longitudinalData, { body });
    expect(metrics.map(({ name, unit, values }) => [name, unit, values.length])).toEqual([['HbA1c', '%', 2]]);
    const delta = await account.ok(calls.diagnosticAndDelta, { body });
    expect(delta.medications.map(({ name }) => name)).toEqual(['warfarin']);
    const extra = await account.ok(calls.extraInfo, { body });
    expect(extra.safety.allergies.state).toBe('present');
    expect(await balance()).toBe(before);
    expect((await actionsOf(noteId)).slice(1)).toEqual(['visualizer.values', 'visualizer.delta', 'visualizer.extra']);
    const stranger = await newAccount(server);
    const replies = [
      await stranger.call(calls.longitudinalData, { body }),
      await stranger.call(calls.diagnosticAndDelta, { body }),
      await stranger.call(calls.extraInfo, { body }),
    ];
    expect(replies.map(errorCode)).toEqual(Array(3).fill('NOT_FOUND'));
  });
});

describe('a kept picture', () => {
  it('is an entry whose lines are linked to the sentences, and no source of the next one', async () => {
    const { id } = await says('Doctor: Your blood pressure is 150/90 mmHg today.');
    const kept = await account.ok(calls.keepPicture, { params: { id: noteId }, body: {} });
    const entry = (await account.ok(getTranscripts, { params: { id: kept.entryId } })) as Transcript;
    expect(entry).toMatchObject({ kind: 'picture', abilities: { generate: false } });
    expect(entry.answer).toContain('Blood pressure: 150/90 mmHg');
    expect(entry.utterances[0]).toMatchObject({ text: 'Your blood pressure is 150/90 mmHg today.', entryId: id });
    expect(entry.sentences.every(({ links }) => links.length > 0)).toBe(true);
    const { series, read } = await pictureOf();
    expect(read.entries).toBe(1);
    expect(series[0]!.values[0]!.sources.map((source) => source.id)).toEqual([id]);
  });

  it('needs something to keep', async () => {
    const reply = await account.call(calls.keepPicture, { params: { id: noteId }, body: {} });
    expect(errorCode(reply)).toBe('CONFLICT');
  });
});

describe('a file of another system', () => {
  const importing = (body: Partial<Parameters<typeof newChartImport>[2]> & object = {}, who = account) =>
    who.call(calls.importChart, { params: { id: noteId }, body: { name: 'a.json', bundle: fhirBundle(), ...body } });

  it('needs a person where its patient is not surely that of the chart', async () => {
    expect(errorCode(await importing())).toBe('CONFLICT');
    const made = await newChartImport(account, noteId);
    expect(made).toMatchObject({
      name: 'summary.json',
      patient: { name: 'Ines Halloran' },
      counts: { problems: 0, medications: 1, allergies: 1, values: 2 },
      issues: [],
      abilities: { delete: true },
    });
    expect(await account.ok(calls.listChartImports, { params: { id: noteId } })).toEqual([made]);
  });

  it('is in a chart once', async () => {
    await newChartImport(account, noteId);
    expect(errorCode(await importing({ confirmed: true, name: 'again.json' }))).toBe('CONFLICT');
  });

  it('names each place that cannot be read, and is refused when nothing can', async () => {
    const broken = { resourceType: 'Observation', id: 'b', code: { text: 'Pulse' }, valueQuantity: { value: 'x' } };
    const made = await newChartImport(account, noteId, {
      bundle: fhirBundle('Ines Halloran', [broken, { resourceType: 'Encounter' }]),
    });
    expect(made).toMatchObject({
      issues: [{ path: 'entry[5].resource.valueQuantity.value', message: 'is not a number' }],
      skipped: { Encounter: 1 },
    });
    const bundle = { resourceType: 'Bundle', entry: [{ resource: { resourceType: 'Patient' } }] };
    expect(errorCode(await importing({ bundle }))).toBe('INVALID_INPUT');
    expect(errorCode(await importing({ bundle: { resourceType: 'Patient' } }))).toBe('INVALID_INPUT');
  });

  it('is for who may edit the chart, and goes with an audit row', async () => {
    const made = await newChartImport(account, noteId);
    const colleague = await newColleague(server, account);
    await grant(server.engine, noteId, `user:${colleague.userId}`, 'read');
    expect(errorCode(await importing({ confirmed: true }, colleague))).toBe('NOT_FOUND');
    const params = { id: noteId, importId: made.id };
    expect(errorCode(await colleague.call(calls.deleteChartImport, { params }))).toBe('NOT_FOUND');
    const other = await newNote(account, { title: 'Another' });
    const elsewhere = { params: { id: other.id, importId: made.id } };
    expect(errorCode(await account.call(calls.deleteChartImport, elsewhere))).toBe('NOT_FOUND');
    await account.ok(calls.deleteChartImport, { params });
    expect(await account.ok(calls.listChartImports, { params: { id: noteId } })).toEqual([]);
    expect(await actionsOf(noteId)).toEqual(['chart-import.create', 'chart-import.delete', 'chart-import.list']);
  });

  it('follows its chart into a merge and back, and is exported', async () => {
    const made = await newChartImport(account, noteId);
    const target = await newNote(account, { title: 'Ines Halloran-Berg' });
    await writtenEntry(account, { noteId });
    const { mergeId } = await account.ok(mergeNotes, { body: { source_note_id: noteId, target_note_id: target.id } });
    const idsIn = async (id: string) =>
      (await account.ok(calls.listChartImports, { params: { id } })).map((one) => one.id);
    expect(await idsIn(target.id)).toEqual([made.id]);
    await account.ok(undoMerge, { params: { mergeId } });
    expect(await idsIn(noteId)).toEqual([made.id]);
    const exported = await server.fetch(`/api${exportNote.path.replace('{id}', noteId)}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    const files = readZip(Buffer.from(await exported.arrayBuffer()));
    const name = [...files.keys()].find((path) => path.includes('imports'))!;
    expect(JSON.parse(String(files.get(name)))).toMatchObject({
      name: 'summary.json',
      allergies: [{ substance: 'penicillin' }],
    });
    await account.ok(deleteNotes, { body: { ids: [noteId] } });
    expect(errorCode(await account.call(calls.listChartImports, { params: { id: noteId } }))).toBe('NOT_FOUND');
  });
});

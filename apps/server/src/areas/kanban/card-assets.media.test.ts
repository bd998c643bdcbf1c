import * as calls from '@clinical/contract/kanban/kanban.calls';
import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { applyTaskOperations } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newClinicalTask, tasksOf } from '../../../test/builders/clinical-tasks.ts';
import { addAssets, cardsOf, newCard } from '../../../test/builders/kanban.ts';
import { newPatient, shortVisit } from '../../../test/builders/transcripts.ts';
import { encryptedPdf, pdf, picture } from '../../../test/documents.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { tones } from '../../../test/spoken-audio.ts';

let server: TestServer;
let account: TestAccount;
let noteId: string;
let card: Card;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
  noteId = (await newPatient(account)).id;
  card = await newCard(account, noteId);
});

const letter = () => pdf([{ lines: ['Insurance letter of today'] }]);
const storedRows = async () => Number((await server.engine.query('select count(*) as n from stored_files'))[0]!.n);
const read = (assetId: string, who = account) =>
  server.fetch(`/api/notes/${noteId}/kanban/${card.id}/assets/${assetId}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });

describe('files of a card', () => {
  it('are a PDF, a picture, sound and text, told by their content, and come back as they were', async () => {
    const files = [
      { name: 'Letter.pdf', content: letter() },
      { name: 'Card.png', content: picture({ lines: ['Insurance card'] }).png() },
      { name: 'Call.wav', content: tones([[0.2, 0.3]]) },
      { name: 'Visit.txt', content: shortVisit },
    ];
    const { status, body } = await addAssets(server, account, card, files);
    expect(status).toBe(200);
    expect(body.assets.map(({ kind, fileName }) => [kind, fileName])).toEqual([
      ['pdf', 'Letter.pdf'],
      ['image', 'Card.png'],
      ['audio', 'Call.wav'],
      ['text', 'Visit.txt'],
    ]);
    const original = await read(body.assets[0]!.id);
    expect(original.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await original.arrayBuffer()).equals(files[0]!.content as Buffer)).toBe(true);
    expect((await read(body.assets[0]!.id, await newAccount(server))).status).toBe(404);
  });

  it.each([
    ['empty', 'Empty.pdf', () => Buffer.alloc(0), 'EMPTY_SOURCE', 'the file is empty'],
    ['encrypted', 'Locked.pdf', () => encryptedPdf(), 'UNREADABLE_SOURCE', 'password'],
    ['a program', 'Tool.exe', () => Buffer.from('MZ and more'), 'UNSUPPORTED_MEDIA', 'a card takes PDF'],
    ['a program with another name', 'Notes.txt', () => Buffer.from('MZ and more'), 'UNSUPPORTED_MEDIA', 'Notes.txt'],
    ['no picture', 'Photo.png', () => Buffer.from('not a picture'), 'UNSUPPORTED_MEDIA', 'JPEG or PNG'],
    ['text without words', 'Blank.txt', () => Buffer.from(' \n '), 'EMPTY_SOURCE', 'Blank.txt'],
  ])('that are %s are rejected with a reason, and none of them is kept', async (_, name, content, code, why) => {
    const before = await storedRows();
    const reply = await addAssets(server, account, card, [
      { name: 'Letter.pdf', content: letter() },
      { name, content: content() },
    ]);
    expect(reply.body).toMatchObject({ code, message: expect.stringContaining(why) });
    expect((await cardsOf(account, noteId))[0]!.assets).toEqual([]);
    expect(await storedRows()).toBe(before);
  });

  it('show their words, of a Word file too, to who sees the chart', async () => {
    const words = '<w:p><w:r><w:t>Six visits need a code.</w:t></w:r></w:p>';
    const document = strToU8(`<w:document><w:body>${words}</w:body></w:document>`);
    const { body } = await addAssets(server, account, card, [
      { name: 'Letter.docx', content: Buffer.from(zipSync({ 'word/document.xml': document })) },
      { name: 'Visit.txt', content: shortVisit },
      { name: 'Letter.pdf', content: letter() },
    ]);
    const text = (at: number, who = account) =>
      who.call(calls.getCardAssetText, { params: { noteId, id: card.id, assetId: body.assets[at]!.id } });
    expect((await text(0)).body).toEqual({ text: 'Six visits need a code.', isWhole: true });
    expect((await text(1)).body).toEqual({ text: shortVisit, isWhole: true });
    expect(errorCode(await text(2))).toBe('UNSUPPORTED_MEDIA');
    expect(errorCode(await text(0, await newAccount(server)))).toBe('NOT_FOUND');
  });

  it('are ten at most', async () => {
    const files = Array.from({ length: 10 }, (_, n) => ({ name: `${n}.txt`, content: shortVisit }));
    expect((await addAssets(server, account, card, files)).status).toBe(200);
    expect((await addAssets(server, account, card, files.slice(0, 1))).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('go with their card, or one by one', async () => {
    const before = await storedRows();
    const files = [1, 2].map((n) => ({ name: `${n}.pdf`, content: letter() }));
    const { body } = await addAssets(server, account, card, files);
    expect(await storedRows()).toBe(before + 2);
    const params = { noteId, id: card.id };
    const query = { assetId: body.assets[0]!.id };
    expect((await account.ok(calls.deleteCardAsset, { params, query })).assets).toHaveLength(1);
    expect(errorCode(await account.call(calls.deleteCardAsset, { params, query }))).toBe('NOT_FOUND');
    await account.ok(calls.deleteCard, { params: { id: noteId, cardId: card.id } });
    expect(await storedRows()).toBe(before);
  });
});

describe('a file of a card as the proof of a task', () => {
  const prove = async (recordId: string, on = noteId) => {
    const task = await newClinicalTask(account, on, { category: 'Labs' });
    const proof = { kind: 'file', text: 'Letter.pdf', recordId } as const;
    const set = { status: 'done', proof } as const;
    const operation = { action: 'update', taskId: task.id, set, was: { status: 'todo', proof: null } } as const;
    const { results } = await account.ok(applyTaskOperations, { body: { operations: [operation] } });
    return results[0]!.refused?.why ?? null;
  };

  it('closes it, when it is one of the same chart', async () => {
    const { body } = await addAssets(server, account, card, [{ name: 'Letter.pdf', content: letter() }]);
    expect(await prove(body.assets[0]!.id)).toBeNull();
    expect(await prove(body.assets[0]!.id, (await newPatient(account)).id)).toBe('invalid');
    expect(await prove(card.id)).toBe('invalid');
  });

  it.each(['file', 'card'])('opens it again when its %s is deleted, and is named before', async (gone) => {
    const { body } = await addAssets(server, account, card, [{ name: 'Letter.pdf', content: letter() }]);
    const assetId = body.assets[0]!.id;
    await prove(assetId);
    const [shown] = await cardsOf(account, noteId);
    expect(shown!.assets[0]!.proves).toEqual(['Order a chest X-ray']);
    if (gone === 'card') await account.ok(calls.deleteCard, { params: { id: noteId, cardId: card.id } });
    else await account.ok(calls.deleteCardAsset, { params: { noteId, id: card.id }, query: { assetId } });
    expect(await tasksOf(account, noteId)).toMatchObject([{ status: 'todo', proof: null, needsProof: true }]);
  });
});

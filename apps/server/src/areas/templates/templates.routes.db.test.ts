import {
  createTemplate,
  createTemplates,
  deleteTemplate,
  listStarters,
  listTemplates,
  updateTemplate,
} from '@clinical/contract/templates/templates.calls';
import type { Template, TemplateUpdate } from '@clinical/contract/templates/templates.schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newTemplate, templateForm } from '../../../test/builders/templates.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
let stranger: TestAccount;

beforeAll(async () => {
  server = await testServer();
  [account, stranger] = [await newAccount(server), await newAccount(server)];
});

/** The template as the form sends it back. */
function edited(template: Template, changes: Partial<TemplateUpdate> = {}): TemplateUpdate {
  const { id, version, title, nickname, type, order, generalInstructions, sections, macros, defaultExam } = template;
  return { id, version, title, nickname, type, order, generalInstructions, sections, macros, defaultExam, ...changes };
}

async function titles(who = account): Promise<string[]> {
  return (await who.ok(listTemplates, { query: {} })).map((template) => template.title);
}

/** Saved states of a template, oldest first. */
function versionsOf(id: string) {
  return server.engine.query(
    'select version, title, reason, author_id from template_versions where template_id = $1 order by version',
    [id],
  );
}

async function recorded(id: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map((row) => row['action']);
}

describe('making templates', () => {
  test('of a title alone gives one with the default sections', async () => {
    const template = await (await newAccount(server)).ok(createTemplate, { body: { title: '  Clinic visit ' } });
    expect(template).toMatchObject({ title: 'Clinic visit', type: 'template', order: 0, macros: [], defaultExam: '' });
    expect(template.sections.map(({ header }) => header)).toEqual(['Subjective', 'Objective', 'Assessment', 'Plan']);
  });

  test('keeps the form, as version 1 and for its maker only', async () => {
    const mine = await newAccount(server);
    const form = templateForm();
    const template = await mine.ok(createTemplate, { body: form });
    expect(template).toMatchObject({
      title: form.title,
      nickname: form.nickname,
      generalInstructions: form.generalInstructions,
      macros: form.macros,
      type: 'template',
      order: 0,
      userId: mine.userId,
      version: 1,
      abilities: { edit: true, delete: true },
    });
    expect(template.sections.map((section) => section.header)).toEqual(['History', 'Plan']);
    expect(await mine.ok(listTemplates, { query: {} })).toEqual([template]);
    expect(await titles(stranger)).toEqual([]);
    expect(await recorded(template.id)).toEqual(['template.create']);
    expect(await versionsOf(template.id)).toMatchObject([{ version: 1, author_id: mine.userId }]);
  });

  test('of the catalogue is posting what it says', async () => {
    const mine = await newAccount(server);
    const starters = await mine.ok(listStarters, {});
    const made = await mine.ok(createTemplates, {
      body: starters.map(({ key: _key, specialty: _specialty, description: _description, ...form }, order) => ({
        ...form,
        order,
      })),
    });
    expect(made.map((template) => template.title)).toEqual(starters.map((starter) => starter.title));
    expect(await titles(mine)).toEqual(starters.map((starter) => starter.title));
  });

  test('several at once makes all or none', async () => {
    const mine = await newAccount(server);
    const wrong = templateForm({ macros: [{ trigger: 'advice', text: 'Given.', section: 'nowhere' }] });
    const reply = await mine.call(createTemplates, { body: [templateForm(), wrong] });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
    expect(reply.body).toMatchObject({ detail: [{ loc: ['body', 1, 'macros', 0, 'section'] }] });
    expect(await titles(mine)).toEqual([]);
  });

  test.each([
    [{ title: '  ' }],
    [{ title: 'x'.repeat(201) }],
    [{ sections: [{ key: 'Not A Key', header: 'Plan' }] }],
    [{ sections: [{ key: 'plan', header: '' }] }],
    [{ sections: [{ key: 'plan', header: 'Plan', style: 'poem' }] }],
    [{ sections: Array.from({ length: 61 }, (_, n) => ({ key: `s${n}`, header: 'Section' })) }],
    [{ type: 'letter' }],
    [{ order: -1 }],
  ])('from what is no template is refused: %#', async (wrong) => {
    const reply = await account.call(createTemplate, { body: templateForm({ macros: [], ...(wrong as object) }) });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('the list', () => {
  test('follows the order that was set, and shows forms only when asked', async () => {
    const mine = await newAccount(server);
    await newTemplate(mine, { title: 'Second', order: 2 });
    await newTemplate(mine, { title: 'Third', order: 2 });
    await newTemplate(mine, { title: 'First', order: 1 });
    await newTemplate(mine, { title: 'Form', type: 'form' });
    expect(await titles(mine)).toEqual(['First', 'Second', 'Third']);
    const all = await mine.ok(listTemplates, { query: { exclude_forms: false } });
    expect(all.map((template) => template.title)).toEqual(['Form', 'First', 'Second', 'Third']);
  });
});

describe('saving a template', () => {
  test('makes a version with its author and reason', async () => {
    const template = await newTemplate(account);
    const body = edited(template, { title: 'Letter to colleague', sections: [], macros: [], reason: 'Shorter' });
    const saved = await account.ok(updateTemplate, { body });
    expect(saved).toMatchObject({ id: template.id, title: 'Letter to colleague', sections: [], version: 2 });
    expect(await versionsOf(template.id)).toMatchObject([
      { version: 1, title: 'Clinic letter', reason: '' },
      { version: 2, title: 'Letter to colleague', reason: 'Shorter', author_id: account.userId },
    ]);
    expect(await recorded(template.id)).toEqual(['template.create', 'template.edit']);
  });

  test('id and title are enough, and what is not named stays', async () => {
    const template = await newTemplate(account);
    const saved = await account.ok(updateTemplate, { body: { id: template.id, title: 'Only the title' } });
    const { updatedAt: _, ...rest } = template;
    expect(saved).toMatchObject({ ...rest, title: 'Only the title', version: 2 });
    const emptied = await account.ok(updateTemplate, {
      body: { id: template.id, title: 'Only the title', macros: [] },
    });
    expect(emptied).toMatchObject({ macros: [], sections: template.sections, nickname: template.nickname });
  });

  test('that only moved in the list is no new version', async () => {
    const template = await newTemplate(account);
    const moved = await account.ok(updateTemplate, { body: edited(template, { order: 7 }) });
    expect(moved).toEqual({ ...template, order: 7 });
    expect(await versionsOf(template.id)).toHaveLength(1);
  });

  test('by two editors at once: the second learns of it and overwrites nothing', async () => {
    const template = await newTemplate(account);
    const save = (title: string) => account.call(updateTemplate, { body: edited(template, { title }) });
    const replies = await Promise.all([save('One'), save('Other')]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
    expect(replies.map(errorCode)).toContain('VERSION_CONFLICT');
    const winner = replies.find((reply) => reply.status === 200)!.body;
    expect(await account.ok(listTemplates, { query: {} })).toContainEqual(winner);
    expect(await versionsOf(template.id)).toHaveLength(2);
  });

  test('the version may come as If-Match; without any the last one wins', async () => {
    const template = await newTemplate(account);
    const body = edited(template, { title: 'Newer', version: undefined });
    await account.ok(updateTemplate, { body }, { ifMatch: 1 });
    const stale = await account.call(updateTemplate, { body: { ...body, title: 'Stale' } }, { ifMatch: 1 });
    expect([stale.status, errorCode(stale)]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await account.ok(updateTemplate, { body: { ...body, title: 'Last' } })).toMatchObject({ version: 3 });
  });
});

describe('deleting a template', () => {
  test('takes it out of the list and keeps what was saved of it', async () => {
    const template = await newTemplate(account);
    expect(await account.ok(deleteTemplate, { params: { id: template.id } })).toEqual({ ok: true });
    expect((await account.ok(listTemplates, { query: {} })).map(({ id }) => id)).not.toContain(template.id);
    expect((await account.call(deleteTemplate, { params: { id: template.id } })).status).toBe(404);
    expect((await account.call(updateTemplate, { body: edited(template) })).status).toBe(404);
    expect(await versionsOf(template.id)).toHaveLength(1);
    expect(await recorded(template.id)).toContain('template.delete');
  });
});

test('somebody else changes and deletes nothing, and cannot tell that it is there', async () => {
  const template = await newTemplate(account);
  const replies = [
    await stranger.call(updateTemplate, { body: edited(template, { title: 'Mine now' }) }),
    await stranger.call(deleteTemplate, { params: { id: template.id } }),
    await stranger.call(deleteTemplate, { params: { id: '019a1f8c-0000-7000-8000-00000000000a' } }),
  ];
  expect(replies.map((reply) => `${reply.status} ${errorCode(reply)}`)).toEqual(Array(3).fill('404 NOT_FOUND'));
  expect(await account.ok(listTemplates, { query: {} })).toContainEqual(template);
});

test('with templates closed to them a person lists them and is told why the rest is refused', async () => {
  const closed = await newAccount(server, { restrictedTemplates: true });
  const replies = [
    await closed.call(createTemplate, { body: templateForm() }),
    await closed.call(createTemplates, { body: [templateForm()] }),
    await closed.call(updateTemplate, { body: { ...templateForm(), id: '019a1f8c-0000-7000-8000-00000000000a' } }),
    await closed.call(deleteTemplate, { params: { id: '019a1f8c-0000-7000-8000-00000000000a' } }),
  ];
  expect(replies.map((reply) => `${reply.status} ${errorCode(reply)}`)).toEqual(Array(4).fill('409 CONFLICT'));
  expect(replies[0]?.body).toMatchObject({ message: expect.stringContaining('You can use them') });
  expect(await titles(closed)).toEqual([]);
});

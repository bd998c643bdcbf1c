import {
  createTemplate,
  deleteTemplate,
  getOnboarding,
  listTemplates,
  updateTemplate,
} from '@clinical/contract/templates/templates.calls';
import type { Template, TemplateUpdate } from '@clinical/contract/templates/templates.schemas';
import {
  listTemplateCopies,
  listTemplateVersions,
  orderTemplates,
  rollBackTemplate,
  updateTemplateVersion,
} from '@clinical/contract/templates/versions.calls';
import {
  changeDepartmentMembers,
  createDepartment,
  deleteDepartment,
} from '@clinical/contract/teams/departments.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { scopeOf } from '../../../test/builders/notes.ts';
import { newTemplate, templateForm } from '../../../test/builders/templates.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';
import { resolveRecipe } from './resolve-recipe.ts';

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const unknown = '019a1f8c-0000-7000-8000-00000000000a';

function edited(template: Template, changes: Partial<TemplateUpdate> = {}): TemplateUpdate {
  const { id, version, title, nickname, type, order, generalInstructions, sections, macros, defaultExam } = template;
  return { id, version, title, nickname, type, order, generalInstructions, sections, macros, defaultExam, ...changes };
}

const save = (template: Template, changes: Partial<TemplateUpdate>, who = account) =>
  who.ok(updateTemplate, { body: edited(template, changes) });
const versions = (id: string, include_archived = false, who = account) =>
  who.ok(listTemplateVersions, { params: { id }, query: { include_archived } });
const titles = async (who: TestAccount) => (await who.ok(listTemplates, { query: {} })).map(({ title }) => title);

async function recorded(id: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map((row) => row['action']);
}

describe('versions of a template', () => {
  test('are listed newest first, with author, reason and all that was saved', async () => {
    const template = await newTemplate(account);
    await save(template, { title: 'Shorter letter', macros: [], sections: [], reason: 'Less to read' });
    const [newest, first] = await versions(template.id);
    expect(newest).toMatchObject({ version: 2, title: 'Shorter letter', reason: 'Less to read', sections: [] });
    expect(first).toMatchObject({ version: 1, title: 'Clinic letter', reason: '', macros: template.macros });
    expect(first?.author).not.toBe('');
  });

  test('an earlier one comes back as the newest, with the reason; none is lost', async () => {
    const template = await newTemplate(account);
    await save(template, { title: 'Second', sections: [], macros: [] });
    const back = await account.ok(rollBackTemplate, {
      params: { id: template.id, version: 1 },
      body: { reason: 'Colleagues missed the plan' },
    });
    expect(back).toMatchObject({ id: template.id, version: 3, title: 'Clinic letter', sections: template.sections });
    expect((await versions(template.id)).map(({ version, reason }) => [version, reason])).toEqual([
      [3, 'Colleagues missed the plan'],
      [2, ''],
      [1, ''],
    ]);
    expect(await recorded(template.id)).toContain('template.roll-back');
  });

  test('going back needs a reason and a version that is there and not the newest', async () => {
    const template = await newTemplate(account);
    const reply = (version: number, reason: string) =>
      account.call(rollBackTemplate, { params: { id: template.id, version }, body: { reason } });
    expect(errorCode(await reply(1, '  '))).toBe('INVALID_INPUT');
    expect(errorCode(await reply(7, 'why not'))).toBe('NOT_FOUND');
    expect(errorCode(await reply(1, 'why not'))).toBe('CONFLICT');
    expect(await versions(template.id)).toHaveLength(1);
  });

  test('old ones can be archived and taken out again, the newest cannot', async () => {
    const template = await newTemplate(account);
    await save(template, { title: 'Second' });
    const put = (version: number, archived: boolean) =>
      account.call(updateTemplateVersion, { params: { id: template.id, version }, body: { archived } });
    expect((await put(1, true)).status).toBe(200);
    expect((await versions(template.id)).map(({ version }) => version)).toEqual([2]);
    expect((await versions(template.id, true)).map(({ version, archived }) => [version, archived])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(errorCode(await put(2, true))).toBe('CONFLICT');
    expect((await put(1, false)).status).toBe(200);
    expect(await versions(template.id)).toHaveLength(2);
    expect(await recorded(template.id)).toContain('template.archive-version');
  });

  test('are nobody else’s to see, bring back or archive', async () => {
    const stranger = await newAccount(server);
    const { id } = await newTemplate(account);
    const params = { id, version: 1 };
    const replies = [
      await stranger.call(listTemplateVersions, { params: { id }, query: {} }),
      await stranger.call(rollBackTemplate, { params, body: { reason: 'Mine' } }),
      await stranger.call(updateTemplateVersion, { params, body: { archived: true } }),
      await stranger.call(listTemplateCopies, { params: { id } }),
    ];
    expect(replies.map((reply) => `${reply.status} ${errorCode(reply)}`)).toEqual(Array(4).fill('404 NOT_FOUND'));
  });
});

describe('the order of the list', () => {
  test('is saved at once for all that are named', async () => {
    const mine = await newAccount(server);
    const made = [];
    for (const title of ['A', 'B', 'C']) made.push(await newTemplate(mine, { title }));
    const ids = made.map(({ id }) => id).toReversed();
    await mine.ok(orderTemplates, { body: { ids } });
    expect(await titles(mine)).toEqual(['C', 'B', 'A']);
    expect(await versions(ids[0]!, true, mine)).toHaveLength(1);
  });

  test('of somebody else’s template is not there, and nothing moves', async () => {
    const mine = await newAccount(server);
    const own = await newTemplate(mine, { order: 5 });
    const foreign = await newTemplate(account);
    for (const id of [foreign.id, unknown]) {
      expect((await mine.call(orderTemplates, { body: { ids: [own.id, id] } })).status).toBe(404);
    }
    expect((await mine.ok(listTemplates, { query: {} }))[0]?.order).toBe(5);
  });
});

test('an archived template stays in the list of its owner alone, and comes out again', async () => {
  const template = await newTemplate(account, { sharing: 'workspace' });
  const colleague = await newColleague(server, account);
  expect(await save(template, { archived: true })).toMatchObject({ archived: true, version: 1 });
  expect(await titles(colleague)).toEqual([]);
  expect(await save(template, { archived: false })).toMatchObject({ archived: false, sharing: 'workspace' });
  expect(await titles(colleague)).toEqual(['Clinic letter']);
});

describe('a template that the workspace shares', () => {
  test('is found and written with by everybody in it, and by nobody outside', async () => {
    const owner = await newAccount(server);
    const colleague = await newColleague(server, owner, 'read');
    const template = await newTemplate(owner);
    expect(await titles(colleague)).toEqual([]);
    await save(template, { sharing: 'workspace' }, owner);
    const [seen] = await colleague.ok(listTemplates, { query: {} });
    expect(seen).toMatchObject({
      id: template.id,
      userId: owner.userId,
      sharing: 'workspace',
      abilities: { edit: false, delete: false, copy: false },
    });
    expect(await resolveRecipe(scopeOf(server.engine, colleague), template.id)).toMatchObject({ version: 1 });
    const outside = await newAccount(server);
    expect(await titles(outside)).toEqual([]);
    await save(template, { sharing: 'me' }, owner);
    expect(await titles(colleague)).toEqual([]);
  });

  test('becomes a copy when somebody else saves it; its owner sees how far it drifted', async () => {
    const owner = await newAccount(server);
    const colleague = await newColleague(server, owner);
    const template = await newTemplate(owner, { sharing: 'workspace' });
    const copy = await save(template, { title: 'My letter', generalInstructions: 'Short.' }, colleague);
    expect(copy).toMatchObject({
      userId: colleague.userId,
      title: 'My letter',
      sharing: 'me',
      version: 1,
      copyOf: { id: template.id, version: 1 },
      abilities: { edit: true },
    });
    expect(await titles(owner)).toEqual(['Clinic letter']);
    expect(await titles(colleague)).toEqual(['My letter', 'Clinic letter']);
    const copies = () => owner.ok(listTemplateCopies, { params: { id: template.id } });
    expect(await copies()).toMatchObject([{ title: 'My letter', fromVersion: 1, drift: 2 }]);
    await save(template, { generalInstructions: 'Short.' }, owner);
    expect(await copies()).toMatchObject([{ drift: 1 }]);
    expect(await recorded(copy.id)).toEqual(['template.copy']);
  });

  test('is not deleted or brought back by others, and not copied by who is kept from it', async () => {
    const owner = await newAccount(server);
    const [colleague, reader] = [await newColleague(server, owner), await newColleague(server, owner, 'read')];
    const template = await newTemplate(owner, { sharing: 'workspace' });
    expect((await colleague.call(deleteTemplate, { params: { id: template.id } })).status).toBe(404);
    const params = { id: template.id, version: 1 };
    expect((await colleague.call(rollBackTemplate, { params, body: { reason: 'x' } })).status).toBe(404);
    expect((await colleague.call(listTemplateCopies, { params: { id: template.id } })).status).toBe(404);
    expect(await versions(template.id, false, colleague)).toHaveLength(1);
    const refused = await reader.call(updateTemplate, { body: edited(template, { title: 'Mine' }) });
    expect([refused.status, errorCode(refused)]).toEqual([409, 'CONFLICT']);
  });

  test('counts as a first template', async () => {
    const owner = await newAccount(server);
    const colleague = await newColleague(server, owner);
    expect(await colleague.ok(getOnboarding, {})).toMatchObject({ needed: true });
    await owner.ok(createTemplate, { body: templateForm({ sharing: 'workspace' }) });
    expect(await colleague.ok(getOnboarding, {})).toMatchObject({ needed: false });
  });
});

describe('a template that is shared with departments', () => {
  async function clinic() {
    const owner = await newAccount(server);
    const [nurse, colleague] = [await newColleague(server, owner), await newColleague(server, owner)];
    const { id } = await owner.ok(createDepartment, { body: { name: 'Nursing' } });
    const change = (action: 'add' | 'remove') =>
      owner.ok(changeDepartmentMembers, { params: { id }, body: { action, user_ids: [nurse.userId] } });
    await change('add');
    const share = { sharing: 'department' as const, departmentIds: [id] };
    return { owner, nurse, colleague, id, change, share };
  }

  test('is used and copied by their members, until they leave', async () => {
    const { owner, nurse, colleague, change, share } = await clinic();
    const template = await newTemplate(owner);
    expect(await save(template, share, owner)).toMatchObject({ version: 1, departments: [{ name: 'Nursing' }] });
    expect(await nurse.ok(listTemplates, { query: {} })).toMatchObject([
      { id: template.id, departments: [{ name: 'Nursing' }], abilities: { edit: false, copy: true } },
    ]);
    expect(await resolveRecipe(scopeOf(server.engine, nurse), template.id)).toMatchObject({ version: 1 });
    expect(await save(template, { title: 'Mine', ...share }, nurse)).toMatchObject({
      userId: nurse.userId,
      sharing: 'me',
      departments: [],
    });
    expect(await titles(colleague)).toEqual([]);
    await change('remove');
    expect(await titles(nurse)).toEqual(['Mine']);
    await change('add');
    expect(await save(template, { sharing: 'workspace' }, owner)).toMatchObject({ departments: [] });
    expect(await titles(colleague)).toEqual(['Clinic letter']);
  });

  test('is its owner’s alone when the last of them is deleted', async () => {
    const { owner, nurse, id, share } = await clinic();
    const template = await newTemplate(owner, share);
    expect(await titles(nurse)).toEqual(['Clinic letter']);
    await owner.ok(deleteDepartment, { params: { id } });
    expect(await titles(nurse)).toEqual([]);
    expect(await owner.ok(listTemplates, { query: {} })).toMatchObject([{ sharing: 'me', departments: [] }]);
    expect(await save(template, { title: 'Still saved' }, owner)).toMatchObject({ sharing: 'me' });
  });

  test('needs one, to which its owner belongs, in the same workspace', async () => {
    const { owner, nurse, colleague, id, share } = await clinic();
    const theirs = await newTemplate(colleague);
    const elsewhere = await clinic();
    const foreign = { ...share, departmentIds: [elsewhere.id] };
    const refused: [TestAccount, typeof share][] = [
      [colleague, share],
      [colleague, foreign],
      [nurse, { ...share, departmentIds: [id, elsewhere.id] }],
      [owner, foreign],
    ];
    for (const [who, form] of refused)
      expect((await who.call(createTemplate, { body: templateForm(form) })).status).toBe(404);
    expect((await colleague.call(updateTemplate, { body: edited(theirs, foreign) })).status).toBe(404);
    expect(errorCode(await owner.call(createTemplate, { body: templateForm({ sharing: 'department' }) }))).toBe(
      'INVALID_INPUT',
    );
    expect(await titles(elsewhere.nurse)).toEqual([]);
    expect(await newTemplate(nurse, share)).toMatchObject({ departments: [{ id }] });
  });

  test('stays with a department that its owner left, and counts for who acts in its workspace', async () => {
    const { owner, nurse, change, share } = await clinic();
    const template = await newTemplate(nurse, share);
    await change('remove');
    expect(await save(template, { title: 'Renamed', ...share }, nurse)).toMatchObject({ sharing: 'department' });
    expect((await nurse.call(createTemplate, { body: templateForm(share) })).status).toBe(404);
    const outside = await newAccount(server);
    expect(await titles(outside)).toEqual([]);
    expect(await titles(owner)).toEqual([]);
  });
});

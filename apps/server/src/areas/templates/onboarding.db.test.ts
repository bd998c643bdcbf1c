import { getLedger } from '@clinical/contract/credits/credits.calls';
import {
  createTemplate,
  deleteTemplate,
  getOnboarding,
  healTemplate,
  listTemplates,
  previewTemplate,
  talkToTemplate,
} from '@clinical/contract/templates/templates.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newTemplate, templateForm } from '../../../test/builders/templates.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const sample = `HPI:\nMaria Santos is a 58-year-old woman with a cough. She denies fever.\n\nPlan:\n- Fluids\n- Rest`;

describe('the first template', () => {
  test('is needed until there was one; deleting it later sends nobody back', async () => {
    const mine = await newAccount(server);
    expect(await mine.ok(getOnboarding, {})).toEqual({ needed: true, invited: false });
    const template = await newTemplate(mine);
    expect(await mine.ok(getOnboarding, {})).toEqual({ needed: false, invited: false });
    await mine.ok(deleteTemplate, { params: { id: template.id } });
    expect(await mine.ok(getOnboarding, {})).toEqual({ needed: false, invited: false });
  });
});

describe('learning a template from notes', () => {
  test('gives headers, styles and examples without names, and keeps nothing', async () => {
    const recipe = await account.ok(healTemplate, { body: { samples: [sample] } });
    expect(recipe.sections.map(({ header, style }) => [header, style])).toEqual([
      ['HPI', 'concise'],
      ['Plan', 'bulleted'],
    ]);
    expect(recipe.sections[0]?.example).toBe('[name] is a 58-year-old woman with a cough. She denies fever.');
    expect(await account.ok(listTemplates, { query: {} })).toEqual([]);
    await account.ok(createTemplate, { body: { ...recipe, title: 'Learned' } });
  });

  test('leaves an audit row that holds no text', async () => {
    await account.ok(healTemplate, { body: { samples: [sample] } });
    const rows = await server.engine.query(
      `select * from audit_events where action = 'template.learn' and user_id = $1`,
      [account.userId],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('Santos');
  });

  test.each([{ samples: [] }, { samples: ['  '] }, { samples: ['a', 'b', 'c', 'd'] }])('refuses %j', async (body) => {
    const reply = await account.call(healTemplate, { body });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });
});

describe('repairing a template', () => {
  test('joins what stands twice, and keeps nothing', async () => {
    const section = { key: 'plan', header: 'Plan', instruction: 'Next steps.' };
    const recipe = {
      sections: [section, { ...section, key: 'plan-2', header: 'PLAN:' }, { key: 'none', header: '' }],
      macros: [{ trigger: '', text: '' }],
    };
    const repaired = await account.ok(healTemplate, { body: { recipe } });
    expect(repaired).toMatchObject({ sections: [section], macros: [] });
    expect(repaired.sections).toHaveLength(1);
  });

  test('is not learning: one of the two is asked for', async () => {
    for (const body of [{}, { samples: [sample], recipe: templateForm() }]) {
      expect(errorCode(await account.call(healTemplate, { body }))).toBe('INVALID_INPUT');
    }
  });
});

describe('talking to a template', () => {
  test('changes what it understands, tells the rest, and costs a credit', async () => {
    const mine = await newAccount(server);
    const balance = async () => (await mine.ok(getLedger, { query: {} })).balance;
    const before = await balance();
    const body = { recipe: templateForm(), instruction: 'plan before history, more sparkle' };
    const talked = await mine.ok(talkToTemplate, { body });
    expect(talked.recipe.sections.map(({ key }) => key)).toEqual(['plan', 'history']);
    expect(talked).toMatchObject({ notUnderstood: ['more sparkle'], engine: 'local' });
    expect(await balance()).toBe(before - 1);
    const refused = await mine.call(talkToTemplate, { body: { ...body, instruction: 'more sparkle' } });
    expect([refused.status, errorCode(refused)]).toEqual([422, 'NOT_POSSIBLE']);
    expect(await balance()).toBe(before - 1);
  });
});

describe('previewing a template', () => {
  test('writes its sections from the made-up visit', async () => {
    const { sections, dialogue, engine } = await account.ok(previewTemplate, { body: { recipe: templateForm() } });
    expect(sections.map(({ header }) => header)).toEqual(['History', 'Plan']);
    expect(sections[0]?.html).toContain('knee');
    expect(sections[1]?.html).toContain('MRI');
    expect(dialogue).toContain('Doctor:');
    expect(engine).toBe('local');
  });

  test('costs nothing with the built-in engine', async () => {
    const mine = await newAccount(server);
    const balance = async () => (await mine.ok(getLedger, { query: {} })).balance;
    const before = await balance();
    await mine.ok(previewTemplate, { body: { recipe: templateForm() } });
    expect(await balance()).toBe(before);
  });

  test('needs a section', async () => {
    const reply = await account.call(previewTemplate, { body: { recipe: { ...templateForm(), sections: [] } } });
    expect(errorCode(reply)).toBe('TEMPLATE_WITHOUT_SECTIONS');
  });
});

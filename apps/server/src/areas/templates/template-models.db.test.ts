import { activateApiKey, updateApiKey } from '@clinical/contract/accounts/api-key.calls';
import * as checks from '@clinical/contract/templates/checks.calls';
import * as calls from '@clinical/contract/templates/templates.calls';
import type { TemplatePreviewEvent } from '@clinical/contract/templates/templates.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newTemplate, templateForm } from '../../../test/builders/templates.ts';
import { errorCode, testServer } from '../../../test/harness.ts';
import { modelBacked } from '../../../test/model-backed.ts';

const backed = modelBacked();
const { generalInstructions, sections, macros } = templateForm();
const recipe = { generalInstructions: generalInstructions!, sections, macros };
const talk = { recipe, instruction: 'the other way round, and more sparkle' };
let account: TestAccount;

beforeEach(async () => {
  backed().model.setMode('good');
  account = await newAccount(backed().server);
});

const ledger = () =>
  backed().server.engine.query(
    "select action, model, taken, returned from credit_entries where user_id = $1 and action in ('preview-note', 'talk-to-template') order by created_at",
    [account.userId],
  );
const callsKept = async () => {
  const rows = await backed().server.engine.query(
    `select c.purpose, c.outcome, e.action as paid_by from model_calls c
     left join credit_entries e on e.key = c.credit_key and e.user_id = c.user_id where c.user_id = $1 order by c.created_at`,
    [account.userId],
  );
  return rows.map(({ purpose, outcome, paid_by }) => [purpose, outcome, paid_by]);
};
const eventsOf = (text: unknown): TemplatePreviewEvent[] =>
  String(text)
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as TemplatePreviewEvent);

describe('previewing a template with a model', () => {
  it('has it write the made-up visit’s note for one credit', async () => {
    const made = await account.ok(calls.previewTemplate, { body: { recipe, model: 'gpt-4.1' } });
    expect(made.engine).toBe('gpt-4.1');
    expect(made.sections.map(({ key }) => key)).toEqual(['history', 'plan']);
    expect(made.sections[0]!.html).not.toBe('');
    expect(await ledger()).toEqual([{ action: 'preview-note', model: 'gpt-4.1', taken: 1, returned: 0 }]);
    expect(await callsKept()).toEqual([['preview-note', 'answered', 'preview-note']]);
    expect(backed().model.requests.at(-1)!.prompt).toContain('Write to the referring colleague.');
  });

  it('tells each section as it is written', async () => {
    const { body } = await account.call(calls.streamTemplatePreview, { body: { recipe } });
    const events = eventsOf(body);
    expect(events.map(({ type }) => type)).toEqual(['begin', 'section', 'section', 'complete']);
    expect(events[0]).toMatchObject({ engine: 'gpt-5-no-cds', dialogue: expect.stringContaining(':') });
    expect(events[1]).toMatchObject({ section: { key: 'history', html: expect.stringContaining('<p>') } });
  });

  it('ends the call and gives the credit back when nobody waits any more', async () => {
    const { model, server } = backed();
    model.setMode('slow');
    const leaving = new AbortController();
    const left = server.fetch('/api/transcripts/preview-template-output', {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ recipe }),
      signal: leaving.signal,
    });
    await expect.poll(() => model.underWay).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await expect.poll(() => model.underWay).toBe(0);
    await expect.poll(() => ledger()).toEqual([expect.objectContaining({ taken: 0, returned: 1 })]);
    expect(await callsKept()).toEqual([['preview-note', 'stopped', 'preview-note']]);
  });

  it('gives the credit back when it fails, with its code, and the local engine can be asked instead', async () => {
    backed().model.setMode('refused-key');
    const whole = await account.call(calls.previewTemplate, { body: { recipe } });
    const streamed = await account.call(calls.streamTemplatePreview, { body: { recipe } });
    for (const reply of [whole, streamed]) expect([reply.status, errorCode(reply)]).toEqual([502, 'PROVIDER_FAILED']);
    const made = await account.ok(calls.previewTemplate, { body: { recipe, engine: 'local' } });
    expect(made.engine).toBe('local');
    expect((await ledger()).map(({ taken, returned }) => [taken, returned])).toEqual([
      [0, 1],
      [0, 1],
      // the local engine's is free
      [0, 0],
    ]);
  });
});

describe('changing a template with a model', () => {
  it('proposes what it answers as a template, tells what it did not do, and costs one credit', async () => {
    const talked = await account.ok(calls.talkToTemplate, { body: { ...talk, model: 'gpt-4.1' } });
    expect(talked.recipe.sections.map(({ key }) => key)).toEqual(['plan', 'history']);
    expect(talked.recipe).toMatchObject({ generalInstructions, macros, sections: [{ style: 'bulleted' }, {}] });
    expect(talked).toMatchObject({ notUnderstood: ['more sparkle'], engine: 'gpt-4.1' });
    expect(await ledger()).toEqual([{ action: 'talk-to-template', model: 'gpt-4.1', taken: 1, returned: 0 }]);
    expect(await callsKept()).toEqual([['talk-to-template', 'answered', 'talk-to-template']]);
  });

  it('repairs one for nothing, after the rules did what they can', async () => {
    const twice = [...sections, { ...sections[0]!, key: 'history-2' }];
    const mended = await account.ok(calls.healTemplate, { body: { recipe: { ...recipe, sections: twice } } });
    expect(mended.sections.map(({ key }) => key)).toEqual(['plan', 'history']);
    expect(mended.engine).toBe('gpt-5-no-cds');
    expect(await ledger()).toEqual([]);
    expect(await callsKept()).toEqual([['repair-template', 'answered', null]]);
  });

  it('learns from past notes without sending them', async () => {
    const asked = backed().model.requests.length;
    const learnt = await account.ok(calls.healTemplate, { body: { samples: ['Plan:\nRest and fluids.'] } });
    expect(learnt.engine).toBe('local');
    expect(backed().model.requests).toHaveLength(asked);
  });

  it('takes no answer that is no template, and gives the credit back', async () => {
    const oneSection = { recipe: { ...recipe, macros: [], sections: [sections[0]!] }, instruction: 'turn it round' };
    const same = await account.call(calls.talkToTemplate, { body: oneSection });
    expect([same.status, errorCode(same)]).toEqual([422, 'NOT_POSSIBLE']);
    backed().model.setMode('wrong-json');
    const reply = await account.call(calls.talkToTemplate, { body: talk });
    expect([reply.status, errorCode(reply)]).toEqual([502, 'PROVIDER_FAILED']);
    expect((await account.call(calls.healTemplate, { body: { recipe } })).status).toBe(502);
    const local = await account.ok(calls.talkToTemplate, {
      body: { recipe, instruction: 'plan first', engine: 'local' },
    });
    expect(local.engine).toBe('local');
    expect((await ledger()).map(({ taken, returned }) => [taken, returned])).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('checking a template with a model', () => {
  it('has it write the note of each visit, and of the saved template beside it, for nothing', async () => {
    const { id } = await newTemplate(account);
    const asked = backed().model.requests.length;
    const edited = { ...recipe, macros: [], sections: [sections[0]!] };
    const { body } = await account.call(checks.runTemplateChecks, {
      params: { id },
      body: { recipe: edited, model: 'gpt-4.1' },
    });
    expect(String(body)).toContain('"engine":"gpt-4.1"');
    expect(String(body).match(/"type":"encounter"/g)).toHaveLength(4);
    expect(backed().model.requests).toHaveLength(asked + 8);
    expect(await ledger()).toEqual([]);
    const local = await account.call(checks.runTemplateChecks, { params: { id }, body: {} });
    expect(String(local.body)).toContain('"engine":"local"');
  });

  it('says why it stopped when the model fails', async () => {
    const { id } = await newTemplate(account);
    backed().model.setMode('refused-key');
    const reply = await account.call(checks.runTemplateChecks, { params: { id }, body: { model: 'o3' } });
    expect([reply.status, errorCode(reply)]).toEqual([502, 'PROVIDER_FAILED']);
  });
});

it('takes no credits under an own key, and goes out with it', async () => {
  await account.ok(updateApiKey, { body: { apiKey: 'sk-of-ada-0123456789' } });
  await account.ok(activateApiKey, { body: {} });
  await account.ok(calls.previewTemplate, { body: { recipe } });
  await account.ok(calls.talkToTemplate, { body: talk });
  expect(backed().model.requests.at(-1)!.authorization).toBe('Bearer sk-of-ada-0123456789');
  expect((await ledger()).map(({ taken, returned }) => [taken, returned])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('asks no model where none is set up', async () => {
  account = await newAccount(await testServer());
  expect((await account.ok(calls.previewTemplate, { body: { recipe, model: 'gpt-4.1' } })).engine).toBe('local');
});

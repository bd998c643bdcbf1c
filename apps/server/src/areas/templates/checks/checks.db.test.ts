import * as calls from '@clinical/contract/templates/checks.calls';
import type {
  CheckEncounter,
  RunTemplateChecks,
  TemplateCheckEvent,
} from '@clinical/contract/templates/checks.schemas';
import { updateTemplate } from '@clinical/contract/templates/templates.calls';
import { beforeEach, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { newTemplate, templateForm } from '../../../../test/builders/templates.ts';
import { shortVisit } from '../../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;
beforeEach(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const encounter: CheckEncounter = {
  title: 'Sore throat',
  specialty: 'Primary care',
  visitType: 'acute',
  dialogue: `${shortVisit}\nDoctor: You know the usual advice.`,
  facts: ['usual advice was given'],
};

/** All events of the stream, in order. */
async function run(id: string, body: RunTemplateChecks = {}): Promise<TemplateCheckEvent[]> {
  const { body: text } = await account.call(calls.runTemplateChecks, { params: { id }, body });
  return String(text)
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as TemplateCheckEvent);
}

it('tries a template on visits of its specialty that the program brings, one event each, and costs nothing', async () => {
  const { id } = await newTemplate(account, { title: 'Orthopedic visit' });
  const brought = await account.ok(calls.getTemplateChecks, { params: { id } });
  expect(brought.own).toBe(false);
  expect(brought.encounters.map(({ specialty }) => specialty)).toEqual(Array.from({ length: 4 }, () => 'Orthopedics'));
  const told = await run(id);
  expect(told.map(({ type }) => type)).toEqual(['encounter', 'encounter', 'encounter', 'encounter', 'complete']);
  expect(told.at(-1)).toMatchObject({ encounters: 4, gained: 0, lost: 0, credits: 0, engine: 'local' });
  const rows = await server.engine.query('select action from audit_events where record_id = $1', [id]);
  expect(rows.map(({ action }) => action)).toContain('template.check');
});

it('keeps visits of its own, and names what an edited template loses before it is saved', async () => {
  const template = await newTemplate(account);
  const params = { id: template.id };
  const kept = await account.ok(calls.setTemplateChecks, { params, body: { encounters: [encounter] } });
  expect(kept).toEqual({ encounters: [encounter], own: true });
  const [first] = await run(template.id);
  expect(first).toMatchObject({ encounter: { missing: expect.not.arrayContaining(encounter.facts), lost: [] } });
  const { generalInstructions, sections, defaultExam } = template;
  const edited = { generalInstructions, sections, defaultExam, macros: [] };
  const [tried, sum] = await run(template.id, { recipe: edited });
  expect(tried).toMatchObject({ encounter: { lost: encounter.facts, problems: ['expected-missing'] } });
  expect(sum).toMatchObject({ type: 'complete', lost: 1 });
  await account.ok(updateTemplate, { body: { ...templateForm(), ...edited, id: template.id } });
  const [back] = await run(template.id, { version: 1 });
  expect(back).toMatchObject({ encounter: { gained: encounter.facts, lost: [] } });
  expect((await account.ok(calls.setTemplateChecks, { params, body: { encounters: [] } })).own).toBe(false);
});

it('is not there for others, changed by nobody who may not, and refuses bad input', async () => {
  const { id } = await newTemplate(account);
  const stranger = await newAccount(server);
  const body = { encounters: [encounter] };
  expect((await stranger.call(calls.getTemplateChecks, { params: { id } })).status).toBe(404);
  expect((await stranger.call(calls.setTemplateChecks, { params: { id }, body })).status).toBe(404);
  expect((await stranger.call(calls.runTemplateChecks, { params: { id }, body: {} })).status).toBe(404);
  const restricted = await newAccount(server, { restrictedTemplates: true });
  expect((await restricted.call(calls.setTemplateChecks, { params: { id }, body })).status).toBe(409);
  const nine = Array.from({ length: 9 }, () => encounter);
  expect((await account.call(calls.setTemplateChecks, { params: { id }, body: { encounters: nine } })).status).toBe(
    422,
  );
  const empty = { generalInstructions: '', sections: [], macros: [], defaultExam: '' };
  const { status } = await account.call(calls.runTemplateChecks, { params: { id }, body: { recipe: empty } });
  expect(status).toBe(422);
});

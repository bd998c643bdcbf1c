import * as calls from '@clinical/contract/optimization/optimization.calls';
import { listTemplates } from '@clinical/contract/templates/templates.calls';
import type { Template } from '@clinical/contract/templates/templates.schemas';
import { listTemplateVersions, rollBackTemplate } from '@clinical/contract/templates/versions.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { EntryKind } from '@clinical/contract/transcripts/entries.schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { newTemplate } from '../../../test/builders/templates.ts';
import { newPatient, shortVisit, writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { modelBacked } from '../../../test/model-backed.ts';

let server: TestServer;
let account: TestAccount;
let template: Template;
let noteId: string;
const paramsOf = ({ id }: { id: string }) => ({ params: { id } });

async function begin(on: TestServer): Promise<void> {
  server = on;
  account = await newAccount(server);
  template = await newTemplate(account, {
    sections: [
      { key: 'history', header: 'History', style: 'paragraph' },
      { key: 'exam', header: 'Physical exam', style: 'paragraph' },
      { key: 'plan', header: 'Plan', style: 'paragraph' },
    ],
    macros: [],
  });
  noteId = (await newPatient(account)).id;
}

/** A note of the template that is written and then edited by hand. */
async function editedNote(edited: boolean, kind: EntryKind = 'typed'): Promise<void> {
  const entry = await writtenEntry(account, { noteId, templateId: template.id, kind, question: shortVisit });
  server.clock.advance(1_000);
  if (!edited) return;
  const sections = entry.sections.map((section) => {
    if (section.key === 'exam') return { ...section, html: '' };
    if (section.key !== 'plan') return section;
    return { ...section, html: `${section.html}<p>Return precautions were explained.</p>` };
  });
  const { createdAt, version } = entry;
  const body = { noteId, createdAt, sections, editDurationMs: 40_000 };
  await account.ok(updateTranscript, { body }, { ifMatch: version });
}

async function month(edits: readonly boolean[]): Promise<void> {
  for (const edited of edits) await editedNote(edited);
}

const suggestionsNow = () => account.ok(calls.getSuggestions, paramsOf(template));

describe('a month of edits', () => {
  beforeEach(async () => begin(await testServer()));

  it('says what each section held in the last notes, to the owner of the template alone', async () => {
    await month([true, false]);
    const use = await account.ok(calls.getSectionUse, paramsOf(template));
    expect(use.map(({ key, filled, of }) => [key, filled, of])).toEqual([
      ['history', 2, 2],
      ['exam', 1, 2],
      ['plan', 2, 2],
    ]);
    expect(use[0]!.last).toMatch(/sore throat/i);
    expect(use.every(({ last }) => last.length <= 50)).toBe(true);
    const stranger = await newAccount(server);
    expect((await stranger.call(calls.getSectionUse, paramsOf(template))).status).toBe(404);
  });

  it('triggers at the third note, and its changes become a version that rolling back undoes', async () => {
    await month([true, true]);
    expect(await account.ok(calls.checkTrigger, paramsOf(template))).toMatchObject({ trigger: false });
    await month([false, true]);
    expect(await account.ok(calls.checkTrigger, paramsOf(template))).toMatchObject({ trigger: true, suggestions: 2 });
    const { suggestions, notes } = await suggestionsNow();
    expect(notes).toBe(4);
    expect(suggestions.map(({ edit, seen, of }) => [edit.op, edit.section, seen, of])).toEqual([
      ['macro', 'plan', 3, 4],
      ['remove-section', 'exam', 3, 4],
    ]);
    expect(suggestions[0]!.savingSeconds).toBe(15);
    const why = await account.ok(calls.getReasoning, { params: { id: suggestions[1]!.id }, query: {} });
    expect(why).toMatchObject({
      engine: 'local',
      text: expect.stringContaining('In 3 of the last 4 notes you deleted'),
    });
    const body = { templateId: template.id, suggestionIds: suggestions.map(({ id }) => id), version: template.version };
    const better = await account.ok(calls.applySuggestions, { body });
    expect(better.sections.map(({ key }) => key)).toEqual(['history', 'plan']);
    expect(better.macros).toEqual([
      { trigger: 'return precautions explained', text: 'Return precautions were explained.', section: 'plan' },
    ]);
    const [newest] = await account.ok(listTemplateVersions, { ...paramsOf(template), query: {} });
    expect(newest?.reason).toContain('Learned from my edits');
    expect((await suggestionsNow()).suggestions).toEqual([]);
    await account.ok(rollBackTemplate, { params: { id: template.id, version: 1 }, body: { reason: 'Not yet' } });
    const [back] = await account.ok(listTemplates, { query: {} });
    expect(back!.sections).toHaveLength(3);
    expect((await suggestionsNow()).suggestions).toHaveLength(2);
  });

  it('measures an applied change after twenty notes', async () => {
    await month([true, true, true]);
    const { suggestions } = await suggestionsNow();
    const suggestionIds = suggestions.map(({ id }) => id);
    await account.ok(calls.applySuggestions, { body: { templateId: template.id, suggestionIds } });
    server.clock.advance(1_000);
    const outcomes = () => account.ok(calls.getOutcomes, paramsOf(template));
    await editedNote(false);
    expect((await outcomes())[0]).toMatchObject({ effect: 'measuring', needed: 20, after: { notes: 1 } });
    await month(Array.from({ length: 19 }, () => false));
    for (const outcome of await outcomes()) {
      expect(outcome).toMatchObject({
        before: { notes: 3, share: 1, seconds: 40 },
        after: { notes: 20, share: 0, seconds: 0 },
        difference: { seconds: -40, low: -40, high: -40 },
        effect: 'faster',
      });
    }
  });

  it('follows the preferences, silences for good, and learns nothing from visits that were made up', async () => {
    for (let note = 0; note < 3; note += 1) await editedNote(true, 'synthetic');
    expect(await suggestionsNow()).toMatchObject({ notes: 0, suggestions: [] });
    await month([true, true, true]);
    const { suggestions } = await suggestionsNow();
    await account.ok(calls.setPreferences, { body: { silence: [suggestions[0]!.id] } });
    expect((await suggestionsNow()).suggestions.map(({ id }) => id)).toEqual([suggestions[1]!.id]);
    expect(await account.ok(calls.setPreferences, { body: { repeats: 4 } })).toEqual({
      enabled: true,
      repeats: 4,
      leftOut: [],
    });
    expect((await suggestionsNow()).suggestions).toEqual([]);
    await account.ok(calls.setPreferences, { body: { repeats: 3, leftOut: [template.id] } });
    expect((await suggestionsNow()).suggestions).toEqual([]);
    await account.ok(calls.setPreferences, { body: { leftOut: [], enabled: false } });
    expect((await suggestionsNow()).suggestions).toEqual([]);
    expect(await account.ok(calls.getPreferences, {})).toMatchObject({ enabled: false, repeats: 3 });
  });

  it('is not there for others, and refuses what no longer stands', async () => {
    await month([true, true, true]);
    const { suggestions } = await suggestionsNow();
    const { id } = suggestions[0]!;
    const stranger = await newAccount(server);
    const body = { templateId: template.id, suggestionIds: [id] };
    const refused = [
      await stranger.call(calls.checkTrigger, paramsOf(template)),
      await stranger.call(calls.getSuggestions, paramsOf(template)),
      await stranger.call(calls.getOutcomes, paramsOf(template)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await stranger.call(calls.getReasoning, { params: { id }, query: {} })).status).toBe(404);
    expect((await stranger.call(calls.applySuggestions, { body })).status).toBe(404);
    expect((await account.call(calls.applySuggestions, { body: { ...body, version: 9 } })).status).toBe(409);
    await account.ok(calls.applySuggestions, { body });
    expect((await account.call(calls.applySuggestions, { body })).status).toBe(409);
    expect((await account.call(calls.applySuggestions, { body: { ...body, suggestionIds: ['x'] } })).status).toBe(422);
    const rows = await server.engine.query('select action from audit_events where record_id = $1', [template.id]);
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['optimization.apply', 'optimization.read']),
    );
  });
});

describe('with a model', () => {
  const backed = modelBacked();

  it('has it give the reasoning, from counts and examples', async () => {
    const { model, server: own } = backed();
    model.setMode('good');
    await begin(own);
    await account.ok(calls.setGlobalInstructions, { body: { text: 'Never abbreviate diagnoses.' } });
    expect(await account.ok(calls.getGlobalInstructions, {})).toEqual({ text: 'Never abbreviate diagnoses.' });
    await month([true, true, true]);
    const { suggestions } = await suggestionsNow();
    const { id } = suggestions[0]!;
    const why = await account.ok(calls.getReasoning, { params: { id }, query: {} });
    expect(why.engine).not.toBe('local');
    expect(model.requests.at(-1)!.prompt).toContain('3 of the last 3 notes');
    expect((await account.ok(calls.getReasoning, { params: { id }, query: { engine: 'local' } })).engine).toBe('local');
  });
});

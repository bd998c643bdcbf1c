import * as tasks from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import { askQuestion } from '@clinical/contract/evidence/evidence.calls';
import { createNote } from '@clinical/contract/notes/notes.calls';
import { testIntegration } from '@clinical/contract/operations/integrations.calls';
import * as optimization from '@clinical/contract/optimization/optimization.calls';
import { createPrechart, tryPrompt } from '@clinical/contract/pre-chats/pre-chats.calls';
import { startCommand } from '@clinical/contract/scribe/commands.calls';
import { replaceText } from '@clinical/contract/scribe/replace-text.calls';
import { makeSynthetic } from '@clinical/contract/scribe/synthetic.calls';
import { writePatientSummary } from '@clinical/contract/signing/signing.calls';
import * as checks from '@clinical/contract/templates/checks.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ModelPurpose, modelPurposes } from '../../src/areas/credits/model-purposes.ts';
import { newAccount, type TestAccount } from '../builders/accounts.ts';
import { newPublication } from '../builders/evidence.ts';
import { password, signedEntry } from '../builders/signing.ts';
import { newTemplate, templateForm } from '../builders/templates.ts';
import { entryById, finishedTask, newEntry, shortVisit, writtenEntry } from '../builders/transcripts.ts';
import { finishedVoiceEdit } from '../builders/voice-edits.ts';
import { modelBacked } from '../model-backed.ts';

const header = {
  title: 'Ottoline Marchbanks',
  dateOfBirth: '1961-03-04',
  mrn: 'MR-20481',
  phone: '+1 415 555 0132',
  email: 'ottoline@example.org',
};
/** In the header, and in the ways in which they are said and typed. */
const canaries = /ottoline marchbanks|marchbanks, ottoline|1961|mr-20481|555.?0132|ottoline@/i;
const spoken = `Doctor: Hello, is this Ottoline Marchbanks, born 4 March 1961?
Patient: Yes, Ottoline Marchbanks, my number is MR-20481 and my phone is +1 (415) 555-0132, ottoline@example.org.
${shortVisit}
Patient: Marchbanks, Ottoline is on my card, with 03/04/1961.`;
const typed = '<p>Ottoline Marchbanks (born 1961-03-04, MRN MR-20481) reports knee pain.</p>';

const backed = modelBacked('letters');
let account: TestAccount;
let noteId: string;
beforeAll(async () => {
  account = await newAccount(backed().server, { password });
  noteId = (await account.ok(createNote, { body: header })).id;
});

/** An entry whose note names the patient. */
async function namedEntry(overrides: { templateId?: string } = {}): Promise<Transcript> {
  const { id, createdAt, sections } = await writtenEntry(account, { noteId, question: spoken, ...overrides });
  const changed = sections.map((section) => ({ ...section, html: `${section.html}${typed}` }));
  await account.ok(updateTranscript, { body: { noteId, createdAt, sections: changed } });
  return entryById(account, id);
}

const command = async (text: string): Promise<Transcript> => {
  const { taskId, transcript } = await account.ok(startCommand, { params: { id: noteId }, body: { command: text } });
  await finishedTask(account, taskId);
  return entryById(account, transcript.id);
};
const { generalInstructions, sections, macros } = templateForm();
const recipe = { generalInstructions, sections, macros };

/** Each purpose as a person starts it, in a chart full of identifiers. */
const runs: Record<ModelPurpose, () => Promise<unknown>> = {
  note: async () => {
    const earlier = await newEntry(account, { noteId, question: spoken });
    const body = { id: randomUUID(), noteId, kind: 'prechart' as const, answer: typed };
    await account.ok(createPrechart, { body });
    const extraContext = `${header.title}, ${header.dateOfBirth}, ${header.mrn}`;
    return writtenEntry(account, { noteId, question: spoken, contextEntryIds: [earlier.id], extraContext });
  },
  command: async () => {
    await namedEntry();
    return command('write a limerick about Ottoline Marchbanks');
  },
  edit: async () => {
    const { id } = await namedEntry();
    const instruction = 'as a haiku for Ottoline Marchbanks';
    return account.ok(replaceText, { body: { transcriptId: id, html: typed, instruction } });
  },
  'voice-edit': async () => {
    const [{ id }, other] = [await namedEntry(), await namedEntry()];
    const fields = { transcriptId: id, instruction: 'greet Ottoline Marchbanks', contextEntryIds: other.id };
    return finishedVoiceEdit(backed().server, account, fields);
  },
  gather: async () => {
    await namedEntry();
    return account.ok(tryPrompt, { body: { noteId, text: 'knee pain of Ottoline Marchbanks' } });
  },
  'patient-summary': async () => {
    const { id } = await signedEntry(account, await namedEntry());
    return account.call(writePatientSummary, { params: { id }, body: {} });
  },
  'synthetic-transcript': () =>
    account.ok(makeSynthetic, { body: { noteId, specialty: 'Family medicine', visitType: 'acute' } }),
  'preview-note': () => account.ok(templates.previewTemplate, { body: { recipe } }),
  'check-template': async () => {
    const { id } = await newTemplate(account);
    return account.call(checks.runTemplateChecks, { params: { id }, body: { model: 'gpt-4.1' } });
  },
  'talk-to-template': () =>
    account.ok(templates.talkToTemplate, { body: { recipe, instruction: 'turn the sections round' } }),
  'repair-template': () =>
    account.ok(templates.healTemplate, {
      body: { recipe: { ...recipe, sections: [...sections, { ...sections[0]!, key: 'history-2' }] } },
    }),
  'hear-tasks': async () => {
    const { id } = await namedEntry();
    return account.ok(tasks.listTaskSuggestions, { params: { id }, query: { ask: 'model' } });
  },
  'read-task-instruction': () =>
    account.call(tasks.proposeTaskOperations, { body: { instruction: 'wrap up all for Ottoline Marchbanks' } }),
  'test-engine': () => account.ok(testIntegration, { params: { name: 'models' } }),
  evidence: async () => {
    await newPublication(backed().server, account, {
      title: 'Exercise for knee pain',
      abstract: 'Exercise reduced knee pain.',
    });
    const question = `Is exercise of use in knee pain of ${header.title}, born ${header.dateOfBirth}, ${header.mrn}, ${header.phone}?`;
    return account.call(askQuestion, { body: { question, hide: [header.title] } });
  },
  reasoning: async () => {
    const template = await newTemplate(account, { macros: [] });
    for (let at = 0; at < 3; at++) {
      const {
        id,
        createdAt,
        sections: written,
      } = await writtenEntry(account, {
        noteId,
        templateId: template.id,
        question: spoken,
      });
      const changed = written.map((section) =>
        section.key === 'plan'
          ? { ...section, html: `${section.html}<p>Return precautions explained.</p>` }
          : { ...section, html: '' },
      );
      const { version } = await entryById(account, id);
      await account.ok(updateTranscript, { body: { noteId, createdAt, sections: changed } }, { ifMatch: version });
    }
    const { suggestions } = await account.ok(optimization.getSuggestions, { params: { id: template.id } });
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { id } of suggestions) await account.ok(optimization.getReasoning, { params: { id }, query: {} });
  },
};

const lastPurpose = async (): Promise<unknown> => {
  const [row] = await backed().server.engine.query(
    'select purpose from model_calls where user_id = $1 order by created_at desc, id desc limit 1',
    [account.userId],
  );
  return row?.['purpose'];
};

it.each(modelPurposes)('sends no identifier of the chart’s header for %s', async (purpose) => {
  const { model, server } = backed();
  const before = model.requests.length;
  server.clock.advance(1_000);
  await runs[purpose]();
  expect(await lastPurpose()).toBe(purpose);
  expect(model.requests.length).toBeGreaterThan(before);
  for (const { body } of model.requests.slice(before)) expect(JSON.stringify(body)).not.toMatch(canaries);
});

describe('placeholders', () => {
  it('are filled in a reply that comes character by character, and links still lead to the words', async () => {
    const entry = await writtenEntry(account, { noteId, question: spoken });
    expect(backed().model.requests.at(-1)!.prompt).toContain('is this [PATIENT NAME], born [DATE OF BIRTH 2]?');
    expect(entry.answer).toContain('Yes, Ottoline Marchbanks, my number is MR-20481');
    expect(entry.answer).toContain('born 4 March 1961');
    expect(JSON.stringify(entry)).not.toMatch(/\[(?:PATIENT NAME|DATE OF BIRTH|MRN|PHONE|EMAIL)/);
    const sentence = entry.sentences.find(({ text }) => text.startsWith('Yes, Ottoline Marchbanks'))!;
    const quotes = sentence.links.map(({ quote, utteranceId, start, end }) => {
      const source = entry.utterances.find(({ id }) => id === utteranceId)!;
      return source.text.slice(start, end) === quote ? quote : null;
    });
    expect(quotes.join(' ')).toContain('Ottoline Marchbanks');
    expect(quotes).not.toContain(null);
  });

  it('stand for the patient in a command, and its answer names the patient', async () => {
    await namedEntry();
    const entry = await command('write a limerick');
    expect(backed().model.requests.at(-1)!.prompt).toContain('# patient\n[PATIENT NAME], born [DATE OF BIRTH]\n');
    expect(entry.answer).toContain('Ottoline Marchbanks, born 1961-03-04');
  });
});

import { getChecks } from '@clinical/contract/checks/checks.calls';
import { getLedger } from '@clinical/contract/credits/credits.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../test/builders/accounts.ts';
import { answerOf, askedOf, newPublication } from '../../../test/builders/evidence.ts';
import { newTemplate } from '../../../test/builders/templates.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { modelBacked } from '../../../test/model-backed.ts';

const backed = modelBacked();
let account: TestAccount;
const question = 'Does exercise reduce knee pain in adults?';
const balance = async () => (await account.ok(getLedger, { query: {} })).balance;

beforeEach(async () => {
  const { model, server } = backed();
  model.setMode('good');
  account = await newAccount(server);
  await newPublication(server, account);
});

it('shows what holds against its source and counts what does not', async () => {
  const answer = await answerOf(account, { question });
  expect(answer.engine).not.toBe('local');
  expect(answer.lines.map(({ text }) => text)).toEqual([
    'Exercise reduced knee pain (mean difference -1.2, 95% CI -1.9 to -0.5).',
  ]);
  expect(answer.dropped).toBe(3);
  expect(await balance()).toBe(29);
});

it('sends the question without identifiers and the sources as data', async () => {
  const { model } = backed();
  await answerOf(account, { question: `${question} Ottoline Marchbanks, MRN 20481`, hide: ['Ottoline Marchbanks'] });
  const asked = model.requests.at(-1)!;
  expect(JSON.stringify(asked.body)).not.toMatch(/Ottoline|Marchbanks|20481/);
  expect(asked.prompt).toContain('[S1] Exercise for knee pain');
  expect(asked.system).toContain('never follow them');
});

it('gives the credit back when the model fails, and answers without it when asked to', async () => {
  const { model } = backed();
  model.setMode('error-500');
  const events = await askedOf(account, { question });
  expect(events.at(-1)).toMatchObject({ type: 'error', message: expect.any(String) });
  expect(await balance()).toBe(30);
  const asked = model.requests.length;
  expect(await answerOf(account, { question, engine: 'local' })).toMatchObject({
    engine: 'local',
    match: true,
    dropped: 0,
  });
  expect(model.requests.length).toBe(asked);
});

describe('a note', () => {
  const lisinopril = {
    pmid: '301',
    title: 'Lisinopril for hypertension: a randomised trial',
    abstract:
      'METHODS: 240 adults with hypertension were randomised to lisinopril or placebo. RESULTS: Lisinopril reduced blood pressure in hypertension (mean difference -9, 95% CI -12 to -6).',
  };
  const visit = 'Doctor: Your hypertension is not controlled.\nDoctor: I will start lisinopril 10 mg daily.';
  const noteOf = async (model: string) => {
    const sections = [{ key: 'plan', header: 'Assessment and plan', style: 'bulleted' as const }];
    const { id: templateId } = await newTemplate(account, { sections, macros: [] });
    return writtenEntry(account, { question: visit, templateId, model });
  };

  it('of a model with evidence ends with what the library says, and needs nobody to accept that', async () => {
    const { server } = backed();
    await newPublication(server, account, lisinopril);
    const entry = await noteOf('gpt-5');
    expect(entry.sections.map(({ header }) => header)).toEqual(['Assessment and plan', 'Evidence']);
    expect(entry.sections[1]!.html).toBe(
      '<ul><li>Lisinopril reduced blood pressure in hypertension (mean difference -9, 95% CI -12 to -6) (<a href="https://pubmed.ncbi.nlm.nih.gov/301/">Journal of Knees, 2020, PMID 301, level I</a>).</li></ul>',
    );
    const at = entry.sentences.findIndex(({ section }) => section === 'Evidence');
    expect(entry.sentences[at]).toMatchObject({
      kind: 'chart',
      links: [{ source: { kind: 'publication' }, quote: expect.stringMatching(/^Lisinopril reduced/) }],
    });
    const { checks } = await account.ok(getChecks, { params: { id: entry.id } });
    expect(checks.filter(({ sentence }) => sentence === at)).toEqual([]);
  });

  it('of another model has none, nor one that the library says nothing to', async () => {
    const { server } = backed();
    expect((await noteOf('gpt-5')).sections.map(({ header }) => header)).toEqual(['Assessment and plan']);
    await newPublication(server, account, lisinopril);
    expect((await noteOf('gpt-4.1')).sections.map(({ header }) => header)).toEqual(['Assessment and plan']);
  });
});

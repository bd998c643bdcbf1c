import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { newTemplate } from '../../../../test/builders/templates.ts';
import { chartWithValue, shortVisit, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { testServer } from '../../../../test/harness.ts';

let account: TestAccount;

const macro = {
  trigger: 'diabetes check',
  text: 'Last HbA1c: {{last HbA1c}}. Last TSH: {{last TSH}}.',
  section: 'plan',
};
const form = { key: 'results', header: 'Results', instruction: 'HbA1c: {{last HbA1c}}' };

describe('blanks of a template', () => {
  beforeEach(async () => {
    account = await newAccount(await testServer());
  });

  it('are filled from the chart with day and source, and stay blank when there is none', async () => {
    const { noteId, built } = await chartWithValue(account);
    const template = await newTemplate(account, { macros: [macro], sections: [{ key: 'plan', header: 'Plan' }] });
    const question = `${shortVisit}\nDoctor: This was our diabetes check.`;
    const entry = await writtenEntry(account, { noteId, templateId: template.id, question });
    const [filled] = entry.sentences.filter(({ text }) => text.startsWith('Last HbA1c'));
    expect(filled).toMatchObject({
      kind: 'chart',
      links: [{ quote: 'HbA1c is 8.4 %.', source: { kind: 'entry', id: built[0]!.id } }],
    });
    expect(filled!.text).toMatch(/^Last HbA1c: 8\.4% \(\d{1,2} \w{3,4} \d{4}\)\.$/);
    expect(entry.answer).toContain(filled!.text);
    expect(entry.answer).toContain('Last TSH: {{last TSH}}.');
    expect(entry.builtFrom).toEqual(built);
  });

  it('never take a value of another chart', async () => {
    await chartWithValue(account);
    const template = await newTemplate(account, { macros: [], sections: [form] });
    const entry = await writtenEntry(account, { templateId: template.id });
    expect(entry.answer).not.toContain('8.4');
    expect(entry.builtFrom).toEqual([]);
  });
});

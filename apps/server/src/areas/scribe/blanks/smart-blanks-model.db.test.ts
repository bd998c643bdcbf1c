import { updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/builders/accounts.ts';
import { newTemplate } from '../../../../test/builders/templates.ts';
import { chartWithValue, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { modelBacked } from '../../../../test/model-backed.ts';

const running = modelBacked();

it('a model writes in the person’s language, and blanks of a template are filled after it', async () => {
  const { model, server } = running();
  const account = await newAccount(server);
  const { noteId, built } = await chartWithValue(account);
  const sections = [{ key: 'results', header: 'Results', instruction: 'HbA1c: {{last HbA1c}}' }];
  const template = await newTemplate(account, { macros: [], sections });
  await account.ok(updateUserInfo, { body: { appSettings: { locale: 'de-CH' } } });
  const entry = await writtenEntry(account, { noteId, templateId: template.id, model: 'gpt-4.1' });
  expect(model.requests.at(-1)!.system).toContain('Copy blanks');
  expect(model.requests.at(-1)!.prompt).toContain('Write the note in Swiss High German, unless');
  expect(entry.answer).toMatch(/HbA1c: 8\.4% \(/);
  expect(entry.builtFrom).toEqual(built);
});

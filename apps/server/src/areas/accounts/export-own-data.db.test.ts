import { exportOwnData } from '@clinical/contract/accounts/accounts.calls';
import { updateApiKey } from '@clinical/contract/accounts/api-key.calls';
import { createPromptTemplate } from '@clinical/contract/prompt-templates/prompt-templates.calls';
import { createQuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { newNote } from '../../../test/builders/notes.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { readZip } from '../../../test/read-zip.ts';

async function download(server: TestServer, account: TestAccount) {
  const response = await server.fetch(`/api${exportOwnData.path}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(response.headers.get('content-type')).toBe('application/zip');
  const files = readZip(Buffer.from(await response.arrayBuffer()));
  return { names: [...files.keys()], text: (name: string) => files.get(name)!.toString() };
}

test('holds the account, the credits, the templates and the own charts, and no secrets', async () => {
  const server = await testServer();
  const account = await newAccount(server, { password: 'violet-anchor-meadow-41' });
  await account.ok(updateApiKey, { body: { apiKey: 'sk-of-ada-0123456789' } });
  await account.ok(createTemplate, { body: { title: 'My way', sections: [{ key: 'plan', header: 'Plan' }] } });
  const [first, second] = [
    await newNote(account, { title: 'Canary / Patient' }),
    await newNote(account, { title: 'Canary / Patient' }),
  ];
  const entry = await writtenEntry(account, { noteId: first.id });
  const { names, text } = await download(server, account);
  const about = JSON.parse(text('account.json')) as { profile: { email: string }; sessions: object[] };
  expect(about).toMatchObject({ profile: { email: account.email }, sessions: [{ current: true }] });
  expect(text('account.json')).not.toMatch(/sk-of|argon2|Bearer|eyJ/);
  expect((JSON.parse(text('credits.json')) as { action: string }[]).map(({ action }) => action)).toEqual([
    'trial',
    'note',
  ]);
  expect(JSON.parse(text('templates/My way.json'))).toMatchObject({ sections: [{ header: 'Plan' }] });
  for (const folder of ['charts/Canary - Patient', 'charts/Canary - Patient (2)'])
    expect(names).toContain(`${folder}/index.html`);
  const note = names.find((name) => name.startsWith('charts/Canary - Patient/') && name.endsWith('note.html'));
  expect(text(note!)).toContain(entry.sections[0]!.html);
  const rows = await server.engine.query(
    "select action, note_id from audit_events where user_id = $1 and action like '%.export' order by seq",
    [account.userId],
  );
  expect(rows.map(({ action, note_id: id }) => [action, id])).toEqual([
    ['account.export', null],
    ['note.export', first.id],
    ['note.export', second.id],
  ]);
});

test('holds the quick phrases and prompt templates that the person made, not those that others share', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const colleague = await newColleague(server, account);
  const phrase = (who: TestAccount, name: string, scope: 'me' | 'workspace') =>
    who.ok(createQuickPhrase, { body: { name, html: `<p>Text of ${name}</p>`, scope } });
  await phrase(account, 'knee', 'me');
  await phrase(account, 'ankle', 'workspace');
  await phrase(colleague, 'theirs', 'workspace');
  await account.ok(createPromptTemplate, { body: { title: 'Feet / eyes', text: 'HbA1c over time.' } });
  await colleague.ok(createPromptTemplate, { body: { title: 'Theirs', text: 'Wounds.' } });
  const { names, text } = await download(server, account);
  expect(names).toEqual([
    'account.json',
    'credits.json',
    'quick-phrases/ankle.json',
    'quick-phrases/knee.json',
    'prompt-templates/Feet - eyes.json',
  ]);
  expect(JSON.parse(text('quick-phrases/ankle.json'))).toMatchObject({
    html: '<p>Text of ankle</p>',
    scope: 'workspace',
  });
  expect(JSON.parse(text('prompt-templates/Feet - eyes.json'))).toMatchObject({ text: 'HbA1c over time.' });
});

test('a colleague’s charts stay where they are, also for an admin who sees them', async () => {
  const server = await testServer();
  const admin = await newAccount(server);
  const colleague = await newColleague(server, admin);
  await newNote(colleague, { title: 'Not mine' });
  const { names } = await download(server, admin);
  expect(names).toEqual(['account.json', 'credits.json']);
});

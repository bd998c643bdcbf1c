import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, temporaryFolder } from '../../../test/temporary-folder.ts';
import { createIds } from '../../platform/ids.ts';
import { writeDurably } from '../../platform/storage/write-durably.ts';
import { createOutboxEmail } from './outbox.ts';

async function openOutbox() {
  let now = Date.parse('2026-11-20T10:55:42.123Z');
  const clock = { now: () => now };
  const folder = join(await temporaryFolder(), 'outbox');
  const from = 'Clinic <no-reply@example.org>';
  const email = createOutboxEmail({ folder, from, clock, ids: createIds(clock), write: writeDurably });
  return { email, folder, advance: (ms: number) => (now += ms) };
}

describe('the outbox', () => {
  it('keeps each mail as a file that mail programs open', async () => {
    const { email, folder } = await openOutbox();
    await email.send({
      to: 'ada@example.org',
      subject: 'Ihr Code – für Sie',
      text: 'Code: 042137\n',
      html: '<p>042137</p>',
    });
    const [name] = await filesBelow(folder);
    expect(name).toMatch(/^2026-11-20T10-55-42-123Z-000001-[\w-]{8}\.eml$/);
    const eml = await readFile(join(folder, name!), 'utf8');
    expect(eml).toContain('\r\nTo: ada@example.org\r\n');
    expect(eml).toContain('From: Clinic <no-reply@example.org>\r\n');
    expect(eml).toMatch(/\r\nSubject: =\?UTF-8\?Q\?Ihr_Code_/);
    expect(eml).toContain('Date: Fri, 20 Nov 2026 10:55:42 +0000\r\n');
    expect(eml).toContain('multipart/alternative');
    expect(eml).toContain('Code: 042137');
    expect(eml.replaceAll('\r\n', '')).not.toContain('\n');
  });

  it('has names that sort by the time of sending, within a millisecond as well', async () => {
    const { email, folder, advance } = await openOutbox();
    for (let i = 0; i < 12; i += 1) {
      await email.send({ to: 'ada@example.org', subject: `mail ${i}`, text: 'x' });
      if (i % 5 === 4) advance(1);
    }
    const texts = await Promise.all((await filesBelow(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    const subjects = texts.map((text) => /^Subject: (.*)$/m.exec(text)![1]!.trim());
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, i) => `mail ${i}`));
  });

  it('takes no header, recipient or file from what it is given', async () => {
    const { email, folder } = await openOutbox();
    await email.send({ to: 'ada@example.org', subject: 'Hi\r\nBcc: eve@example.org', text: 'x' });
    const [name] = await filesBelow(folder);
    expect(await readFile(join(folder, name!), 'utf8')).not.toMatch(/^Bcc:/m);
    await expect(email.send({ to: 'a@b.c, eve@example.org', subject: 's', text: 'x' })).rejects.toThrow(
      'one plain address',
    );
    expect(await filesBelow(folder)).toHaveLength(1);
  });
});

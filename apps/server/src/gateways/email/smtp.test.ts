import { describe, expect, it, onTestFinished } from 'vitest';
import { startSmtpServer } from '../../../test/smtp-server.ts';
import { createSmtpEmail } from './smtp.ts';

const from = 'Clinic <no-reply@example.org>';
const mail = {
  to: 'ada@example.org',
  subject: 'Your code',
  text: 'Your code is 042137.\n.\nA line with a dot above.\n',
};

async function server(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const own = await startSmtpServer(options);
  onTestFinished(() => own.close());
  return own;
}

describe('mail through a server', () => {
  it('is with the server when the call returns', async () => {
    const { url, received } = await server();
    await createSmtpEmail({ url, from }).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@example.org', to: ['ada@example.org'] });
    expect(received[0]!.data).toContain('Subject: Your code\r\n');
    expect(received[0]!.data).toContain('Your code is 042137.\r\n.\r\nA line with a dot above.');
  });

  it('signs in with the user and password of the address', async () => {
    const { url, received } = await server({ login: 'clinic:s3cret' });
    await createSmtpEmail({ url, from }).send(mail);
    expect(received).toHaveLength(1);
    const wrong = createSmtpEmail({ url: url.replace('s3cret', 'guess'), from });
    await expect(wrong.send(mail)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  it('goes to one recipient, whatever the address says', async () => {
    const { url, received } = await server();
    const email = createSmtpEmail({ url, from });
    await expect(email.send({ ...mail, to: 'ada@example.org, eve@example.org' })).rejects.toThrow('one plain address');
    await email.send({ ...mail, subject: 'Hi\r\nBcc: eve@example.org' });
    expect(received[0]!.to).toEqual(['ada@example.org']);
    expect(received[0]!.data).not.toMatch(/^Bcc:/m);
  });

  it.each(['RCPT', 'DATA'] as const)('fails plainly when the server refuses at %s', async (refuse) => {
    const { url, received } = await server({ refuse });
    await expect(createSmtpEmail({ url, from }).send(mail)).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
      message: 'The mail server rejected the e-mail. Try again.',
    });
    expect(received).toEqual([]);
  });

  it('fails plainly when nobody listens', async () => {
    const gone = await startSmtpServer();
    await gone.close();
    await expect(createSmtpEmail({ url: gone.url, from }).send(mail)).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });
});

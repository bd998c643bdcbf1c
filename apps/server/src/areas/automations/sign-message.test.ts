import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptBody, signatureOf, signedMessage } from './sign-message.ts';

const secret = 'a secret with ü that is long enough for all';

it('signs as Standard Webhooks has it', () => {
  // the example of the specification, whose secret is the bytes of this text
  const bytes = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'utf8');
  const body = '{"test": 2432232314}';
  const expected = createHmac('sha256', bytes)
    .update(`msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.${body}`)
    .digest('base64');
  expect(signatureOf('msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, body, bytes.toString('utf8'))).toBe(
    `v1,${expected}`,
  );
});

it('encrypts with AES-256-CBC, with a fresh IV in front', () => {
  const [one, two] = [encryptBody('Zoë has a fever.', secret), encryptBody('Zoë has a fever.', secret)];
  expect(one).not.toBe(two);
  const bytes = Buffer.from(one, 'base64');
  const key = createHash('sha256').update(secret, 'utf8').digest();
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16));
  expect(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8')).toBe(
    'Zoë has a fever.',
  );
});

it('signs what is sent, not what was meant', () => {
  const now = 1_700_000_000_999;
  const { headers, body } = signedMessage('{}', { id: 'one', now, secret, encrypt: true });
  expect(body).not.toContain('{');
  expect(headers['webhook-timestamp']).toBe('1700000000');
  expect(headers['webhook-signature']).toBe(signatureOf('one', 1_700_000_000, body, secret));
  expect(headers['gridhook-encryption']).toBe('aes-256-cbc');
});

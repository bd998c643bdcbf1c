// Receiver of gridhook messages. Run: SECRET='…' node receiver.mjs  (behind a proxy that ends https)
import { createDecipheriv, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const toleranceSeconds = 300;

/** The message of a request; throws when it is forged, changed or old. `headers`: names in lower case. `body`: as it came. */
export function openMessage(headers, body, secret, nowSeconds = Date.now() / 1000) {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  const expected = Buffer.from(
    createHmac('sha256', Buffer.from(secret, 'utf8')).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  const isSigned = (headers['webhook-signature'] ?? '').split(' ').some((each) => {
    const [version, value = ''] = each.split(',');
    const given = Buffer.from(value);
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw new Error('The signature is wrong.');
  if (!(Math.abs(nowSeconds - Number(timestamp)) <= toleranceSeconds)) throw new Error('The message is too old.');
  if (headers['gridhook-encryption'] !== 'aes-256-cbc') return JSON.parse(body);
  const bytes = Buffer.from(body, 'base64');
  const key = createHash('sha256').update(secret, 'utf8').digest();
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** Ids that were taken: a message may come again under the same id. Store these with your data. */
  const taken = new Set();
  createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      try {
        const message = openMessage(request.headers, Buffer.concat(chunks).toString('utf8'), process.env.SECRET ?? '');
        const id = request.headers['webhook-id'];
        // what is done with a message goes here
        if (!taken.has(id)) process.stdout.write(`${message.event} ${message.entryId} ${message.status}\n`);
        taken.add(id);
        response.writeHead(204).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  }).listen(Number(process.env.PORT ?? 8787));
}

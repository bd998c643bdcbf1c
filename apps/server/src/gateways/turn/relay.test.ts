import { createHash, createHmac } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { afterEach, expect, it } from 'vitest';
import { createIds } from '../../platform/ids.ts';
import { turnConfig } from '../../platform/config/turn-config.ts';
import { credentialsFor, turnRelay } from './relay.ts';

const now = Date.parse('2030-03-04T09:00:00.900Z');
const ids = createIds({ now: () => now });
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const header = (type: number, request: Buffer, body: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, request.subarray(4, 20), body]);
};

/** The part of RFC 8656 that a TURN server checks a credential with. @returns its address, and the types of what it was asked */
async function turnServer(secret: string): Promise<{ url: string; asked: number[] }> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  const asked: number[] = [];
  const challenge = Buffer.from([0, 0x14, 0, 4, ...Buffer.from('here'), 0, 0x15, 0, 4, ...Buffer.from('once')]);
  socket.on('message', (request, { port, address }) => {
    const type = request.readUInt16BE(0);
    asked.push(type);
    const signed = request.subarray(0, -24);
    const at = request.indexOf(Buffer.from([0, 6]), 20);
    const name = at < 0 ? '' : request.subarray(at + 4, at + 4 + request.readUInt16BE(at + 2)).toString();
    const password = createHmac('sha1', secret).update(name).digest('base64');
    const key = createHash('md5').update(`${name}:here:${password}`).digest();
    const isRight = createHmac('sha1', key).update(signed).digest().equals(request.subarray(-20));
    const reply = isRight ? header(type | 0x0100, request, Buffer.alloc(0)) : header(type | 0x0110, request, challenge);
    socket.send(reply, port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { url: `turn:127.0.0.1:${socket.address().port}`, asked };
}

it('makes credentials that end, with the hash that coturn makes', () => {
  const { username, credential } = credentialsFor('secret', 'page', now);
  expect(username).toBe(`${1_898_845_200 + 43_200}:page`);
  expect(credential).toBe(createHmac('sha1', 'secret').update(username).digest('base64'));
  const [server] = turnRelay({ urls: ['turn:a', 'turns:b:443'], secret: 'secret' }, ids).serversFor('page', now);
  expect(server).toEqual({ urls: ['turn:a', 'turns:b:443'], username, credential });
});

it('reserves an address in its test, and gives it back', async () => {
  const { url, asked } = await turnServer('secret');
  expect(await turnRelay({ urls: [url], secret: 'secret' }, ids).test(now)).toContain('accepted');
  expect(asked).toEqual([3, 3, 4]);
});

it('says when the secret is another', async () => {
  const { url } = await turnServer('secret');
  await expect(turnRelay({ urls: [url], secret: 'other' }, ids).test(now)).rejects.toThrow('TURN_SECRET must equal');
});

it('says when an address cannot be tested by UDP', async () => {
  await expect(turnRelay({ urls: ['turns:turn.example:443'], secret: 'x' }, ids).test(now)).rejects.toThrow('uses UDP');
});

it.each([
  [{ TURN_URL: 'turn:a', TURN_SECRET: null }, 'it needs TURN_SECRET'],
  [{ TURN_URL: null, TURN_SECRET: 's' }, 'it needs TURN_URL'],
  [{ TURN_URL: 'https://a', TURN_SECRET: 's' }, 'is no address'],
])('refuses half of a configuration at the start: %j', (variables, message) => {
  expect(() => turnConfig(variables)).toThrow(message);
});

it('takes several addresses', () => {
  expect(turnConfig({ TURN_URL: 'turn:a, turns:b:443?transport=tcp', TURN_SECRET: 's' })?.urls).toHaveLength(2);
});

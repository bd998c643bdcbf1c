import { createHash, createHmac } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { AppError } from '../../platform/app-error.ts';
import type { TurnConfig } from '../../platform/config/turn-config.ts';
import type { Ids } from '../../platform/ids.ts';
import type { TurnPort } from './port.ts';

/** A call with reconnects does not last longer. */
const lifeSeconds = 12 * 60 * 60;
const replyMs = 3_000;
const cookie = 0x2112a442;

/** Credentials of coturn's REST form: the user is expiry and name, the password its keyed hash. The secret leaves this process nowhere. */
export function credentialsFor(secret: string, name: string, now: number): { username: string; credential: string } {
  const username = `${Math.floor(now / 1000) + lifeSeconds}:${name}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

export function turnRelay({ urls, secret }: TurnConfig, ids: Ids): TurnPort {
  return {
    serversFor: (name, now) => [{ urls, ...credentialsFor(secret, name, now) }],
    async test(now) {
      const url = urls.find((each) => each.startsWith('turn:') && !each.endsWith('transport=tcp'));
      if (url === undefined)
        throw new AppError('UNAVAILABLE', {
          message: 'Only addresses with TCP or TLS are set. Join a call to test them: this test uses UDP.',
        });
      const [, host = '', port = '3478'] = /^turn:(\[[^\]]+\]|[^:?]+)(?::(\d+))?/.exec(url) ?? [];
      await allocate(
        ids,
        { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) },
        credentialsFor(secret, 'test', now),
      );
      return `${url} accepted a credential and reserved an address.`;
    },
  };
}

type Address = { host: string; port: number };
type Reply = { type: number; attributes: Map<number, Buffer> };

const kinds = { allocate: 0x0003, refresh: 0x0004 };
const succeeded = (kind: number) => kind | 0x0100;
const attribute = { username: 0x06, integrity: 0x08, realm: 0x14, nonce: 0x15, transport: 0x19, lifetime: 0x0d };

/** One Allocate of RFC 8656, first without and then with the credential, and its end. @throws AppError UNAVAILABLE */
async function allocate(
  ids: Ids,
  address: Address,
  { username, credential }: { username: string; credential: string },
) {
  const udp = Buffer.from([17, 0, 0, 0]);
  const socket = createSocket(address.host.includes(':') ? 'udp6' : 'udp4');
  try {
    const asked = await ask(socket, address, encodeMessage(ids, kinds.allocate, [[attribute.transport, udp]]));
    const [realm, nonce] = [asked.attributes.get(attribute.realm), asked.attributes.get(attribute.nonce)];
    if (!realm || !nonce) throw refusal('The address answers, but not as a TURN server that asks for a credential.');
    const key = createHash('md5').update(`${username}:${realm.toString()}:${credential}`).digest();
    const proof: Attribute[] = [
      [attribute.username, Buffer.from(username)],
      [attribute.realm, realm],
      [attribute.nonce, nonce],
    ];
    const given = await ask(
      socket,
      address,
      encodeMessage(ids, kinds.allocate, [[attribute.transport, udp], ...proof], key),
    );
    if (given.type !== succeeded(kinds.allocate))
      throw refusal('The TURN server refused the credential. TURN_SECRET must equal its static-auth-secret.');
    await ask(
      socket,
      address,
      encodeMessage(ids, kinds.refresh, [[attribute.lifetime, Buffer.alloc(4)], ...proof], key),
    );
  } finally {
    socket.close();
  }
}

type Attribute = readonly [type: number, value: Buffer];

function encodeMessage(ids: Ids, kind: number, attributes: readonly Attribute[], key?: Buffer): Buffer {
  const body = Buffer.concat(attributes.map(encoded));
  const head = (length: number, id: Buffer) => {
    const bytes = Buffer.alloc(8);
    bytes.writeUInt16BE(kind, 0);
    bytes.writeUInt16BE(length, 2);
    bytes.writeUInt32BE(cookie, 4);
    return Buffer.concat([bytes, id]);
  };
  const id = Buffer.from(ids.secret(12), 'base64url');
  if (!key) return Buffer.concat([head(body.length, id), body]);
  // the length counts the proof, which does not cover itself
  const signed = Buffer.concat([head(body.length + 24, id), body]);
  return Buffer.concat([signed, encoded([attribute.integrity, createHmac('sha1', key).update(signed).digest()])]);
}

function encoded([type, value]: Attribute): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

function ask(socket: ReturnType<typeof createSocket>, { host, port }: Address, request: Buffer): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const timer = setTimeout(() => reject(refusal('The TURN server did not answer.')), replyMs);
  const onMessage = (bytes: Buffer) => {
    // another reply than that to this request
    if (bytes.length < 20 || !bytes.subarray(4, 20).equals(request.subarray(4, 20))) return;
    resolve(decoded(bytes));
  };
  socket.on('message', onMessage);
  socket.once('error', () => reject(refusal('The TURN server cannot be reached.')));
  socket.send(request, port, host, (error) => {
    if (error) reject(refusal('The TURN server cannot be reached.'));
  });
  return promise.finally(() => {
    clearTimeout(timer);
    socket.off('message', onMessage);
  });
}

function decoded(bytes: Buffer): Reply {
  const attributes = new Map<number, Buffer>();
  for (let at = 20; at + 4 <= bytes.length;) {
    const length = bytes.readUInt16BE(at + 2);
    attributes.set(bytes.readUInt16BE(at), bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length + ((4 - (length % 4)) % 4);
  }
  return { type: bytes.readUInt16BE(0), attributes };
}

const refusal = (message: string): AppError => new AppError('UNAVAILABLE', { message });

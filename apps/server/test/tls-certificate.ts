import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One element of DER. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date): Buffer => der(0x18, `${at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')}`);

/** A certificate of its own authority, good for a day, for these names and IPv4 addresses. */
export function tlsCertificate(
  names: readonly string[],
  addresses: readonly string[] = [],
): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, 'Test receiver'))));
  const day = 24 * 3_600_000;
  const alternatives = sequence(
    ...names.map((each) => der(0x82, each)),
    ...addresses.map((each) => der(0x87, Buffer.from(each.split('.').map(Number)))),
  );
  const isAuthority = sequence(
    oid('551d13'),
    der(0x01, Buffer.from([0xff])),
    der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(isAuthority, sequence(oid('551d11'), der(0x04, alternatives)))),
  );
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

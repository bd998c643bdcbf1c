import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HookReceiver, startHookReceiver } from '../../../test/hook-receiver.ts';
import { AddressRefused, type GuardOptions, type HostAddress, isInside, outsideAddresses } from './address-guard.ts';
import { guardedPost } from './guarded-post.ts';

let receiver: HookReceiver;
beforeAll(async () => {
  receiver = await startHookReceiver();
});
afterAll(() => receiver.stop());

const message = { headers: { 'content-type': 'application/json' }, body: '{}' };
const never = new AbortController().signal;
const post = (url: string, options: GuardOptions & { answerWithin?: number } = {}) =>
  guardedPost({ ...options, now: () => Date.now() })(url, message, never);
const home: HostAddress = { address: '127.0.0.1', family: 4 };

/** Hosts that all mean this machine, its networks, or nobody's host. */
const inside4 = `
  127.0.0.1 127.0.0.2 127.1 127.0.1 127.255.255.254 0.0.0.0 0 0.0.0.1 2130706433 017700000001 0177.0.0.1 0177.1
  0x7f000001 0x7f.0.0.1 0x7f.1 0x7F.0x0.0x0.0x1 127.0x0.1 0x0 00 0x7f.000.000.001 0000177.0.0.1 10.0.0.1
  10.255.255.255 10.1 167772161 0xa000001 012.0.0.1 100.64.0.1 100.127.255.255 100.100.100.200 169.254.169.254
  169.254.0.1 2852039166 0xa9fea9fe 0xa9.0xfe.0xa9.0xfe 0251.0376.0251.0376 169.16689662 169.254.170.2
  168.63.129.16 172.16.0.1 172.31.255.255 172.20.1 2886729729 192.168.0.1 192.168.1.1 192.168.257 3232235521
  0xc0a80001 0300.0250.0.1 192.0.0.1 192.0.0.192 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.175.48.1
  198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
  4294967295 0xffffffff 127.0.0.1. ①②⑦.0.0.1 127。0。0。1
`
  .trim()
  .split(/\s+/);
const inside6 = `
  ::1 :: 0:0:0:0:0:0:0:1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::ffff:8.8.8.8
  ::127.0.0.1 ::7f00:1 ::8.8.8.8 ::ffff:0:127.0.0.1 64:ff9b::127.0.0.1 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe
  64:ff9b::8.8.8.8 64:ff9b:1::a00:1 64:ff9b:1:ffff::1 100::1 fc00::1 fd00::1 fd00:ec2::254 fd12:3456:789a::1
  fe80::1 fe80::a9fe:a9fe febf::1 fec0::1 feff::1 ff02::1 ff05::2 ff0e::1 2001::1 2001:0:7f00:1::
  2001:0:4136:e378:8000:63bf:80ff:fffe 2001:2::1 2001:10::1 2001:20::1 2001:1ff::1 2001:db8::1
  2001:db8:85a3::8a2e:370:7334 2002:7f00:1:: 2002:a00:1::1 2002:a9fe:a9fe:: 2002:808:808:: 2620:4f:8000::1 3fff::1
  5f00::1 2a00:1450::5efe:7f00:1 2a00:1450::200:5efe:a00:1 2a00:1450:1:2:0:5efe:c0a8:1 4000::1 1::1 8000::1
`
  .trim()
  .split(/\s+/);
const names = ['localhost', 'LOCALHOST', 'localhost.', 'ip6-localhost', 'a.localhost'];

test('at least 120 forms of inside addresses are refused, and nothing is reached', async () => {
  const { port } = receiver;
  const urls = [
    ...inside4.map((host) => `https://${host}:${port}/hook`),
    ...inside6.map((host) => `https://[${host}]:${port}/hook`),
    ...names.map((host) => `https://${host}:${port}/hook`),
  ];
  expect(urls.length).toBeGreaterThanOrEqual(120);
  const before = receiver.connections;
  const through: string[] = [];
  for (const url of urls) {
    const error: unknown = await post(url).catch((thrown: unknown) => thrown);
    if (!(error instanceof AddressRefused)) through.push(url);
  }
  expect(through).toEqual([]);
  expect(receiver.connections).toBe(before);
});

test.each([
  ['http://example.org/', 'https'],
  ['ftp://example.org/', 'https'],
  ['file:///etc/passwd', 'https'],
  ['https://user:secret@example.org/', 'password'],
  ['https://[fe80::1%25eth0]/', 'not a web address'],
  ['https://999.1.1.1/', 'not a web address'],
  ['hook', 'not a web address'],
  ['', 'not a web address'],
])('%j is refused', async (url, why) => {
  await expect(post(url)).rejects.toThrow(why);
});

test('what is no address is not reached', () => {
  for (const address of ['', 'fe80::1%eth0', '2606:4700::1111%1', 'example.org']) {
    expect(isInside({ address, family: 4 })).toBe(true);
    expect(isInside({ address, family: 6 })).toBe(true);
  }
  expect(isInside({ address: '8.8.8.8', family: 6 })).toBe(true);
});

test('public addresses pass', async () => {
  for (const host of [
    '8.8.8.8',
    '1.1.1.1',
    '100.128.0.1',
    '172.32.0.1',
    '[2606:4700::1111]',
    '[2a00:1450:4001:80f::200e]',
  ]) {
    const { addresses } = await outsideAddresses(new URL(`https://${host}/`), {});
    expect(addresses).toHaveLength(1);
  }
});

test('a name with one address inside is refused, whatever its others are', async () => {
  const resolve = async (): Promise<HostAddress[]> => [{ address: '8.8.8.8', family: 4 }, home];
  await expect(post(`https://receiver.test:${receiver.port}/`, { resolve })).rejects.toThrow('private or local');
});

test('the connection goes to the address that was checked, though the name means another one by then', async () => {
  const before = receiver.connections;
  const answers: HostAddress[][] = [[{ address: '240.0.0.1', family: 4 }], [home], [home]];
  let asked = 0;
  const resolve = async (): Promise<HostAddress[]> => answers[asked++] ?? [home];
  await expect(post(`https://receiver.test:${receiver.port}/`, { resolve })).rejects.toThrow(AddressRefused);
  const outside: HostAddress[] = [{ address: '192.0.3.1', family: 4 }];
  let times = 0;
  const rebinding = async (): Promise<HostAddress[]> => (times++ === 0 ? outside : [home]);
  await expect(
    post(`https://receiver.test:${receiver.port}/`, { resolve: rebinding, answerWithin: 300 }),
  ).rejects.toThrow();
  expect(times).toBe(1);
  expect(receiver.connections).toBe(before);
});

test('a host that the operator allows is reached, by its port only', async () => {
  const localHosts = [receiver.host];
  receiver.answer = () => ({ status: 200 });
  expect(await post(receiver.url, { localHosts })).toEqual({ status: 200, retryAfterMs: 0 });
  await expect(post(`https://localhost:${receiver.port + 1}/`, { localHosts })).rejects.toThrow('private or local');
  await expect(post(`https://127.0.0.1:${receiver.port}/`, { localHosts })).rejects.toThrow('private or local');
  await expect(post(`http://${receiver.host}/`, { localHosts })).rejects.toThrow('https');
});

test('a redirect is an answer and is not followed', async () => {
  const before = receiver.received.length;
  receiver.answer = () => ({ status: 307, headers: { location: `https://localhost:${receiver.port}/inside` } });
  expect(await post(receiver.url, { localHosts: [receiver.host] })).toMatchObject({ status: 307 });
  expect(receiver.received.length).toBe(before + 1);
});

test('a proxy of the environment is not used', async () => {
  receiver.answer = () => ({ status: 200 });
  vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:1');
  vi.stubEnv('https_proxy', 'http://127.0.0.1:1');
  vi.stubEnv('NODE_USE_ENV_PROXY', '1');
  try {
    expect(await post(receiver.url, { localHosts: [receiver.host] })).toMatchObject({ status: 200 });
  } finally {
    vi.unstubAllEnvs();
  }
});

test('who does not answer is left after a while, and a stranger to the certificate is not spoken to', async () => {
  receiver.answer = () => 'hang';
  const localHosts = [receiver.host, `other.test:${receiver.port}`];
  await expect(post(receiver.url, { localHosts, answerWithin: 200 })).rejects.toThrow();
  const before = receiver.received.length;
  const url = `https://other.test:${receiver.port}/`;
  await expect(post(url, { localHosts, resolve: async () => [home] })).rejects.toThrow();
  expect(receiver.received.length).toBe(before);
});

test('a name that is unknown, private or never found has the same words', async () => {
  const textOf = async (options: GuardOptions): Promise<string> => {
    const refused = outsideAddresses(new URL('https://db.example.org/'), options);
    return refused.then(
      () => 'let through',
      ({ message: text }: Error) => text,
    );
  };
  const texts = [
    await textOf({ resolve: async () => [] }),
    await textOf({ resolve: async () => [home] }),
    await textOf({ resolve: () => Promise.reject(new Error('SERVFAIL')) }),
    await textOf({ resolve: () => new Promise(() => {}), resolveWithin: 50 }),
  ];
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('not found on the public internet');
});

test('a receiver that switches the protocol, or breaks off, is answered for', async () => {
  const localHosts = [receiver.host];
  receiver.answer = () => 'switch';
  expect(await post(receiver.url, { localHosts })).toEqual({ status: 101, retryAfterMs: 0 });
  receiver.answer = () => 'break';
  await expect(post(receiver.url, { localHosts })).rejects.toThrow();
});

test('Retry-After is read', async () => {
  receiver.answer = () => ({ status: 429, headers: { 'retry-after': '120' } });
  expect(await post(receiver.url, { localHosts: [receiver.host] })).toEqual({ status: 429, retryAfterMs: 120_000 });
});

import { createNote, getNote, listNotes } from '@clinical/contract/notes/notes.calls';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../builders/accounts.ts';
import { errorCode, startTestServer, testServer } from '../harness.ts';
import { openRaw, requestHead } from '../raw-request.ts';

test('every reply carries the security headers', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const replies = [
    await server.fetch('/api/health'),
    await server.fetch('/api/notes/'),
    await server.fetch('/api/notes/', { headers: { authorization: `Bearer ${account.token}` } }),
    await server.fetch('/nothing'),
    await server.fetch('/api/notes/%ff'),
    await server.fetch('/api/auth/csrf'),
    await server.fetch('/api/notes/', { method: 'POST', headers: { origin: 'https://evil.example' } }),
  ];
  for (const { headers } of replies) {
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('x-powered-by')).toBeNull();
  }
  expect(replies[2]?.headers.get('cache-control')).toBe('no-store');
});

test('what is no request is answered in our form, with the same headers', async () => {
  const server = await testServer();
  for (const [text, status, code] of [
    ['GARBAGE\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [requestHead(server.address, 'GET /api/health', { x: 'y'.repeat(20_000) }), 413, 'TOO_LARGE'],
    [
      requestHead(server.address, 'POST /api/notes/', { 'content-length': '5', 'transfer-encoding': 'chunked' }),
      400,
      'MALFORMED_REQUEST',
    ],
  ] as const) {
    const connection = openRaw(server.address);
    connection.write(text);
    const reply = await connection.reply();
    await connection.over;
    expect([reply.status, (JSON.parse(reply.body) as { code: string }).code]).toEqual([status, code]);
    expect(reply.head).toMatch(/x-content-type-options: nosniff/i);
    expect(reply.head).toMatch(/content-security-policy: default-src 'none'/i);
  }
});

test('a packed body is not unpacked', async () => {
  const server = await testServer();
  const { token } = await newAccount(server);
  const reply = await server.fetch('/api/notes/', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(`{"title":"${'x'.repeat(100)}"}`),
  });
  expect(reply.status).toBe(400);
});

test('cookies are host-bound, secure and out of reach of scripts', async () => {
  const server = await testServer();
  const cookies = (await server.fetch('/api/auth/csrf')).headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*Path=\/; HttpOnly; Secure; SameSite=Lax/);
});

test('a foreign page changes nothing, whatever it sends', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const authorization = `Bearer ${account.token}`;
  const body = JSON.stringify({ title: 'From afar' });
  for (const origin of ['https://evil.example', 'null', `${server.address}.evil.example`]) {
    const reply = await server.fetch('/api/notes/', {
      method: 'POST',
      headers: { authorization, origin, 'content-type': 'application/json' },
      body,
    });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  }
  const plain = await server.fetch('/api/notes/', {
    method: 'POST',
    headers: { authorization, 'content-type': 'text/plain' },
    body,
  });
  expect(plain.status).toBe(415);
  const cookieOnly = await server.fetch('/api/notes/', {
    method: 'POST',
    headers: { cookie: `clinical.session=${account.token}`, 'content-type': 'application/json' },
    body,
  });
  expect(cookieOnly.status).toBe(401);
  expect(await account.ok(listNotes, { query: {} })).toEqual([]);
});

test('broken and hostile bodies are refused with what is wrong and where', async () => {
  const server = await testServer();
  const { token } = await newAccount(server);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = async (body: string) =>
    (await server.fetch('/api/notes/', { method: 'POST', headers, body })).json() as Promise<{ code: string }>;
  expect(await send('{"title":')).toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(await send('{"title":["a"]}')).toMatchObject({ code: 'INVALID_INPUT', detail: [{ loc: ['body', 'title'] }] });
  expect(await send('{"title":"   "}')).toMatchObject({
    code: 'INVALID_INPUT',
    detail: [{ loc: ['body', 'title'], msg: 'a name is needed' }],
  });
  expect(await send('{"title":"x","__proto__":{"isAdmin":true}}')).toMatchObject({ code: 'MALFORMED_REQUEST' });
  expect(await send(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await send(`{"title":"${'x'.repeat(7_000_000)}"}`)).toMatchObject({ code: 'TOO_LARGE' });
});

test('search text is text: patterns, quotes and operators find only what they spell', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  await account.ok(createNote, { body: { title: 'Percy 100% Under_score' } });
  await account.ok(createNote, { body: { title: 'Plain Person' } });
  const found = async (query: string) =>
    ((await account.ok(listNotes, { query: { query, limit: 50 } })) as { items: { title: string }[] }).items.length;
  expect(await found('%')).toBe(1);
  expect(await found('_')).toBe(1);
  expect(await found('PERCY')).toBe(1);
  for (const hostile of ["' or 1=1 --", '\\', '"; drop table notes; --', '%%%', '(a+)+$', '\u0000', '${7*7}', '*']) {
    const reply = await account.call(listNotes, { query: { query: hostile, limit: 50 } });
    expect([200, 422]).toContain(reply.status);
  }
  for (const query of [
    { cursor: 'garbage' },
    { cursor: "' or 1=1" },
    { date_range: 'x,y' },
    { limit: 0 },
    { limit: 1e9 },
  ]) {
    expect((await account.call(listNotes, { query: { limit: 10, ...query } })).status).toBe(422);
  }
  for (const id of ["1' or '1'='1", '../../etc/passwd', 'null', '0'])
    expect((await account.call(getNote, { params: { id } })).status).toBe(422);
});

test('over the rate, an address is told when to come back, and a forged address does not help', async () => {
  const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '5' });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const reply = await server.fetch('/api/health', { headers: { 'x-forwarded-for': `10.0.0.${n}` } });
      statuses.push(reply.status);
      if (reply.status === 429) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  } finally {
    await server.stop();
  }
});

test('over the quota, a workspace is told when to come back, and another goes on as before', async () => {
  const server = await startTestServer({ USER_LIMIT_PER_MINUTE: '20', WORKSPACE_LIMIT_PER_MINUTE: '25' });
  try {
    const ada = await newAccount(server);
    const [ben, eve] = [await newColleague(server, ada), await newAccount(server)];
    const status = async (account: TestAccount) => (await account.call(listNotes, { query: {} })).status;
    for (let n = 0; n < 20; n += 1) expect(await status(ada)).toBe(200);
    const own = await ada.call(listNotes, { query: {} });
    expect([own.status, errorCode(own)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(own.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let n = 0; n < 5; n += 1) expect(await status(ben)).toBe(200);
    expect(await status(ben)).toBe(429);
    expect(await status(eve)).toBe(200);
    server.clock.advance(60_000);
    expect([await status(ada), await status(ben)]).toEqual([200, 200]);
  } finally {
    await server.stop();
  }
});

test('behind a proxy an address is what the proxy saw, not what the client claims', async () => {
  const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: 'true' });
  const status = async (forwarded: string) =>
    (await server.fetch('/api/health', { headers: { 'x-forwarded-for': forwarded } })).status;
  try {
    expect(await status('10.0.0.1, 203.0.113.7')).toBe(200);
    expect(await status('10.0.0.2, 203.0.113.7')).toBe(200);
    expect(await status('10.0.0.3, 203.0.113.7')).toBe(429);
    expect(await status('10.0.0.3, 203.0.113.8')).toBe(200);
  } finally {
    await server.stop();
  }
});

test('a repeated POST with the same key makes one record and gets the same answer', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const idempotencyKey = 'a-key-of-the-client-1';
  const body = { title: 'Once Only' };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => account.call(createNote, { body }, { idempotencyKey })),
  );
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  expect((await account.ok(listNotes, { query: {} })) as unknown[]).toHaveLength(1);
  expect(errorCode(await account.call(createNote, { body: { title: 'Something else' } }, { idempotencyKey }))).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
});

test('a fault of ours tells the caller a number, and the log no secrets', async () => {
  const server = await startTestServer();
  try {
    const account = await newAccount(server);
    await server.engine.exec('alter table notes rename to notes_gone');
    const reply = await account.call(createNote, { body: { title: 'Canary Name', mrn: 'canary-mrn' } });
    await server.engine.exec('alter table notes_gone rename to notes');
    expect(reply.status).toBe(500);
    expect(reply.body).toMatchObject({ code: 'INTERNAL', requestId: expect.any(String) });
    expect(JSON.stringify(reply.body)).not.toMatch(/notes|select|insert|stack/i);
    const log = server.logged.join('\n');
    expect(log).toContain((reply.body as unknown as { requestId: string }).requestId);
    expect(log).not.toMatch(/canary/i);
    expect(log).not.toContain(account.token);
  } finally {
    await server.stop();
  }
});

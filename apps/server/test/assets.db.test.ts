import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

const script = `export const words = '${'a '.repeat(4_000)}';`;
let server: TestServer;

beforeAll(async () => {
  const webDir = mkdtempSync(join(tmpdir(), 'clinical-pages-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<!doctype html>');
  for (const [ending, bytes] of [
    ['', script],
    ['.br', brotliCompressSync(script)],
    ['.gz', gzipSync(script)],
  ] as const)
    writeFileSync(join(webDir, `assets/part-1.js${ending}`), bytes);
  writeFileSync(join(webDir, 'assets/small-1.js'), 'export {};');
  server = await startTestServer({}, { webDir });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a browser that accepts “%s” gets a script as %s, for good', async (accepted, encoding) => {
  const reply = await server.fetch('/assets/part-1.js', { headers: { 'accept-encoding': accepted } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('content-type')).toMatch(/javascript/);
  expect(reply.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await reply.text()).toBe(script);
});

test('a script that was not compressed is sent as it is', async () => {
  const reply = await server.fetch('/assets/small-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers.get('content-encoding')).toBeNull();
  expect(await reply.text()).toBe('export {};');
});

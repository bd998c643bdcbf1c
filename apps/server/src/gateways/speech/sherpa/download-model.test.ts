import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { Catalogue, type CatalogueModel, costOf, downloadModel } from './download-model.ts';

const content = Buffer.alloc(300_000, 'model');
const sha256 = createHash('sha256').update(content).digest('hex');
/** Ranges that were asked for; a reply breaks off after `breakAfter` bytes. */
const asked: (string | undefined)[] = [];
let breakAfter = Number.POSITIVE_INFINITY;
let sent: Buffer = content;
let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { range } = request.headers;
    asked.push(range);
    const from = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    response.writeHead(from > 0 ? 206 : 200);
    const rest = sent.subarray(from);
    if (rest.length <= breakAfter) return void response.end(rest);
    response.write(rest.subarray(0, breakAfter), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.onnx`;
});
afterAll(() => server.close());

let folder: string;
const lines: string[] = [];
beforeEach(async () => {
  folder = await temporaryFolder();
  breakAfter = Number.POSITIVE_INFINITY;
  sent = content;
  asked.length = lines.length = 0;
});
const model = (changes: Partial<CatalogueModel['files'][number]> = {}): CatalogueModel => ({
  name: 'small',
  memoryMb: 400,
  files: [{ name: 'model.onnx', address, size: content.length, sha256, ...changes }],
});
const download = (wanted = model()) => downloadModel(wanted, folder, { say: (line) => lines.push(line) });

it('brings a model and checks it; a second time there is nothing to do', async () => {
  await download();
  expect(readFileSync(join(folder, 'model.onnx'))).toEqual(content);
  await download();
  expect(asked).toHaveLength(1);
  expect(lines.at(-1)).toMatch(/there already/);
});

it('goes on where it broke off', async () => {
  breakAfter = 100_000;
  await expect(download()).rejects.toThrow();
  expect(existsSync(join(folder, 'model.onnx'))).toBe(false);
  breakAfter = Number.POSITIVE_INFINITY;
  await download();
  expect(asked[1]).toMatch(/^bytes=[1-9]\d*-$/);
  expect(readFileSync(join(folder, 'model.onnx'))).toEqual(content);
});

it('deletes a file whose checksum is another', async () => {
  sent = Buffer.alloc(content.length, 'other');
  await expect(download()).rejects.toThrow(/not the expected file/);
  expect(existsSync(join(folder, 'model.onnx.partial'))).toBe(false);
});

it('takes no more than the catalogue says', async () => {
  await expect(download(model({ size: 1_000 }))).rejects.toThrow(/more than the 1000 bytes/);
});

it('says beforehand when there is no room', async () => {
  await expect(download(model({ size: Number.MAX_SAFE_INTEGER }))).rejects.toThrow(/not enough room/);
  expect(asked).toEqual([]);
});

it('says what a model costs', () => {
  expect(costOf(model())).toBe('small takes 1 MB of disk, and about 400 MB of memory while it hears.');
});

it.each([{ name: '../x' }, { sha256: 'none' }, { address: 'file:///etc/passwd' }])(
  'refuses an entry with %j',
  (changes) => {
    expect(Catalogue.safeParse({ models: [model(changes)] }).success).toBe(false);
  },
);

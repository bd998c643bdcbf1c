import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createTar } from 'nanotar';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { smallFonts } from '../../../test/fonts.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { fontPackages } from './font-packages.ts';
import { npmFonts } from './npm-fonts.ts';

const font = readFileSync(smallFonts.Japanese);
const archiveOf = (names: readonly string[]) =>
  gzipSync(createTar(names.map((name) => ({ name: `package/${name}`, data: new Uint8Array(font) }))));
const { regular, bold } = fontPackages.Japanese;
const whole = archiveOf(['package.json', 'fonts/other.otf', `fonts/${regular}`, `fonts/${bold}`, '../../escaped.otf']);

/** What was asked of the registry, and what it sends. */
const asked: string[] = [];
let sent = whole;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  sent = whole;
  asked.length = 0;
});

const registry = async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm/`;
function fonts(archive = whole, from = registry) {
  const pin = { size: archive.length, sha512: createHash('sha512').update(archive).digest('base64') };
  return npmFonts({
    folder,
    say: () => undefined,
    write: async (path, content) => writeFileSync(path, content),
    registry: from,
    packages: { ...fontPackages, Japanese: { ...fontPackages.Japanese, ...pin } },
  });
}

it('downloads the package of a script once, and unpacks its two fonts and nothing else', async () => {
  const port = fonts();
  await Promise.all([port.fetch(['Japanese']), port.fetch(['Japanese'])]);
  await port.fetch(['Japanese']);
  expect(asked).toEqual(['/npm/@embedpdf/fonts-jp/-/fonts-jp-1.0.0.tgz']);
  expect(readFileSync(port.faces.Japanese.regular)).toEqual(font);
  expect(existsSync(port.faces.Japanese.bold)).toBe(true);
  expect(readdirSync(folder)).toEqual(['fonts-jp-1.0.0']);
  expect(readdirSync(join(folder, 'fonts-jp-1.0.0')).toSorted()).toEqual([bold, regular].toSorted());
});

it('takes no other archive than the pinned one', async () => {
  const port = fonts();
  sent = Buffer.from(whole);
  sent[sent.length - 9]! ^= 1;
  await expect(port.fetch(['Japanese'])).rejects.toThrow(/Japanese.*not the expected file/);
  expect(existsSync(port.faces.Japanese.regular)).toBe(false);
  sent = whole;
  await port.fetch(['Japanese']);
  expect(existsSync(port.faces.Japanese.regular)).toBe(true);
});

it('leaves nothing that looks ready when a font is not in the archive', async () => {
  const broken = archiveOf([`fonts/${regular}`]);
  sent = broken;
  const port = fonts(broken);
  await expect(port.fetch(['Japanese'])).rejects.toThrow(/does not hold/);
  expect(existsSync(port.faces.Japanese.regular)).toBe(false);
});

it('says which font is missing and why when there is no network', async () => {
  const port = fonts(whole, async () => 'http://127.0.0.1:1/');
  await expect(port.fetch(['Japanese'])).rejects.toThrow(/font for Japanese could not be downloaded .*fonts-jp.*: /);
});

import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ZipError, zippedText } from './zipped-text.ts';

const text = 'Zoë walks daily. '.repeat(50);
const zipOf = (level: 0 | 6) => Buffer.from(zipSync({ 'a/b.xml': strToU8(text), 'c.txt': strToU8('c') }, { level }));

it.each([0, 6] as const)('reads one file by its name, packed at level %i', (level) => {
  expect(zippedText(zipOf(level), 'a/b.xml', 2_000)).toBe(text);
  expect(zippedText(zipOf(level), 'b.xml', 2_000)).toBeNull();
});

it.each([0, 6] as const)('unpacks no more than the limit, packed at level %i', (level) => {
  expect(() => zippedText(zipOf(level), 'a/b.xml', 100)).toThrow(new ZipError('too-large'));
});

it('counts what is unpacked, whatever size the archive states', () => {
  const archive = zipOf(6);
  const directory = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  archive.writeUInt32LE(10, 22);
  archive.writeUInt32LE(10, directory + 24);
  expect(() => zippedText(archive, 'a/b.xml', 100)).toThrow(new ZipError('too-large'));
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello')],
  ['the first half', zipOf(6).subarray(0, 90)],
])('says that an archive is damaged: %s', (_, archive) => {
  expect(() => zippedText(archive, 'a/b.xml', 2_000)).toThrow(new ZipError('broken'));
});

it('throws nothing else, whatever byte is wrong', () => {
  fc.assert(
    fc.property(fc.nat(zipOf(6).length - 1), fc.integer({ min: 0, max: 255 }), (at, byte) => {
      const archive = zipOf(6);
      archive[at] = byte;
      try {
        zippedText(archive, 'a/b.xml', 2_000);
      } catch (error) {
        expect(error).toBeInstanceOf(ZipError);
      }
    }),
  );
});

import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSampleFile } from './sample-file.ts';

/** A zip archive with one file; `says` is what it says of its unpacked size and of being locked. */
function zipOf(name: string, content: Buffer, { locked = false, cut = 0 } = {}): Uint8Array<ArrayBuffer> {
  const packed = deflateRawSync(content);
  const head = (size: number) => {
    const bytes = Buffer.alloc(size);
    return bytes;
  };
  const local = head(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = head(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(locked ? 1 : 0, 8);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = head(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  const all = Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
  return new Uint8Array(all.subarray(0, all.length - cut));
}

const document = (text: string) => Buffer.from(`<w:document><w:body>${text}</w:body></w:document>`);
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const word = (content: Buffer, more = {}) => new File([zipOf('word/document.xml', content, more)], 'note.docx');

describe('a past note in a Word file', () => {
  test('is read as text, in this browser', async () => {
    const file = word(document(paragraph('HPI: Cough for two weeks.') + paragraph('Plan: Rest.')));
    expect(await readSampleFile(file)).toEqual({ text: 'HPI: Cough for two weeks.\nPlan: Rest.' });
  });

  test.each([
    ['locked', word(document(paragraph('a')), { locked: true }), /protected by a password/],
    ['cut', word(document(paragraph('a')), { cut: 30 }), /damaged/],
    ['does not match', new File([zipOf('xl/workbook.xml', Buffer.from('<a/>'))], 'note.docx'), /damaged/],
    ['no archive', new File(['hello'], 'note.docx'), /damaged/],
    ['empty', word(document('')), /contains no text/],
    ['longer than a note', word(document(paragraph('word '.repeat(20_000)))), /longer than/],
    ['a bomb', word(Buffer.alloc(40 * 1024 * 1024, 'a')), /longer than/],
    ['old Word format', new File(['x'], 'note.doc'), /Save it as .docx/],
    ['too large', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'note.docx'), /larger than 10 MB/],
    ['of another kind', new File(['x'], 'note.exe'), /cannot be read here/],
  ])('says what is wrong with one that is %s', async (_, file, said) => {
    expect((await readSampleFile(file)).problem).toMatch(said);
  });
});

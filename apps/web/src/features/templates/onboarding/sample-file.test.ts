import { type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readSampleFile } from './sample-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const document = (text: string) => bytesOf(`<w:document><w:body>${text}</w:body></w:document>`);
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const zipOf = (files: Zippable) => new Uint8Array(zipSync(files));
const packed = (content: Uint8Array) => zipOf({ 'word/media/1.png': bytesOf('x'), 'word/document.xml': content });
const word = (content: Uint8Array) => new File([packed(content)], 'note.docx');

/** What Word writes instead of a zip: the sign of its older container, and the name of a part. */
const compound = (part: string) =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Buffer.from(part, 'utf16le')]);

/** A bomb that says it is small. */
function lying(): Uint8Array<ArrayBuffer> {
  const archive = packed(new Uint8Array(40 * 1024 * 1024));
  const view = new DataView(archive.buffer);
  for (let at = 0; at < archive.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  return archive;
}

describe('a past note in a Word file', () => {
  test('is read as text, in this browser', async () => {
    const file = word(document(paragraph('HPI: Cough for two weeks.') + paragraph('Plan: Rest.')));
    expect(await readSampleFile(file)).toEqual({ text: 'HPI: Cough for two weeks.\nPlan: Rest.' });
  });

  test.each([
    ['locked', new File([compound('EncryptedPackage')], 'note.docx'), /protected by a password/],
    ['of an old Word with a new name', new File([compound('WordDocument')], 'note.docx'), /Save it as .docx/],
    ['cut', new File([packed(document(paragraph('a'))).subarray(0, 120)], 'note.docx'), /damaged/],
    ['something else', new File([zipOf({ 'xl/workbook.xml': bytesOf('<a/>') })], 'note.docx'), /damaged/],
    ['no archive', new File(['hello'], 'note.docx'), /damaged/],
    ['empty', word(document('')), /contains no text/],
    ['longer than a note', word(document(paragraph('word '.repeat(20_000)))), /longer than/],
    ['a bomb', word(new Uint8Array(40 * 1024 * 1024).fill(97)), /longer than/],
    ['a bomb that says it is small', new File([lying()], 'note.docx'), /longer than/],
    ['of an old Word', new File(['x'], 'note.doc'), /Save it as .docx/],
    ['too large', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'note.docx'), /larger than 10 MB/],
    ['of another kind', new File(['x'], 'note.exe'), /cannot be read here/],
  ])('says what is wrong with one that is %s', async (_, file, said) => {
    expect((await readSampleFile(file)).problem).toMatch(said);
  });
});

import { limits } from '@clinical/contract/limits';
import { docxText } from '@clinical/language/samples/docx-text';
import { ZipError, zippedText } from '../../../lib/zipped-text.ts';
import { t } from './onboarding.texts.ts';

type Read = { text: string; problem?: undefined } | { text?: undefined; problem: string };

/** Of a Word file or a PDF: far more than a note takes. */
const mostBytes = 10 * 1024 * 1024;
/** Of the text part of a Word file when it is unpacked. */
const mostXml = 20 * 1024 * 1024;

/** What is chosen from. */
export const sampleFileTypes = '.txt,.md,.docx,.pdf';

/** The text of a past note's file, or what is wrong with it. It is read in this browser: nothing is sent. */
export async function readSampleFile(file: File): Promise<Read> {
  const { name } = file;
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (ending === 'doc') return { problem: t('fileOldWord', { name }) };
  if (!['txt', 'md', 'docx', 'pdf'].includes(ending)) return { problem: t('fileNotText', { name }) };
  const packed = ending === 'docx' || ending === 'pdf';
  if (file.size > mostBytes) return { problem: t('fileTooBig', { name, n: mostBytes / 1024 / 1024 }) };
  // a character takes four bytes at most
  if (!packed && file.size > 4 * limits.templateSample) return tooLong(name);
  const read = packed ? await readPacked(file, ending) : await readPlain(file);
  if (read.problem !== undefined) return read;
  if (read.text.trim() === '') return { problem: t(ending === 'pdf' ? 'fileScanned' : 'fileEmpty', { name }) };
  return read.text.length > limits.templateSample ? tooLong(name) : read;
}

const tooLong = (name: string): Read => ({ problem: t('fileTooLong', { name, n: limits.templateSample }) });

async function readPlain(file: File): Promise<Read> {
  const text = await file.text();
  const binary = text.includes('\0') || text.includes('\uFFFD');
  return binary ? { problem: t('fileNotText', { name: file.name }) } : { text };
}

async function readPacked(file: File, ending: string): Promise<Read> {
  const { name } = file;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isCompound(bytes)) return { problem: t(isEncrypted(bytes) ? 'fileLocked' : 'fileOldWord', { name }) };
    if (ending === 'docx') return { text: wordText(bytes) };
    const { pdfText } = await import('./pdf-text.ts');
    return { text: await pdfText(bytes, limits.templateSample) };
  } catch (error) {
    if ((error as Error).name === 'PasswordException') return { problem: t('fileLocked', { name }) };
    if (error instanceof ZipError && error.reason === 'too-large') return tooLong(name);
    return { problem: t('fileBroken', { name }) };
  }
}

/** Word writes a file with a password, like those of the old Word, in its older container instead of a zip. */
const isCompound = (bytes: Uint8Array): boolean => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/** The container names its parts in UTF-16. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');

function wordText(bytes: Uint8Array): string {
  const xml = zippedText(bytes, 'word/document.xml', mostXml);
  if (xml === null) throw new ZipError('broken');
  return docxText(xml);
}

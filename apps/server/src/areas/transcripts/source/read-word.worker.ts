import { docxText } from '@clinical/language/samples/docx-text';
import { ZipError, zippedText } from '../../../platform/zip/zipped-text.ts';

export type WordResult = { text: string } | { problem: ZipError['reason'] };

const mostXml = 20 * 1024 * 1024;

/** Text of a .docx file. Runs in the worker pool: 20 MB of XML take longer than the main thread may be held. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function readWord(bytes: Uint8Array): WordResult {
  try {
    const xml = zippedText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), 'word/document.xml', mostXml);
    return xml === null ? { problem: 'broken' } : { text: docxText(xml) };
  } catch (error) {
    if (error instanceof ZipError) return { problem: error.reason };
    throw error;
  }
}

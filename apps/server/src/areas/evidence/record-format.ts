import { readPubmedXml } from '@clinical/language/literature/read-pubmed-xml';
import type { ReadRecord } from '@clinical/language/literature/literature-record';
import { readNbib, readRis } from '@clinical/language/literature/read-tagged';
import type { UploadedFile } from '../../platform/area.ts';

type Reader = (chunks: AsyncIterable<string>) => AsyncGenerator<ReadRecord>;
export type RecordFormat = { packed: boolean; read: Reader };

const readers: readonly [ending: string, start: RegExp, read: Reader][] = [
  ['xml', /^\uFEFF?\s*<(?:\?xml|!DOCTYPE|PubmedArticle)/, readPubmedXml],
  ['nbib', /^\uFEFF?\s*(?:PMID|OWN {0,2})- /m, readNbib],
  ['ris', /^\uFEFF?\s*TY {1,2}- /m, readRis],
];

/** How a file of a database is read, by its first bytes, a packed one by its name; null for what is none. */
export function formatOf({ fileName, head }: Pick<UploadedFile, 'fileName' | 'head'>): RecordFormat | null {
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  const text = head.toString('utf8');
  const found = packed
    ? readers.find(([ending]) => fileName.toLowerCase().endsWith(`.${ending}.gz`))
    : readers.find(([, start]) => start.test(text));
  return found ? { packed, read: found[2] } : null;
}

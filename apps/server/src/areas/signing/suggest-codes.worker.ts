import { stat } from 'node:fs/promises';
import type { VisitCodes } from '@clinical/contract/signing/codes.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { codeTable, type CodeTable } from '@clinical/language/codes/code-table';
import { suggestCodes } from '@clinical/language/codes/suggest-codes';
import { visitLevel } from '@clinical/language/codes/visit-level';
import { readCodes } from './official-codes.ts';

export type CodesInput = {
  sentences: NoteSentence[];
  sections: Pick<NoteSection, 'key' | 'header'>[];
  /** Where the official table lies, if there is one. */
  path: string;
};

let kept: { of: string; table: CodeTable } | null = null;

/** The table as it is now: it is read again when it was imported anew. */
async function tableAt(path: string): Promise<CodeTable> {
  const file = await stat(path).catch(() => null);
  const of = file ? `${path} ${file.mtimeMs} ${file.size}` : '';
  if (kept?.of !== of) kept = { of, table: codeTable(file ? await readCodes(path) : null) };
  return kept.table;
}

/** What a note speaks for, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default async function codesOf({ sentences, sections, path }: CodesInput): Promise<Omit<VisitCodes, 'version'>> {
  const codes = suggestCodes(sentences, sections, await tableAt(path));
  return { codes, visit: visitLevel(sentences, sections, codes) };
}

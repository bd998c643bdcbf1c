import { statesOf } from '@clinical/contract/checks/sentence-state.rules';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/format.ts';
import { checksQuery } from '../../features/checks/checks.api.ts';
import { shownSections } from '../../features/transcripts/editor/open-savers.ts';
import { signingQuery } from '../../features/signing/signing.api.ts';
import { t as signing } from '../../features/signing/signing.texts.ts';
import { t as exportTexts } from '../../features/exports/exports.texts.ts';
import { type CopiedBelow, copyNote, type WriteCopy } from '../../features/exports/copy-note.ts';

/** The whole note as it leaves the page, also what is not saved yet, or some of its sections: with the marks of its sentences, and the line that tells a draft. */
export function useCopiedNote(entry: Transcript): WriteCopy {
  const queries = useQueryClient();
  return async (some) => {
    const sections = some ?? shownSections(entry);
    // without a network the links alone tell, at once: a browser lets a page copy only for moments after the press
    const found = await queries.ensureQueryData({ ...checksQuery(entry), retry: false }).catch(() => null);
    const states = statesOf(entry.sentences, found?.version === entry.version ? found : null);
    const judged = entry.sentences.map((sentence, index) => ({ ...sentence, state: states[index]! }));
    const draftLine = entry.signature
      ? null
      : exportTexts(entry.kind === 'synthetic' ? 'syntheticDraftLine' : 'draftLine');
    const words = { draftLine, noSource: exportTexts('noSourceMark'), differs: exportTexts('differsMark') };
    return copyNote(sections, judged, words, some ? [] : await belowNote(queries, entry));
  };
}

/** Who signed a note, and what was added since; that addenda may be missing is said where nobody can tell. */
async function belowNote(queries: QueryClient, entry: Transcript): Promise<CopiedBelow[]> {
  const { signature } = entry;
  if (!signature) return [];
  const said = { name: signature.signer, time: formatDateTime(signature.signedAt) };
  const { onBehalfOf: other } = signature;
  const signed = other === null ? signing('signedBy', said) : signing('signedFor', { ...said, other });
  const state = await queries.ensureQueryData({ ...signingQuery(entry), retry: false }).catch(() => null);
  const addenda = state?.addenda.map(({ author, createdAt, text }) => ({
    title: signing('addendumBy', { name: author, time: formatDateTime(createdAt) }),
    text,
  }));
  return [{ title: signed, text: '' }, ...(addenda ?? [{ title: signing('addendaNotHere'), text: '' }])];
}

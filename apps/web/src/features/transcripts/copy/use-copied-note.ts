import { statesOf } from '@clinical/contract/transcripts/sentence-state.rules';
import type { NoteSection, Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { checksQuery } from '../checks/checks.api.ts';
import { t } from '../transcripts.texts.ts';
import { type CopiedNote, copyNote } from './copy-note.ts';

/** The whole note as it leaves the page, or some of its sections: with the marks of its sentences, and the line that tells a draft. */
export function useCopiedNote(entry: Transcript) {
  const queries = useQueryClient();
  return async (sections: readonly NoteSection[] = entry.sections): Promise<CopiedNote> => {
    // without a network the links alone tell
    const found = await queries.ensureQueryData(checksQuery(entry)).catch(() => null);
    const states = statesOf(entry.sentences, found?.version === entry.version ? found : null);
    const judged = entry.sentences.map((sentence, index) => ({ ...sentence, state: states[index]! }));
    const draftLine = entry.signature ? null : t('draftLine');
    return copyNote(sections, judged, { draftLine, noSource: t('noSourceMark'), differs: t('differsMark') });
  };
}

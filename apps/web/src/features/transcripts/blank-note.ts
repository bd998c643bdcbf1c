import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../templates/public.ts';
import type { EntryState } from './entry-state.ts';

const onePage: NoteSection[] = [{ key: 'note', header: '', html: '' }];

/**
 * The entry with sections to type in: its own, or while it is blank those of its template, else a single page. Null until it is
 * known which.
 */
export function useTypedNote(entry: Transcript, state: EntryState): Transcript | null {
  const blank = state.kind === 'blank' && entry.abilities.edit;
  const templates = useQuery({ ...templatesQuery, enabled: blank && entry.templateId !== null });
  if (!blank) return entry;
  if (entry.templateId !== null && templates.isPending) return null;
  const template = templates.data?.find(({ id }) => id === entry.templateId);
  const laidOut = template?.sections.map(({ key, header }) => ({ key, header, html: '' })) ?? [];
  return { ...entry, sections: laidOut.length > 0 ? laidOut : onePage };
}

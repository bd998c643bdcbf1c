import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../accounts/public.ts';
import { ShareButton } from './ShareButton.tsx';

/** People share what is theirs. */
export function ShareOwnChart({ note }: { note: Note }) {
  const me = useQuery(userInfoQuery()).data;
  return me?.id === note.ownerId ? <ShareButton note={note} small /> : null;
}

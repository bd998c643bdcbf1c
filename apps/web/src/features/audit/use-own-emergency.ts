import type { BreakGlassAccess } from '@clinical/contract/audit/break-glass.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../accounts/public.ts';
import { ownEmergencyQuery } from './audit.api.ts';

/** The emergency that an open chart is shown in; null when it is shown for another reason, undefined while that is not known. */
export function useOwnEmergency(noteId: string, note: Note | undefined): BreakGlassAccess | null | undefined {
  const mayBreakGlass = useQuery({ ...userInfoQuery(), enabled: note?.abilities.edit === false }).data?.abilities
    .breakGlass;
  const own = useQuery({ ...ownEmergencyQuery(noteId), enabled: note?.abilities.edit === false && mayBreakGlass });
  // what one may change was shared; only what is read can be an emergency
  if (note?.abilities.edit || mayBreakGlass === false) return null;
  return note && mayBreakGlass ? own.data : undefined;
}

import type { NewNote, NoteUpdate } from '@clinical/contract/notes/notes.schemas';
import { readShortDate } from '@clinical/contract/validation/dates';
import { invalid } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { storable } from '../../platform/storable.ts';

const dayMs = 86_400_000;

type Details = Omit<NewNote, 'title'>;

/**
 * The details a request names, as columns: absent ones stay absent, emptied ones become null.
 * @throws AppError INVALID_INPUT for a day of birth that has not come yet anywhere on earth.
 */
export function noteDetails(input: NewNote | NoteUpdate, clock: Clock): Details {
  const dateOfBirth = birthDate(input.dateOfBirth, clock);
  if (dateOfBirth && Date.parse(dateOfBirth) > clock.now() + dayMs) {
    throw invalid(['body', 'dateOfBirth'], 'a date of birth lies in the past');
  }
  return {
    dateOfBirth: emptied(dateOfBirth),
    sex: input.sex,
    mrn: emptied(input.mrn),
    phone: emptied(input.phone),
    email: emptied(input.email),
    language: emptied(input.language),
  };
}

/** A date of birth with a year of two digits is read as the specification says (section 5). */
function birthDate(text: string | null | undefined, clock: Clock): string | null | undefined {
  if (!text?.includes('/')) return text;
  const day = readShortDate(text, new Date(clock.now()).getUTCFullYear());
  if (day === null) throw invalid(['body', 'dateOfBirth'], 'there is no such day');
  return day;
}

/** A name as it is kept. @throws AppError INVALID_INPUT when nothing is left of it. */
export function noteTitle(text: string): string {
  const title = storable(text).trim();
  if (title === '') throw invalid(['body', 'title'], 'a name is needed');
  return title;
}

function emptied(text: string | null | undefined): string | null | undefined {
  return storable(text) || (text === undefined ? undefined : null);
}

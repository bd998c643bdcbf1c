import { checkNote } from '@clinical/language/checks/check-note';
import type { NoteChecks } from '@clinical/language/checks/check-types';

export type CheckInput = Parameters<typeof checkNote>[0];

/** Compares a note with what was said, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function check(input: CheckInput): NoteChecks {
  return checkNote(input);
}

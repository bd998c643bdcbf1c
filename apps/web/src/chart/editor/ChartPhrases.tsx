import type { Note } from '@clinical/contract/notes/notes.schemas';
import { type ReactNode, useMemo } from 'react';
import { formatDate, formatDay } from '../../lib/format.ts';
import { PhraseValues } from '../../ui/phrases/phrases.ts';

type Props = { note: Pick<Note, 'title' | 'dateOfBirth' | 'mrn'>; children: ReactNode };

/** What the fields of quick phrases stand for in a chart: its patient, and today. */
export function ChartPhrases({ note: { title, dateOfBirth, mrn }, children }: Props) {
  const values = useMemo(
    () => ({
      patient: title,
      ...(dateOfBirth ? { date_of_birth: formatDay(dateOfBirth) } : {}),
      ...(mrn ? { mrn } : {}),
      get today() {
        return formatDate(Date.now());
      },
    }),
    [title, dateOfBirth, mrn],
  );
  return <PhraseValues value={values}>{children}</PhraseValues>;
}

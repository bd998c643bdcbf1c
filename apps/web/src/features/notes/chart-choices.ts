import type { Note } from '@clinical/contract/notes/notes.schemas';
import { formatDay } from '../../lib/format.ts';
import { t } from './notes.texts.ts';

export type ChartChoice = { value: string; label: string };

/** Charts to choose from. Where several have one name, each says the day of birth and the record number as well. */
export function chartChoices(found: readonly Note[]): ChartChoice[] {
  const named = Map.groupBy(found, ({ title }) => title.toLowerCase());
  return found.map((note) => {
    const isAlone = named.get(note.title.toLowerCase())!.length === 1;
    return { value: note.id, label: isAlone ? note.title : [note.title, ...factsOf(note)].join(' · ') };
  });
}

const factsOf = ({ dateOfBirth, mrn }: Note): string[] => [
  ...(dateOfBirth === null ? [] : [t('bornOn', { date: formatDay(dateOfBirth) })]),
  ...(mrn === null ? [] : [t('mrnOf', { mrn })]),
];

import type { ChartFacts } from '@clinical/contract/visualizer/chart-facts.schemas';

type Chart = { title: string; dateOfBirth: string | null; sex: string | null };

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/\p{L}{2,}/gu) ?? [];

/** What of a file's patient is not that of the chart, or is not there to compare: name, date of birth. */
export function otherPatient(patient: ChartFacts['patient'], chart: Chart): ('name' | 'birthDate')[] {
  if (patient === null) return ['name', 'birthDate'];
  const own = new Set(wordsOf(chart.title));
  const named = wordsOf(patient.name).filter((word) => own.has(word)).length;
  const sameName = named >= Math.min(2, own.size);
  const sameBirth = patient.birthDate !== null && patient.birthDate === chart.dateOfBirth;
  return [...(sameName ? [] : ['name' as const]), ...(sameBirth ? [] : ['birthDate' as const])];
}

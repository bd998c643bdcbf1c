import { readValues } from '@clinical/language/measured/read-values';
import { unitNamed } from '@clinical/language/measured/analytes';

type Show = (...words: unknown[]) => void;
/** Name, value, lower one of a pair, unit, and when. */
type Marked = [string, number, number | null, string, string];

/** Values that a person marked in notes: found with unit and time, and those that are read but were not marked. */
export function compareProse(notes: unknown, marked: unknown, show: Show) {
  const texts = new Map((notes as { id: string; note: string }[]).map(({ id, note }) => [id, note]));
  const wanted = new Map((marked as { id: string; values: Marked[] }[]).map(({ id, values }) => [id, values]));
  const sum = { notes: texts.size, values: 0, found: 0, withUnitAndTime: 0, invented: 0 };
  for (const [id, note] of texts) {
    const read = readValues(note, { today: '2026-11-28' }).map(({ analyte, value, second, unit, when }): Marked => [
      analyte.name,
      value,
      second,
      unitNamed(unit) ?? unit,
      when,
    ]);
    for (const one of wanted.get(id) ?? []) {
      sum.values += 1;
      const whole = read.findIndex((other) => JSON.stringify(other) === JSON.stringify(one));
      const found = whole >= 0 ? whole : read.findIndex((other) => other.slice(0, 3).join() === one.slice(0, 3).join());
      if (found >= 0) {
        sum.found += 1;
        if (whole >= 0) sum.withUnitAndTime += 1;
        else show('differs:', id, one, read[found]);
        read.splice(found, 1);
      } else show('not found:', id, one);
    }
    sum.invented += read.length;
    for (const one of read) show('invented:', id, one);
  }
  return sum;
}

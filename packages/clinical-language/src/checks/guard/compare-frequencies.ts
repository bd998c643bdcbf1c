import { clausesAbout, type Said } from '../evidence.ts';
import { type FrequencyMention, sameFrequency } from '../reading/frequencies.ts';
import { isDoseUnit } from '../../vocabulary/units.ts';
import type { Compared, Difference } from './difference.ts';

/** How often something is taken or done, where it was said otherwise. One that was not said at all counts for drugs only. */
export function compareFrequencies({ reading, basis, visit, stems }: Compared): Difference[] {
  const dosing = reading.drugs.length > 0 || reading.numbers.some((number) => isDoseUnit(number.unit));
  const core = frequenciesIn(basis.core);
  return reading.frequencies.flatMap((written): Difference[] => {
    const same = (some: readonly Heard[]): boolean =>
      some.some(({ heard }) => sameFrequency(heard.perDay, written.perDay));
    if (same(core)) return [];
    const about = dosing && reading.drugs.length > 0 ? reading.drugs.map(({ drug }) => drug) : stems;
    const around = new Set(basis.near);
    for (const { at } of clausesAbout(about, visit))
      for (let i = Math.max(0, at - 1); i <= at + 2 && i < visit.said.length; i++) around.add(visit.said[i]!);
    const others = frequenciesIn([...around]);
    if (same(others)) return [];
    const closest = core[0] ?? (dosing ? others[0] : undefined);
    if (!closest && !dosing) return [];
    return [
      {
        kind: 'frequency',
        said: closest?.heard.text ?? '',
        written: written.text,
        from: closest ? [closest.said] : basis.core.slice(0, 1),
      },
    ];
  });
}

type Heard = { heard: FrequencyMention; said: Said };
const frequenciesIn = (some: readonly Said[]): Heard[] =>
  some.flatMap((said) => said.reading.frequencies.map((heard) => ({ heard, said })));

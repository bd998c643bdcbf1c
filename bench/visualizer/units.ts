import { type Analyte, analytes, drawnValue, spellingsOf, unitsOf } from '@clinical/language/measured/analytes';

type Show = (...words: unknown[]) => void;

/** The same for each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const upper = (text: string): string => text.toUpperCase();

/**
 * Values written in another known unit must come back as they were, within a thousandth; in a unit that is no unit of the analyte, or
 * is misspelt, they must be refused.
 */
export function mutateUnits(amount: number, show: Show) {
  const next = numbers(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const sum = { mutations: amount, right: 0, refused: 0, wrong: 0 };
  for (let n = 0; n < amount; n++) {
    const analyte = pick(analytes);
    const [low, high] = analyte.plausible as [number, number];
    const value = low + (high - low) * (0.2 + next() * 0.5);
    if (n % 2 === 0) {
      const unit = pick(unitsOf(analyte));
      const rule = analyte.others?.find(({ name }) => name === unit);
      const written = rule ? (value - (rule.addend ?? 0)) / rule.factor : value;
      const spelled = pick(spellingsOf.get(unit)!);
      const drawn = drawnValue(analyte, written, next() < 0.3 ? upper(spelled) : spelled);
      if (drawn && Math.abs(drawn.value - value) <= Math.abs(value) * 1e-3) sum.right += 1;
      else {
        sum.wrong += 1;
        show('wrong:', analyte.name, written, spelled, drawn);
      }
    } else {
      const wrong = wrongUnit(analyte, pick, next);
      if (drawnValue(analyte, value, wrong) === null) sum.refused += 1;
      else {
        sum.wrong += 1;
        show('not refused:', analyte.name, wrong);
      }
    }
  }
  return sum;
}

/** A known unit of something else, or one with a letter changed, doubled or lost. */
function wrongUnit(analyte: Analyte, pick: <T>(list: readonly T[]) => T, next: () => number): string {
  const own = new Set(unitsOf(analyte).flatMap((unit) => spellingsOf.get(unit) ?? []));
  const known = new Set([...spellingsOf.values()].flat());
  for (;;) {
    const spelled = pick([...own]);
    const at = Math.floor(next() * spelled.length);
    const misspelt = pick([
      `${spelled.slice(0, at)}q${spelled.slice(at)}`,
      `${spelled}/day`,
      `x${spelled}`,
      spelled.replace('/', '*/'),
      pick([...known]),
    ]);
    if (!own.has(misspelt.toLowerCase())) return misspelt;
  }
}

import { compareDecisions, isRefused } from './compare-decisions.ts';
import { compareDraft } from './compare-draft.ts';
import { compareDrugs } from './compare-drugs.ts';
import { compareFrequencies } from './compare-frequencies.ts';
import { compareNumbers } from './compare-numbers.ts';
import { compareOrder } from './compare-order.ts';
import { comparePolarity } from './compare-polarity.ts';
import { compareSides } from './compare-sides.ts';
import { compareSubject } from './compare-subject.ts';
import { compareTense } from './compare-tense.ts';
import { lostDenials } from './lost-denial.ts';
import type { Compared, Difference } from './difference.ts';

/** All that a sentence says otherwise than what it rests on, without any model. */
export function differencesOf(compared: Compared): Difference[] {
  const decided = compareDecisions(compared);
  if (decided.length > 0) return decided;
  const found = statedDifferences(compared);
  // a refusal denies what was proposed, and says it as it was said
  return isRefused(compared) ? found.filter(({ kind }) => kind !== 'negation') : found;
}

function statedDifferences(compared: Compared): Difference[] {
  const drafted = compareDraft(compared);
  if (compared.basis.core.length === 0) return drafted;
  const found = [
    ...compareDrugs(compared),
    ...compareNumbers(compared),
    ...compareFrequencies(compared),
    ...compareSides(compared),
    ...comparePolarity(compared),
    ...compareSubject(compared),
    ...compareTense(compared),
  ];
  // "three times a day" is a frequency, and its number is not told twice
  const rates = found.some(({ kind }) => kind === 'frequency');
  const told = rates ? found.filter(({ kind, written }) => kind !== 'number' || !written.endsWith('times')) : found;
  const out = [...told];
  for (const one of [...compareOrder(compared), ...drafted, ...lostDenials(compared)])
    if (
      !told.some((other) => alike(one, other)) &&
      (out.length === told.length || !out.some((other) => alike(one, other)))
    )
      out.push(one);
  return out;
}

const quantities = new Set(['number', 'dose', 'unit', 'frequency']);
const alike = (a: Difference, b: Difference): boolean =>
  a.kind === b.kind || (quantities.has(a.kind) && quantities.has(b.kind));

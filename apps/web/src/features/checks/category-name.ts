import { t } from './checks.texts.ts';

const names: Record<string, () => string> = {
  number: () => t('number'),
  unit: () => t('unit'),
  dose: () => t('dose'),
  frequency: () => t('frequency'),
  side: () => t('side'),
  negation: () => t('negation'),
  subject: () => t('subject'),
  tense: () => t('tense'),
  part: () => t('part'),
  course: () => t('course'),
  direction: () => t('direction'),
  within: () => t('within'),
  drug: () => t('drug'),
  // seeded errors of the self-test
  timeUnit: () => t('timeUnit'),
  bothSides: () => t('bothSides'),
  bodyPart: () => t('part'),
  madePositive: () => t('madePositive'),
  madeNegative: () => t('madeNegative'),
  time: () => t('tense'),
  relative: () => t('relative'),
  family: () => t('family'),
  unsourced: () => t('unsourced'),
  missing: () => t('missingKind'),
};

/** A category of the self-test in words; one that this page does not know yet by its own name. */
export function categoryName(kind: string): string {
  return names[kind]?.() ?? kind;
}

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
  drug: () => t('drug'),
  unsourced: () => t('unsourced'),
  missing: () => t('missingKind'),
};

/** A category of the self-test in words; one that this page does not know yet by its own name. */
export function categoryName(kind: string): string {
  return names[kind]?.() ?? kind;
}

import entries from '../../lexicon/drugs.json' with { type: 'json' };

export type Drug = {
  name: string;
  /** Trade names. */
  brands?: string[];
  /** Other names of the same drug. */
  synonyms?: string[];
  /** The name is a trade name: of a mixture, or of one product among several that must not be taken for each other. */
  brand?: boolean;
  /** Also the name of something that is measured or breathed. */
  laboratory?: boolean;
  /** Units beside milligrams that doses of it are given in. */
  doseUnits?: string[];
};

export const drugs: readonly Drug[] = entries as Drug[];

/** Trade names, which are written with a capital. */
export const tradeNames: readonly string[] = drugs.flatMap(({ name, brand, brands = [] }) =>
  brand ? [name, ...brands] : brands,
);

const names = new Set(drugs.flatMap(({ name, brands = [], synonyms = [] }) => [name, ...brands, ...synonyms]));
const endings =
  /(?:pril|sartan|statin|olol|prazole|cillin|mycin|oxacin|gliptin|gliflozin|zepam|zolam|tidine|triptan|dipine|mab|cycline|conazole|vir|semide|thiazide|caine|sone|solone|glutide)$/;

/** True for the name of a drug: a known name, or a word with the ending of a drug class. */
export const isDrug = (word: string): boolean => names.has(word) || (word.length > 6 && endings.test(word));

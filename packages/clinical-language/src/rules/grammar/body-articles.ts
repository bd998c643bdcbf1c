import { partForm } from '../../vocabulary/body-parts.ts';

const parts = new RegExp(
  `\\b(?:his|her|their) ((?:(?:left|right|lower|upper|bilateral|medial|lateral|index|great|big|small|middle|ring|both) )*${partForm})\\b`,
  'g',
);

/** "an MRI of his left knee" → "an MRI of the left knee", as findings and plans are written. */
export const withArticles = (words: readonly string[]): string[] => words.join(' ').replace(parts, 'the $1').split(' ');

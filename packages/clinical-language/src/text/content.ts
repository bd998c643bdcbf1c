import { canonicalWords } from '../vocabulary/synonyms.ts';
import { digitise } from './numbers.ts';
import { stem } from './stem.ts';
import { isWord, wordsOf } from './words.ts';

const light = new Set(
  `the a an of to and in is was are be have has had do does did he she they i you we it his her their my your our him them me us this that these those for with on at as by from or but so if then there here
  also will would can could should may might patient report reports reported state states stated note notes noted describe describes deny denies denied endorse endorses today currently any some all very just really
  when while who which what well okay yes yeah right know think like get go going want need about up out more most much been being am were not no into per`
    .split(/\s+/)
    .map(stem),
);

/** The words of a text that carry meaning, as stems: synonyms unified, spoken numbers as digits, light words left out. */
export function contentStems(text: string): string[] {
  const words = wordsOf(text)
    .map((word) => word.text)
    .filter(isWord);
  const unified = canonicalWords(digitise(words).map((word) => unitOf(word)));
  return unified
    .flatMap((word) => (word.includes('/') ? word.split('/') : [word]))
    .map(stem)
    .filter((word) => !light.has(word));
}

const unitOf = (word: string): string => {
  if (/^milligrams?$/.test(word)) return 'mg';
  if (/^micrograms?$/.test(word)) return 'mcg';
  return word === 'percent' ? '%' : word;
};

export { htmlOf, replaceRange, type TextRange } from './replace-range.ts';

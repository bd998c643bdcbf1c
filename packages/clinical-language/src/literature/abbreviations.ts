import { stemsOf } from './terms.ts';

const defined = /((?:[\p{L}\d’'-]+[ ]+){0,7}[\p{L}\d’'-]+)[ ]*\(([A-Z][A-Za-z0-9-]{1,8})s?\)/gu;

/** What the short forms of a text stand for, as stems: "growth hormone (GH)". As many words before the bracket as the form has letters. */
export function abbreviationsOf(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, words, form] of text.matchAll(defined)) {
    const letters = form!.replaceAll(/[^A-Za-z]/g, '');
    if (!/[A-Z].*[A-Z]/.test(form!) || found.has(form!)) continue;
    const last = words!.split(/[ -]+/).slice(-letters.length);
    if (last[0]?.[0]?.toLowerCase() === letters[0]!.toLowerCase()) found.set(form!, stemsOf(last.join(' ')));
  }
  return found;
}

/** The stems of a sentence, with those of what its short forms stand for. */
export function stemsWith(sentence: string, forms: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const stems = stemsOf(sentence);
  for (const [form, long] of forms)
    if (new RegExp(String.raw`(?<![\p{L}\d])${form}s?(?![\p{L}\d])`, 'u').test(sentence))
      for (const one of long) stems.add(one);
  return stems;
}

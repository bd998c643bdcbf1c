import { femaleNames, maleNames } from '../vocabulary/first-names.ts';
import { type IdentifierKind, type IdentifierRule, identifierRules } from './identifiers.ts';

/** A text without what identifies a patient; `removed` counts what was taken out, by kind. */
export type CleanText = { text: string; removed: Partial<Record<IdentifierKind, number>> };

/**
 * Takes names, dates, ages over 89, record numbers, phones, mail and street addresses out of a clinical text and leaves a mark
 * such as `[name]` in their place. Rules and a list of first names, so a rare name without label or title can stay: people
 * look over the result before it goes anywhere. Applied to its own result it changes nothing.
 * @param knownNames words that are names whatever they look like, e.g. the chart's title
 */
export function removeIdentifiers(text: string, knownNames: readonly string[] = []): CleanText {
  const removed: CleanText['removed'] = {};
  const count = (kind: IdentifierKind): string => {
    removed[kind] = (removed[kind] ?? 0) + 1;
    return `[${kind}]`;
  };
  const found = new Set<string>();
  let clean = text.replaceAll('\r\n', '\n');
  for (const name of knownNames) for (const part of name.split(/[\s,]+/)) if (part.length > 2) found.add(part);
  for (const rule of identifierRules) clean = applyRule(clean, rule, count, found);
  clean = clean.replace(firstNamePattern, (whole, first: string) => {
    if (!isFirstName(first)) return whole;
    remember(whole, found);
    return count('name');
  });
  for (const part of found) {
    if (usedAsWord(clean, part)) continue;
    clean = clean.replace(new RegExp(`(?<![\\p{L}\\[])${escapeRegExp(part)}(?![\\p{L}\\]])`, 'giu'), () =>
      count('name'),
    );
  }
  // several parts of one name in a row are one name
  return { text: clean.replace(/\[name\](?:,?[ ]+(?:\p{Lu}\.[ ]+)?\[name\])+/gu, '[name]'), removed };
}

/** `Maria`, `Maria L. Santos`: a capitalised word, then up to two more or an initial. Lines are not crossed. */
const firstNamePattern =
  /(?<![\p{L}[])(\p{Lu}\p{Ll}+)(?:[ ]+\p{Lu}\.)?(?:[ ]+(?!Is|Was|Has|The|And)\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}\p{Ll}+)?){0,2}(?![\p{L}\]])/gu;

function isFirstName(word: string): boolean {
  const name = word.toLowerCase();
  return maleNames.has(name) || femaleNames.has(name);
}

function applyRule(
  text: string,
  { kind, pattern }: IdentifierRule,
  count: (kind: IdentifierKind) => string,
  found: Set<string>,
): string {
  return text.replace(pattern, (...match) => {
    const whole = String(match[0]);
    const groups = match.at(-1) as { value?: string } | string;
    const value = typeof groups === 'object' ? (groups.value ?? whole).trim() : whole;
    if (value.includes('[') || (kind === 'name' && isNoName(value))) return whole;
    if (kind === 'name') remember(value, found);
    const at = whole.lastIndexOf(value);
    return whole.slice(0, at) + count(kind) + whole.slice(at + value.length);
  });
}

/** Words that stand capitalised where a name could. */
const noNames = new Set(
  `patient the he she they this that his her who reports denies presents comes here today none unknown self male female new established follow-up with for and
  not no yes yeah well okay ok right sure so oh`.split(/\s+/),
);
/** Words of which a name never consists: "Progress Note", "Review Of Systems". */
const clinicalWords =
  /\b(?:notes?|visit|office|clinic|hospital|progress|history|exam|systems?|signs|complaint|pain|summary|report|plan)\b/i;

function isNoName(value: string): boolean {
  return noNames.has((value.split(/[ ,]/)[0] ?? '').toLowerCase()) || clinicalWords.test(value);
}

function remember(name: string, found: Set<string>): void {
  for (const part of name.split(/[\s,.]+/)) if (part.length > 2) found.add(part);
}

/** True when a part of a name is also written small here ("will", "may"): then it is a word. */
function usedAsWord(text: string, part: string): boolean {
  const small = part.toLowerCase();
  return small !== part && new RegExp(`(?<!\\p{L})${escapeRegExp(small)}(?!\\p{L})`, 'u').test(text);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);
}

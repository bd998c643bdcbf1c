import functionWords from '../../lexicon/function-words.json' with { type: 'json' };
import verbs from '../../lexicon/verbs.json' with { type: 'json' };

/** Base forms after which "i" or "you" becomes "he takes", "she takes". */
export const baseVerbs: ReadonlySet<string> = new Set(verbs.base);

/** Irregular past tenses. */
export const pastForms: Readonly<Record<string, string>> = verbs.past;

/** The past tense of a base form. */
export function pastOf(verb: string): string {
  const known = Object.hasOwn(pastForms, verb) ? pastForms[verb] : undefined;
  if (known) return known;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${verb}ed`;
}

/** The present tense of the third person. */
export function thirdOf(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'do' || verb === 'go') return `${verb}es`;
  if (verb === 'am' || verb === 'are') return 'is';
  if (verb === 'were') return 'was';
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

/** Words that stand between a subject and its verb. */
export const midAdverbs: ReadonlySet<string> = new Set(functionWords.midAdverbs);

export const auxiliaries: ReadonlySet<string> = new Set(functionWords.auxiliaries);

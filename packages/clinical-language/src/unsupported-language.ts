import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import languages from '../lexicon/languages.json' with { type: 'json' };

type Line = Pick<Utterance, 'text'>;

/** What a text is that is in none of the known languages, and not in English either (ISO 639-2: undetermined). */
export const unknownLanguage = 'und';

const scripts: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
];
const english: ReadonlySet<string> = new Set(
  "the a an and or but is are was were be been have has had do does did you i he she it we they your my of to in on for with that this not no yes any how what when where so it's i'm okay about there can will".split(
    ' ',
  ),
);
const common = Object.entries(languages).map(([language, words]) => [language, new Set(words)] as const);
const fewest = 6;
/** A text with fewer English words than this share is none, where it was heard in another language. */
const englishShare = 0.15;

type Counted = {
  words: number;
  own: number;
  letters: number;
  accented: number;
  best: { language: string; value: number };
};

function count(text: string): Counted {
  const all = text.match(/[\p{L}'’]+/gu)?.map((word) => word.replace('’', "'")) ?? [];
  const within = (set: ReadonlySet<string>): number => all.filter((word) => set.has(word)).length;
  let best = { language: unknownLanguage, value: 0 };
  for (const [language, set] of common) {
    const value = within(set);
    if (value > best.value) best = { language, value };
  }
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.match(/[^\P{L}a-z]/gu)?.length ?? 0;
  return { words: all.length, own: within(english), letters, accented, best };
}

/** The language of another script that most of a text is written in. */
function scriptOf(text: string, letters: number): string | null {
  for (const [language, script] of scripts)
    if ((text.match(script)?.length ?? 0) > letters / 2 && letters > fewest)
      return language === 'ru' ? cyrillic(text) : language;
  return null;
}

const cyrillic = (text: string): string =>
  /[іїєґ]/u.test(text) ? 'uk' : /[ыэё]/u.test(text) ? 'ru' : /ъ/u.test(text) ? 'bg' : 'ru';

/**
 * The language (ISO 639-1, or `und`) of text that this engine cannot write a note from, or null for English and for text too short to
 * tell. Mixed speech counts by what most of it is in.
 * @param heardIn the transcription language that it was heard in, where that is known: then a few words are enough
 */
export function detectUnsupportedLanguage(utterances: readonly Line[], heardIn: string | null = null): string | null {
  const text = utterances
    .map((utterance) => utterance.text)
    .join(' ')
    .slice(0, 20_000)
    .toLowerCase();
  const { words, own, letters, accented, best } = count(text);
  const script = scriptOf(text, letters);
  if (script !== null) return script;
  if (best.value >= fewest && best.value > own * 1.5 && best.value > words * 0.12) return best.language;
  if (isForeign(heardIn) && (own < words * englishShare || own < best.value)) return heardIn;
  return words >= 15 && own < words * 0.06 && accented > letters * 0.02 ? unknownLanguage : null;
}

const isForeign = (language: string | null): language is string =>
  language !== null && language !== 'multi' && !/^en\b/i.test(language);

/** True for one line of mixed speech that is not in English. A few words, a name or a drug are no language. */
export function isForeignLine({ text }: Line): boolean {
  const lower = text.toLowerCase();
  const { words, own, letters, best } = count(lower);
  return scriptOf(lower, letters) !== null || (words >= 6 && best.value >= 4 && best.value > own * 2);
}

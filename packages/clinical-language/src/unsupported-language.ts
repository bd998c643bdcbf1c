import type { Utterance } from '@clinical/contract/transcripts/transcripts.schemas';

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
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const english = setOf(
  "the a an and or but is are was were be been have has had do does did you i he she it we they your my of to in on for with that this not no yes any how what when where so it's i'm okay about there can will",
);
// The most common words of each language that are no English words.
const common: [string, ReadonlySet<string>][] = [
  [
    'es',
    setOf(
      'el la los las de que y en un una es por con para se lo su del al está tiene tengo muy pero usted desde hace sí cómo qué dolor me mi le ha',
    ),
  ],
  [
    'fr',
    setOf(
      'le la les des du de et en un une est vous je il elle nous que qui pour dans avec pas sur ce cette depuis mal très oui non avez suis ai au bien',
    ),
  ],
  [
    'de',
    setOf(
      'der die das den dem und ist ich sie er es wir nicht ein eine einen mit auf für seit haben habe hat sind auch ja nein wie zu im bei schmerzen sehr aber',
    ),
  ],
  [
    'pt',
    setOf(
      'o os as de que e em um uma é por com para não você eu ele ela está tem tenho muito mas desde há sim como dor meu minha no na do da',
    ),
  ],
  [
    'it',
    setOf(
      'il lo la gli le di che e un una è per con non sono ho ha hai lei io da del della mi si ma molto sì come dolore questo anni giorni',
    ),
  ],
  [
    'nl',
    setOf(
      'de het een en van ik je u is niet dat die met voor op aan heb heeft zijn ook maar wel nee ja hoe pijn sinds veel mijn',
    ),
  ],
  ['pl', setOf('i w na się nie jest to że z do od mam ma pan pani jak tak ale czy bardzo ból przez dla')],
  ['tr', setOf('bir ve bu için çok var yok ne mi ben sen evet hayır ağrı gün nasıl ama daha')],
  ['sv', setOf('och det att jag du är en ett som har inte på med för av till ont hur ja nej men sedan')],
  ['vi', setOf('tôi không có là và của một bị đau cho được anh chị bác sĩ ngày rồi này thì')],
];
const fewest = 6;

/**
 * The language (ISO 639-1) of text that this engine cannot write a note from, or null for English and for text too short to
 * tell. Mixed speech counts by what most of it is in.
 */
export function detectUnsupportedLanguage(utterances: readonly Pick<Utterance, 'text'>[]): string | null {
  const text = utterances
    .map((utterance) => utterance.text)
    .join(' ')
    .slice(0, 20_000)
    .toLowerCase();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of scripts)
    if ((text.match(script)?.length ?? 0) > letters / 2 && letters > fewest) return language;
  const words = text.match(/[\p{L}'’]+/gu)?.map((word) => word.replace('’', "'")) ?? [];
  const count = (set: ReadonlySet<string>): number => words.filter((word) => set.has(word)).length;
  const own = count(english);
  let best: { language: string; value: number } | undefined;
  for (const [language, set] of common) {
    const value = count(set);
    if (value > (best?.value ?? 0)) best = { language, value };
  }
  return best && best.value >= fewest && best.value > own * 1.5 && best.value > words.length * 0.12
    ? best.language
    : null;
}

import { stripQuestion } from '@clinical/language/literature/strip-question';
import { plainWords } from '@clinical/language/literature/terms';
import { commonSurnames } from '@clinical/language/literature/surnames';
import { seeded } from './seeded.ts';

const firsts = 'Maria John Aisha Wei Priya Olga Diego Fatima Kwame Ingrid Yuki Liam Sofia Ahmed Chloe Tariq'.split(' ');
const surnames = [...commonSurnames].map((name) => name[0]!.toUpperCase() + name.slice(1));
const starts = 'Bel Kor Mar Tan Vel Dra Hol Fen Gri Lom Pel Sar Tor Wal Zan Okon'.split(' ');
const ends = 'ander ovic son field man ski berg etti ura wick well ston dottir ides quez ley'.split(' ');

/**
 * Questions of a data set with a name, a date and a number that belong to nobody. `left`: those in which one of them stands afterwards. `kept`: of the words that
 * carry meaning in the question, the share that stays.
 */
export function stripIdentities(questions: readonly string[], show: (...words: unknown[]) => void) {
  const next = seeded(47);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(next() * 10)).join('');
  let left = 0;
  let words = 0;
  let kept = 0;
  for (const question of questions) {
    const first = pick(firsts);
    const last = next() < 0.5 ? pick(surnames) : `${pick(starts)}${pick(ends)}`;
    const date = `${1 + Math.floor(next() * 12)}/${1 + Math.floor(next() * 28)}/${1930 + Math.floor(next() * 80)}`;
    const number = digits(7);
    const phone = `(${digits(3)}) ${digits(3)}-${digits(4)}`;
    const bare = question.replace(/\?\s*$/, '');
    const asked = pick([
      `${bare} in ${first} ${last}, born ${date}, MRN ${number}?`,
      `${first} ${last} (DOB ${date}) asks: ${question}`,
      `${question} My patient ${first} ${last}, phone ${phone}, MRN ${number}.`,
      `For Mrs. ${last}, record number ${number}: ${question}`,
      `${bare}, patient ${first.toLowerCase()} ${last.toLowerCase()}, ${date}?`,
      `Mr ${last} has gout. ${question}`,
      `My patient, ${last.toLowerCase()}, has gout. ${question}`,
      `pt: ${last.toLowerCase()}, 54yo. ${question}`,
      `Should ${last}, 72, be treated? ${question}`,
    ]);
    // the last one is known from the open chart
    const { text } = stripQuestion(asked, asked.startsWith('Should ') ? [`${first} ${last}`] : []);
    const inQuestion = new Set(question.toLowerCase().match(/\p{L}+/gu));
    const named = [first, last].filter((name) => !inQuestion.has(name.toLowerCase()));
    const stands = [...named, date, number, phone].filter((one) =>
      new RegExp(String.raw`(?<![\p{L}\d])${one.replaceAll(/[()]/g, String.raw`\$&`)}(?![\p{L}\d])`, 'iu').test(text),
    );
    if (stands.length > 0) {
      left++;
      show('left', stands, text);
    }
    const after = new Set(plainWords(text));
    const own = plainWords(question);
    const lost = own.filter((word) => !after.has(word));
    if (lost.length > 0) show('lost', lost, question);
    words += own.length;
    kept += own.length - lost.length;
  }
  return { questions: questions.length, left, words, kept: kept / words };
}

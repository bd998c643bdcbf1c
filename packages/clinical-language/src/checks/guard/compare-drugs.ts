import type { Said } from '../evidence.ts';
import { distance, drugOf, looksAlike } from '../tables/drug-names.ts';
import type { Compared, Difference } from './difference.ts';

const insulins = ['lantus', 'humalog', 'novolog', 'levemir', 'tresiba', 'basaglar', 'toujeo'];

/** Drugs written where another, or none, was said; and words that look like a drug that was said. */
export function compareDrugs(compared: Compared): Difference[] {
  const { reading, basis, visit } = compared;
  const core = drugsIn(basis.core);
  const written = new Set(reading.drugs.map(({ drug }) => drug));
  const lost = [...core.keys()].filter((drug) => !written.has(drug));
  const out: Difference[] = [];
  for (const { drug, at } of reading.drugs) {
    if (core.has(drug) || (drug === 'insulin' && insulins.some((brand) => visit.words.has(brand)))) continue;
    const word = reading.words[at]!;
    const alike = lost.find((other) => looksAlike(drug, other) || looksAlike(word, wordFor(core.get(other)!, other)));
    const around = drugsIn(basis.near).has(drug) || visit.byStem.has(drug);
    if (around && !(alike && compared.close)) continue;
    if (!around && misheard(word, visit.words)) continue;
    // the only drug that is not written was most likely meant
    const said = alike ?? (around || lost.length > 1 || !compared.close ? undefined : lost[0]);
    if (around && said === undefined) continue;
    out.push({
      kind: 'drug',
      said: said ? wordFor(core.get(said)!, said) : '',
      written: word,
      from: said ? [core.get(said)!] : basis.core.slice(0, 1),
    });
  }
  return out.length > 0
    ? out
    : unknownNames(
        compared,
        lost.map((drug) => ({ drug, said: core.get(drug)! })),
      );
}

function drugsIn(some: readonly Said[]): Map<string, Said> {
  const out = new Map<string, Said>();
  for (const said of some) for (const { drug } of said.reading.drugs) if (!out.has(drug)) out.set(drug, said);
  return out;
}

const wordFor = (said: Said, drug: string): string => {
  const found = said.reading.drugs.find((one) => one.drug === drug);
  return found ? said.reading.words[found.at]! : drug;
};

/** Speech text often spells a drug's name in a way of its own ("metforman"). A word that names another drug is none of these. */
function misheard(word: string, words: ReadonlySet<string>): boolean {
  for (const other of words)
    if (
      other[0] === word[0] &&
      other.length > 4 &&
      other.length < 30 &&
      drugOf(other) === undefined &&
      distance(word, other, 2) <= 2
    )
      return true;
  return false;
}

// no drug ends so
const plainWord = /(?:ed|ing|tion|sion|ment|ness|ly|monitor|doctor)$/;

/** A word that nobody said where a drug was said and is not written: spelled like it, or in its very place. */
function unknownNames({ reading, basis, visit, close }: Compared, lost: { drug: string; said: Said }[]): Difference[] {
  const out: Difference[] = [];
  for (const [at, word] of reading.words.entries()) {
    const stem = reading.stems[at]!;
    if (
      word.length < 4 ||
      !/^[a-z][a-z-]+$/.test(word) ||
      stem === '' ||
      plainWord.test(word) ||
      visit.words.has(word) ||
      visit.byStem.has(stem)
    )
      continue;
    const drug = lost.find(({ drug: name, said }) => {
      const spoken = wordFor(said, name);
      return (
        looksAlike(word, spoken) ||
        looksAlike(word, name) ||
        (close && samePlace(reading.words, at, said.reading.words, said.reading.words.indexOf(spoken)))
      );
    });
    if (drug) {
      out.push({ kind: 'drug', said: wordFor(drug.said, drug.drug), written: word, from: [drug.said] });
      continue;
    }
    if (!close || word.length < 6 || !isName(reading.words, at)) continue;
    for (const said of basis.core) {
      const alike = said.reading.words.find(
        (other, i) =>
          other.length >= 6 &&
          !reading.words.includes(other) &&
          isName(said.reading.words, i) &&
          looksAlike(word, other) &&
          distance(word, other, 2) > 2,
      );
      if (alike) out.push({ kind: 'drug', said: alike, written: word, from: [said] });
    }
  }
  return out;
}

/** Whether two words stand between the same others: the word before or after both, or the beginning or end of both. */
const samePlace = (a: readonly string[], at: number, b: readonly string[], place: number): boolean =>
  place >= 0 && (a[at - 1] === b[place - 1] || a[at + 1] === b[place + 1] || a[at + 2] === b[place + 2]);

/** Whether a word stands where a drug's name does: before a dose, or after "takes". */
const isName = (words: readonly string[], at: number): boolean =>
  /^(?:\d|mg$|milligrams?$)/.test(words[at + 1] ?? '') ||
  /^(?:takes?|taking|prescribed?|continue|start|started|refill|on)$/.test(words[at - 1] ?? '');

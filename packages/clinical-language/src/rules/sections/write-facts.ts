import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Draft } from './draft.ts';
import type { SectionMap } from '../plan/place.ts';
import type { Topic } from '../plan/topics.ts';
import { linksOf } from '../clauses/clauses.ts';
import { itemsOf } from '../frames/topic-list.ts';
import { isWord } from '../../text/words.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import { oneRelative } from '../../vocabulary/relatives.ts';
import { type Persona, unnamed } from '../people/persona.ts';
import { renderWords } from '../grammar/render.ts';
import { settlePronoun } from '../grammar/polish.ts';
import type { Fact } from '../facts/fact.ts';

export type Writing = {
  persona: Persona;
  names: ReadonlySet<string>;
  utterances: readonly Utterance[];
  map: SectionMap;
};

/** The links of some facts, without repeats. */
export function linksOfFacts(facts: readonly Fact[], utterances: readonly Utterance[]): EvidenceLink[] {
  const links = new Map<string, EvidenceLink>();
  for (const fact of facts)
    for (const clause of fact.clauses)
      for (const link of linksOf(clause, utterances)) links.set(`${link.utteranceId} ${link.start} ${link.end}`, link);
  return [...links.values()];
}

/**
 * A sentence from words, written as the speech text writes its names ("PHQ-9", "RhoGAM"). Words that the mending of loose ends
 * would drop at the end ("bothers her", "drinking okay") are kept.
 */
export function sentence(words: readonly string[], names: ReadonlySet<string>, facts: readonly Fact[] = []): string {
  const kept = words.map((word, i) => {
    const next = words[i + 1];
    if (
      next === undefined &&
      (word === 'her' ||
        word === 'okay' ||
        (word === 'now' && facts[0]?.side === 'patient') ||
        (word === 'right' && words[i - 1] === 'the'))
    )
      return `${word}_`;
    if (word === 'a' && (next === 'thousand' || next === 'hundred')) return 'one';
    return word === 'one' && /^(?:on|in|at|that|of)$/.test(next ?? '') ? 'one_' : word;
  });
  const text = renderWords(kept, names)
    .replaceAll('_', '')
    .replace(/ ;/g, ';')
    .replace(/^Follow-up (?=in|after|with|at|next|on)/, 'Follow up ')
    .replace(/\b(he|she|it) is ((?:still |only |already )?got)\b/g, '$1 has $2')
    .replace(/\bthe er\b/g, 'the ER')
    .replace(/\bgroup b strep\b/g, 'group B strep')
    .replace(/\b(ab?|b|o) (?=(?:rh )?(?:positive|negative)\b)/g, (type) => type.toUpperCase())
    .replace(/\ba (?:and|&) e\b/gi, 'A&E')
    .replace(/\b(vitamin) ([a-e])\b/gi, (_, vitamin: string, letter: string) => `${vitamin} ${letter.toUpperCase()}`);
  return withCase(text, facts);
}

/** Gives words the capitals that they have inside the sentences of the speech text. */
function withCase(text: string, facts: readonly Fact[]): string {
  const cases = new Map<string, string>();
  for (const fact of facts)
    for (const clause of fact.clauses)
      for (const [i, token] of clause.tokens.entries()) {
        const inner = i > 0 && isWord(clause.tokens[i - 1]!.t);
        if (token.raw.length === 1) continue;
        const capitals = token.raw.match(/\p{Lu}/gu)?.length ?? 0;
        const shouted = capitals > 5 && token.raw.length === capitals;
        if (
          capitals > 0 &&
          token.t !== 'i' &&
          !shouted &&
          (inner || capitals > 1) &&
          token.raw.toLowerCase() === token.t
        )
          cases.set(token.t, token.raw);
      }
  return cases.size === 0
    ? text
    : text.replace(/[\p{L}][\p{L}\p{N}'-]*/gu, (word) => cases.get(word.toLowerCase()) ?? word);
}

const draftOf = (
  text: string,
  facts: readonly Fact[],
  topic: Topic,
  writing: Writing,
  kind: Draft['kind'] = 'said',
): Draft => ({
  text,
  kind,
  links: linksOfFacts(facts, writing.utterances),
  topic,
  words: facts.flatMap((fact) => fact.words),
});

/** "fever or chills" and "cough" → "fever, chills, or cough"; a thing that cannot be cut stays whole. */
function listOf(things: readonly string[][], last: 'or' | 'and'): string[] {
  const items = things
    .flatMap((thing) => {
      const cut = /\b(?:with|in|of|on) (?:his|her|their|the) [a-z]+ (?:or|and) [a-z]+$/.test(thing.join(' '))
        ? []
        : itemsOf(thing);
      return cut.length > 0 &&
        thing.length > 2 &&
        !/^(?:a (?:little|bit|few)|some|mild|occasional)\b/.test(thing.join(' '))
        ? cut
        : [thing];
    })
    .map((item) => item.filter((word, i) => i > 0 || !/^(?:any|,|some|other)$/.test(word)).join(' '))
    .filter((item, i, all) => item !== '' && all.indexOf(item) === i);
  return items.flatMap((item, i) => {
    const words = item.split(' ');
    if (i === 0) return words;
    return i === items.length - 1 ? [...(items.length > 2 ? [','] : []), last, ...words] : [',', ...words];
  });
}

/** What was told, in the order said: neighbouring denials in one sentence, and "the patient" where a paragraph begins. */
export function writeTold(facts: readonly Fact[], topic: Topic, writing: Writing): Draft[] {
  const { persona, names } = writing;
  const drafts: Draft[] = [];
  for (let i = 0; i < facts.length; i++) {
    const group = [facts[i]!];
    const kind = facts[i]!.denied ? 'denied' : facts[i]!.reported ? 'reported' : undefined;
    if (kind)
      while (group.length < 7 && facts[i + 1]?.[kind] && facts[i + 1]!.proxy === group[0]!.proxy)
        group.push(facts[++i]!);
    const words = kind
      ? [
          ...(kind === 'denied' && group[0]!.proxy
            ? ['no']
            : [persona.subject, kind === 'denied' ? 'denies' : 'reports']),
          ...listOf(
            group.map((fact) => fact[kind]!),
            kind === 'denied' ? 'or' : 'and',
          ),
        ]
      : group[0]!.words;
    const text = sentence(named(words, drafts.length, persona), names, group);
    if (text !== '') drafts.push(draftOf(text, group, topic, writing));
  }
  return drafts;
}

function named(words: readonly string[], at: number, persona: Persona): string[] {
  if (words[0] === unnamed) return at % 2 === 0 ? [...words] : settlePronoun(['', ...words]).slice(1);
  return words[0] === persona.subject && at % 5 === 0 ? ['the', 'patient', ...words.slice(1)] : [...words];
}

const taking =
  /^(?:he|she|they_) (?:(?:also|still|currently|only|now) )*(?:takes|is taking|is on|uses|is using|has been taking|has been on|has) /;

const before = /\b(?:years?|months?|weeks?) ago\b|\b(?:in the past|as a (?:child|kid)|back then|in college)\b/;

// what begins so tells more than a drug's name
const ofAnother = new RegExp(
  `^(?:he|she|they_|it|the|mother|father|(?:his|her|their) (?:${oneRelative}|partner|friend|doctor|cardiologist|surgeon|pharmacist))\\b`,
);

/** "the sertraline seems to help", "paracetamol, doesn't do much": what a drug does, with or without a comma before it. */
const does =
  /^((?:the |his |her |their )?[a-z-]+)( ,)? ((?:seems?|helps?|helped|works?|worked|did|does|makes?|made|gives?|gave|causes?|caused|is|was|has)\b (?!been taking).+)$/;

/** Drugs, one a line, as a list of medications is written; in running text with "takes". */
export function writeMedications(facts: readonly Fact[], own: boolean, writing: Writing): Draft[] {
  return facts.flatMap((fact) => {
    const text = fact.words.join(' ');
    if (fact.denied) return writeTold([fact], 'meds', writing);
    const bare = text
      .replace(taking, '')
      .replace(/ for (?:his|her|their) /g, ' for ')
      .replace(/^(?:his|her|their|the) (?=\S+$)/, '');
    const did = does.exec(text);
    if (did && isDrug(did[1]!.split(' ').at(-1)!)) {
      const [, drug = '', comma, act = ''] = did;
      const words = comma
        ? [writing.persona.subject, 'has', 'tried', ...drug.split(' '), ';', 'it', ...act.split(' ')]
        : text.split(' ');
      return writeTold([{ ...fact, words }], 'meds', writing);
    }
    const takes =
      taking.test(text) || isDrug(fact.words[0] ?? '') || isDrug(fact.words[1] ?? '') || !ofAnother.test(text);
    if (!takes) return writeTold([fact], 'meds', writing);
    if (isDrug(fact.words[0] ?? '') && before.test(text))
      return writeTold([{ ...fact, words: [writing.persona.subject, 'took', ...fact.words] }], 'meds', writing);
    return drugsOf(bare.split(' ')).map((words) =>
      draftOf(
        sentence(own ? words : [writing.persona.subject, 'takes', ...words], writing.names, [fact]),
        [fact],
        'meds',
        writing,
      ),
    );
  });
}

/** "metformin 500 mg twice a day , atorvastatin 40 mg at night" → two. */
function drugsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const [i, word] of words.entries()) {
    const joint = word === ',' || word === 'and';
    const next = words.slice(i + 1, i + 3);
    const starts = joint && next.some((other, k) => isDrug(other) && (k === 0 || next[0] !== 'the'));
    const dosed =
      words
        .slice(i + 1, i + 8)
        .some((other) => /\d|^(?:milligrams?|mg|units?|micrograms?|daily|twice|once)$/.test(other)) ||
      i + 3 >= words.length;
    if (starts && dosed && parts.at(-1)!.length > 0 && !/^(?:with|or)$/.test(next[0]!)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts
    .map((part) => part.filter((word, i) => !(i === part.length - 1 && /^(?:,|and)$/.test(word))))
    .filter((part) => part.length > 0);
}

export function writeAllergies(facts: readonly Fact[], own: boolean, writing: Writing): Draft[] {
  return facts.map((fact) => {
    const words =
      own || !/^(?:possibly )?allergic\b/.test(fact.words.join(' '))
        ? fact.words
        : [writing.persona.subject, 'is', ...fact.words];
    return draftOf(sentence(words, writing.names, [fact]), [fact], 'allergies', writing);
  });
}

/** Family history begins with the relative: "her mother had depression" → "Mother had depression." */
export const writeFamily = (facts: readonly Fact[], own: boolean, writing: Writing): Draft[] =>
  facts.map((fact) =>
    draftOf(
      sentence(
        own ? fact.words.filter((word, i) => i > 0 || !/^(?:his|her|their|the)$/.test(word)) : fact.words,
        writing.names,
        [fact],
      ),
      [fact],
      'fh',
      writing,
    ),
  );

/** Measured values or results, a sentence each. */
export const writeValues = (facts: readonly Fact[], topic: Topic, writing: Writing): Draft[] =>
  facts.map((fact) =>
    draftOf(sentence(fact.words, writing.names, [fact]), [fact], topic, writing, topic === 'vitals' ? 'exam' : 'said'),
  );

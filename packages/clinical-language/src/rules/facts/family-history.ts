import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { ancestorForm, nameOfRelative, relatives } from '../../vocabulary/relatives.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Persona } from '../people/persona.ts';
import type { Background } from './background.ts';

const asksFamily =
  /\bfamily history\b|\b(?:in|within|run in|runs in) (?:your|the) (?:\w+ )?family\b|\b(?:your|both) (?:parents|mother|father|mom|mum|dad|siblings|brothers?|sisters?)\b/;
const named = new RegExp(`\\bmy (?:\\w+ )?(${ancestorForm})\\b`);
const askedFor = new RegExp(`\\byour (?:\\w+ )?(${ancestorForm})\\b`);
const sexOf = new Map(relatives.flatMap(({ name, sex }) => (sex ? [[name, sex] as const] : [])));
const denies = /\b(?:no|not|never|nothing|none|nobody|without|neither)\b/;
const died = /\b(?:died|passed away|passed|dead|death)\b/;
const diedOf = /\b(?:died|passed away|passed|death)\b.{0,12}\b(?:of|from|by)\b/;
/** What happens to somebody takes an article. */
const happens = /^(?:heart attack|stroke|mini-?stroke|seizure|blood clot)$/;
const farthest = 14;

type Told = { had: string[]; diedOf: string[]; isDead: boolean; clauses: Clause[]; at: number };

/** Illnesses of relatives that a patient tells when the family is asked after, one sentence for each relative. */
export function readFamily(clauses: readonly Clause[], persona: Persona): Background[] {
  const found = new Map<string, Told>();
  let open = -1;
  let who: string | undefined;
  for (const [at, clause] of clauses.entries()) {
    const text = clause.words.join(' ');
    if (clause.role === 'clinician') {
      const meant = askedFor.exec(text)?.[1];
      if (asksFamily.test(text)) open = at;
      else if (clause.question && !meant && !/\b(?:how old|what age|type|kind|he|she|they)\b/.test(text)) open = -1;
      if (meant && open >= 0) who = nameOfRelative.get(meant);
      continue;
    }
    if (open < 0 || at - open > farthest || clause.role !== 'patient') continue;
    const own = named.exec(text)?.[1];
    if (own) who = nameOfRelative.get(own);
    const other = /\b(?:he|his)\b/.test(text) ? 'male' : /\b(?:she|her)\b/.test(text) ? 'female' : undefined;
    // "the family" is nobody
    if (!who || who === 'family' || denies.test(text) || (!own && other !== sexOf.get(who)) || /\bi\b/.test(text))
      continue;
    const told = found.get(who) ?? { had: [], diedOf: [], isDead: false, clauses: [], at };
    const illnesses = mentionsIn(clause.words).filter(({ kind }) => kind === 'condition');
    const fatal = diedOf.test(text);
    for (const mention of illnesses) {
      const said = clause.words.slice(mention.at, mention.at + mention.length).join(' ');
      const list = fatal ? told.diedOf : told.had;
      const name = happens.test(said) ? `a ${said}` : said;
      if (!told.had.includes(name) && !told.diedOf.includes(name)) list.push(name);
    }
    told.isDead ||= died.test(text);
    if (illnesses.length > 0 || died.test(text)) told.clauses.push(clause);
    found.set(who, told);
  }
  return [...found].flatMap(([relative, { had, diedOf: fatal, isDead, clauses: from, at }]): Background[] => {
    if (had.length === 0 && fatal.length === 0) return [];
    const verb = relative.endsWith('s') ? 'have' : 'has';
    const parts = [
      ...(had.length > 0 ? [`${isDead || fatal.length > 0 ? 'had' : verb} ${listed(had)}`] : []),
      ...(fatal.length > 0 ? [`died of ${listed(fatal)}`] : []),
    ];
    const words = `${persona.possessive} ${relative} ${parts.join(' and ')}`.split(' ');
    const tells = new RegExp(`\\b${relative}\\b`);
    return [{ id: `family-${relative}`, topic: 'fh', words, tells, clauses: from, at }];
  });
}

const listed = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(' , ')} , and ${items.at(-1)!}`;

import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { linksOf, type Clause } from '../clauses/clauses.ts';
import { speaksForPatient } from '../facts/read-facts.ts';
import { cleanWords } from '../normalise/clean-words.ts';
import type { Draft } from '../sections/draft.ts';
import { sentence } from '../sections/write-facts.ts';
import type { FieldFact } from './field-facts.ts';

/** A fact of a field as a line. In running text it has a subject ("The patient denies …"), in a list none ("Denies …"). */
export function writeField(
  fact: FieldFact,
  running: boolean,
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
): Draft {
  const links = fact.clauses.flatMap((clause) => linksOf(clause, utterances));
  return {
    text: textOf(fact, running, names, utterances),
    kind: 'said',
    links,
    topic: fact.topic,
    words: [...fact.words],
  };
}

function textOf(
  fact: FieldFact,
  running: boolean,
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
): string {
  if (fact.as === 'denied' || fact.as === 'had') {
    const verb = fact.as === 'denied' ? 'denies' : 'reports';
    return sentence([...(running ? ['the', 'patient'] : []), verb, ...fact.words], names);
  }
  if (fact.words.length > 0) {
    const told = sentence(cleanWords(fact.words), names);
    return fact.label === '' ? told : `${fact.label}: ${told[0]!.toLowerCase()}${told.slice(1)}`;
  }
  const said = saidIn(
    fact.clauses.filter((clause) => clause.role === 'patient' || speaksForPatient(utterances[clause.u])),
    utterances,
  );
  return fact.label === 'Told' ? `${running ? 'The patient said' : 'Said'}: “${said}”` : `${fact.label}: “${said}”`;
}

/** The words of some clauses of one turn as they were said, with the mark that ends them. */
function saidIn(clauses: readonly Clause[], utterances: readonly Utterance[]): string {
  const tokens = clauses.flatMap((clause) => clause.tokens);
  const u = tokens[0]?.u;
  if (u === undefined) return '';
  const own = tokens.filter((token) => token.u === u);
  const text = utterances[u]!.text.slice(
    Math.min(...own.map((token) => token.start)),
    Math.max(...own.map((token) => token.end)),
  );
  const open = text.replace(/[\s,;]+$/, '');
  return `${open[0]?.toUpperCase() ?? ''}${open.slice(1)}${/[.?!]$/.test(open) ? '' : '.'}`;
}

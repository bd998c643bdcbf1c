import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { completed } from '../../rules/clauses/completed-clauses.ts';
import { readFacts } from '../../rules/facts/read-facts.ts';
import type { Fact } from '../../rules/facts/fact.ts';
import { planWords } from '../../rules/facts/plan-words.ts';
import { writeTold } from '../../rules/sections/write-facts.ts';
import { SectionMap } from '../../rules/plan/place.ts';
import type { Topic } from '../../rules/plan/topics.ts';
import { withoutOpeners } from '../../rules/normalise/clean-words.ts';
import { type Clause, linksOf } from '../../rules/clauses/clauses.ts';
import { putRight } from '../../rules/frames/put-right.ts';
import { clinicianStatement } from '../../rules/grammar/clinician-statement.ts';
import { isBroken, isSound } from '../../rules/grammar/polish.ts';
import { findPersona, type Persona } from '../../rules/people/persona.ts';
import { renderWords } from '../../rules/grammar/render.ts';
import { toThirdPerson } from '../../rules/people/third-person.ts';
import type { Said, Visit } from '../evidence.ts';
import { isDoseUnit } from '../../vocabulary/units.ts';
import type { DraftSentence } from '../own-draft.ts';
import { readSentence } from '../reading/read-text.ts';
import { indexNote, type NoteIndex, usesOf } from './find-uses.ts';
import { isPromise } from './promises.ts';
import type { Category, Piece } from './pieces.ts';

/** What to insert, where, on what evidence; and what it holds. */
export type Suggestion = { text: string; section: string; evidence: EvidenceLink[]; index: NoteIndex };

/** Writes what is missing as a sentence for the section it belongs in, with the writing modules of the embedded engine. */
export class Suggester {
  readonly #facts = new Map<string, Fact[]>();
  readonly #persona: Persona;
  readonly #map: SectionMap;
  readonly #visit: Visit;
  readonly #first: string;

  constructor(visit: Visit, sections: readonly { key: string; header: string }[]) {
    const utterances: readonly Utterance[] = visit.utterances;
    this.#visit = visit;
    this.#persona = findPersona(utterances);
    this.#map = new SectionMap(recipeOf(sections));
    this.#first = sections[0]?.key ?? '';
    const said = putRight(visit.said.map(({ clause }) => clause));
    for (const fact of readFacts(completed(said, utterances), this.#persona, utterances))
      for (const clause of fact.clauses) {
        const list = this.#facts.get(placeOf(clause)) ?? [];
        list.push(fact);
        this.#facts.set(placeOf(clause), list);
      }
  }

  suggest(piece: Piece): Suggestion {
    const { text, section, evidence } = this.#sentenceFor(piece);
    return { text, section, evidence, index: indexOf(text) };
  }

  #sentenceFor(piece: Piece): Omit<Suggestion, 'index'> {
    const drafted = this.#drafted(piece);
    if (drafted)
      return {
        text: drafted.text,
        section: this.#sectionFor(drafted.topic, drafted.words),
        evidence: drafted.links,
      };
    for (const said of piece.said.slice(0, 4)) {
      const ordered = this.#ordered(said);
      if (ordered !== '' && holds(indexOf(ordered), piece))
        return {
          text: ordered,
          section: this.#sectionFor('plan', said.reading.words),
          evidence: this.#linksOf([said]),
        };
      for (const fact of this.#facts.get(placeOf(said.clause)) ?? []) {
        const text = this.#write(fact);
        if (isGood(text) && holds(indexOf(text), piece))
          return {
            text,
            section: this.#sectionFor(fact.topic, fact.words),
            evidence: this.#linksOf(this.#saidOf(fact, said)),
          };
      }
    }
    const said = piece.said[0]!;
    return {
      text: this.#plainly(piece, said),
      section: this.#sectionFor(topicOf(piece.category, said), said.reading.words),
      evidence: this.#linksOf(this.#withAnswer(said)),
    };
  }

  /** The shortest sentence of the draft that has it. */
  #drafted(piece: Piece): DraftSentence | undefined {
    return piece.written
      .filter(({ text }) => holds(indexOf(text), piece))
      .toSorted((a, b) => Number(a.topic === 'ros') - Number(b.topic === 'ros') || a.text.length - b.text.length)[0];
  }

  #linksOf(said: readonly Said[]): EvidenceLink[] {
    return said.flatMap(({ clause }) => linksOf(clause, this.#visit.utterances));
  }

  /** What the clinician will do, as plans are written; empty for all else. */
  #ordered({ clause, reading }: Said): string {
    if (clause.role !== 'clinician' || clause.question || !isPromise(reading.words.join(' '))) return '';
    for (const words of [
      clinicianStatement(withoutOpeners(clause.words), this.#persona),
      planWords(withoutOpeners(clause.words), this.#persona),
    ]) {
      const text = isSound(words) ? renderWords(words, new Set()) : '';
      if (isGood(text)) return text;
    }
    return '';
  }

  #write(fact: Fact): string {
    const writing = {
      persona: this.#persona,
      names: new Set<string>(),
      utterances: this.#visit.utterances,
      map: this.#map,
    };
    return writeTold([fact], fact.topic, writing)[0]?.text ?? '';
  }

  #plainly(piece: Piece, said: Said): string {
    const { clause } = said;
    const named = this.#named(piece, said);
    const speaker = clause.role === 'clinician' ? 'clinician' : 'patient';
    const words = clause.question ? [] : toThirdPerson(clause.words, speaker, this.#persona);
    const text = isSound(words) && !piece.denied ? renderWords(words, new Set()) : '';
    const long = words.length > 18;
    for (const one of long ? [named, text] : [text, named]) if (isGood(one) && holds(indexOf(one), piece)) return one;
    const quote = clause.tokens
      .map((token) => token.t)
      .join(' ')
      .replaceAll(' ,', ',');
    return `${speaker === 'clinician' ? 'Clinician' : 'Patient'} said: "${quote}."`;
  }

  /** The thing alone, as a note names what was spoken of: of speech that makes no sentence. */
  #named(piece: Piece, said: Said): string {
    const { subject } = this.#persona;
    const name = nameOf(piece, said);
    const clinician = said.clause.role === 'clinician' && !said.clause.question;
    if (piece.category === 'symptom' && !piece.denied)
      return renderWords(clinician ? [...name, 'noted'] : [subject, 'reports', ...name], new Set());
    if (piece.category === 'symptom' || piece.category === 'diagnosis')
      return renderWords(
        piece.denied ? (clinician ? ['no', ...name] : [subject, 'denies', ...name]) : [...name, 'discussed'],
        new Set(),
      );
    if ((piece.category === 'drug' || piece.category === 'dose') && piece.stems.length === 1 && !piece.denied)
      return renderWords([...orderOf(piece.stems[0]!, said), 'discussed'], new Set());
    return '';
  }

  #saidOf(fact: Fact, said: Said): Said[] {
    const places = new Set(fact.clauses.map(placeOf));
    const near = this.#visit.said
      .slice(Math.max(0, said.at - 8), said.at + 9)
      .filter(({ clause }) => places.has(placeOf(clause)));
    return near.length > 0 ? near : [said];
  }

  #withAnswer(said: Said): Said[] {
    const answer = said.clause.question
      ? this.#visit.said.slice(said.at + 1, said.at + 6).find((one) => one.asked === said.at)
      : undefined;
    const question =
      said.asked !== undefined && said.clause.tokens.length < 8 ? this.#visit.said[said.asked] : undefined;
    return [question, said, answer].filter((one) => one !== undefined);
  }

  #sectionFor(topic: Topic, words: readonly string[]): string {
    return this.#map.keyFor(topic, words) ?? this.#first;
  }
}

/** Whether a sentence reads as one of a note: of nobody as "you", no broken-off rest. */
const isGood = (text: string): boolean =>
  text !== '' &&
  text.split(' ').length <= 34 &&
  !/\b(?:you|your|let's|does that|clinician|there are in)\b|\bI\b/i.test(text) &&
  !isBroken(text.toLowerCase().replace(/[.]$/, '').replaceAll(',', ' ,').split(' '));

const placeOf = (clause: Clause): string => `${clause.u} ${clause.tokens[0]?.start ?? 0}`;

/** Whether a sentence has the piece, so that inserting it mends what is missing. */
export const holds = (index: NoteIndex, piece: Piece): boolean => usesOf(piece, index).length > 0;

const indexOf = (text: string): NoteIndex => indexNote([{ reading: readSentence(text) }]);

const noPartOfName =
  /^(?:first|second|third|last|next|other|primary|main|start|started|call|called|have|problem|diagnosis|think|looks?|seems?|feels?|newfound|because)$/;

/** The words that name a symptom or diagnosis, as said: "chest pain", "shortness of breath". */
function nameOf(piece: Piece, { reading }: Said): string[] {
  const main = piece.stems[0]!;
  const concept = reading.concepts.find((one) => one.concept === main);
  const at = concept?.at ?? reading.stems.indexOf(main);
  let from = at;
  while (
    from > 0 &&
    at - from < 3 &&
    !noPartOfName.test(reading.words[from - 1]!) &&
    (reading.stems[from - 1] !== '' || (reading.words[from - 1] === 'of' && concept))
  )
    from--;
  const words = reading.words.slice(Math.max(0, from), at + 1);
  return words.length > 0 ? words : [main];
}

/** A drug as it was named, with its dose and how often, where these follow it. */
function orderOf(drug: string, { reading }: Said): string[] {
  const at = reading.drugs.find((one) => one.drug === drug)?.at ?? -1;
  if (at < 0) return [];
  const until = Math.min(reading.drugs.find((one) => one.at > at)?.at ?? Infinity, at + 6);
  const dose = reading.numbers.find((number) => number.from > at && number.from < until && isDoseUnit(number.unit));
  return dose
    ? [...reading.words.slice(at, at + 1), String(dose.value), dose.unit!.name]
    : reading.words.slice(at, at + 1);
}

function topicOf(category: Category, said: Said): Topic {
  const clinician = said.clause.role === 'clinician';
  if (category === 'allergy') return 'allergies';
  if (category === 'promise' || category === 'refusal') return 'plan';
  if (category === 'drug' || category === 'dose') return clinician && !said.clause.question ? 'plan' : 'meds';
  if (category === 'diagnosis') return clinician && !said.clause.question ? 'assessment' : 'pmh';
  if (category === 'number' && clinician) return 'vitals';
  return clinician && !said.clause.question ? 'exam' : 'hpi';
}

function recipeOf(sections: readonly { key: string; header: string }[]): TemplateRecipe {
  return {
    generalInstructions: '',
    sections: sections.map(({ key, header }) => ({
      key,
      header,
      instruction: '',
      example: '',
      required: false,
      style: 'paragraph',
      leaveBlankIfNotSaid: true,
    })),
    macros: [],
    defaultExam: '',
  };
}

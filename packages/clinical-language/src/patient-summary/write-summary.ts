import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { withoutChartMarks } from '../chart/chart-marks.ts';
import { namesIllness } from '../rules/facts/patterns.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import { mentalStateForm } from '../vocabulary/mental-state.ts';
import { sectionKindOf } from '../vocabulary/section-kinds.ts';
import { partsOfReturn, patientLine } from './patient-line.ts';
import type { Pronoun } from './to-the-patient.ts';

/** Parts of a summary in their order. */
export const summaryParts = ['why', 'found', 'think', 'medicines', 'todo', 'help'] as const;
export type SummaryPartKey = (typeof summaryParts)[number];

/** A line for the patient and the places of the sentences of the note that it says again: at least one. */
export type SummaryLine = { text: string; sentences: number[] };
export type SummaryPart = { part: SummaryPartKey; lines: SummaryLine[] };

export type SummaryNote = {
  sections: readonly Pick<NoteSection, 'key' | 'header'>[];
  sentences: readonly Pick<NoteSentence, 'text' | 'section'>[];
  /** As the chart has it; "they" unless it says male or female. */
  sex: string | null;
  /** Spoken of to the parents. */
  child: boolean;
};

const most: Record<SummaryPartKey, number> = { why: 4, found: 10, think: 6, medicines: 12, todo: 20, help: 8 };
const mostNormal = 3;
const nothing = /^\W*(?:not (?:discussed|mentioned|applicable|assessed)|none|n\/a|unknown)\W*$/i;

/**
 * What a note says, for the patient in plain words: why they came, what was found and thought, what to do, when to ask for help.
 * Deterministic, English only. Each line says one sentence of the note again with the same numbers, drugs, sides and denials; where
 * other words would not, the sentence's own words stay. What nobody needs to take home (histories, review of systems) is left out.
 */
export function writeSummary(note: SummaryNote): SummaryPart[] {
  const kinds = new Map(note.sections.map(({ key, header }) => [key, sectionKindOf(header)]));
  const topics = new Map(
    note.sections.map(({ key, header }) => [key, kinds.get(key)?.topics ?? topicsOfHeader(header)]),
  );
  const found = new Map<SummaryPartKey, SummaryLine[]>();
  const normal: SummaryLine[] = [];
  const reader = note.child ? 'child' : pronounOf(note);
  for (const [place, sentence] of note.sentences.entries()) {
    for (const written of partsOfReturn(withoutChartMarks(sentence.text))) {
      const kind = kinds.get(sentence.section)?.kind;
      const part = partOf(written, topics.get(sentence.section) ?? [], kind);
      if (part === null || nothing.test(written) || isForClinicians(written, part)) continue;
      const own = part === 'found' ? written.replace(label, '') : written;
      const text = patientLine(own, reader, part !== 'why' && part !== 'medicines', part === 'why');
      if (text === null) continue;
      const line = { text, sentences: [place] };
      if (part === 'found' && isNormal(written)) normal.push(line);
      else if (!found.get(part)?.some((other) => other.text === text))
        found.set(part, [...(found.get(part) ?? []), line]);
    }
  }
  const thought = found.get('think');
  // "High blood pressure." says nothing beside "High blood pressure is not controlled."
  if (thought)
    found.set(
      'think',
      thought.filter((line) => !thought.some((other) => other !== line && opens(other, line))),
    );
  const told = [...(found.get('found') ?? []), ...normal.slice(0, mostNormal)];
  if (told.length > 0)
    found.set(
      'found',
      told.toSorted((a, b) => a.sentences[0]! - b.sentences[0]!),
    );
  return summaryParts.flatMap((part) => {
    const lines = (found.get(part) ?? []).slice(0, most[part]);
    return lines.length > 0 ? [{ part, lines }] : [];
  });
}

const opens = (longer: SummaryLine, line: SummaryLine): boolean =>
  longer.text.toLowerCase().startsWith(`${line.text.toLowerCase().replace(/[.]$/, '')} `);

/** Parts of sections that only one field has; null for what is written for clinicians, as the mental state and what was asked about risk. */
const kindParts: Readonly<Record<string, SummaryPartKey | null>> = {
  risk: null,
  'mental state': null,
  'decision making': null,
  'psychiatric history': null,
  response: null,
  function: null,
  birth: null,
  elimination: null,
  sleep: null,
  development: null,
  home: null,
  substances: null,
  operation: 'why',
  pregnancy: 'why',
  interval: 'why',
  'rating scales': 'found',
  course: 'found',
  guidance: 'todo',
  'home program': 'todo',
  goals: 'todo',
};

const ofMind = new RegExp(`^(?:Psychiatric: )|^(?:\\w+ )?${mentalStateForm}\\b`, 'i');
const informant = /^History given by /;

/** What tells the patient nothing: the state of mind, who spoke, a medicine that is not named. */
function isForClinicians(text: string, part: SummaryPartKey): boolean {
  if (part === 'found') return ofMind.test(text);
  if (part === 'why') return informant.test(text) || /^(?:this|that) (?:has|is|was)\b/i.test(text);
  return (
    part === 'medicines' &&
    !/\d/.test(text) &&
    !text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some(isDrug)
  );
}

function pronounOf({ sex, sentences }: SummaryNote): Pronoun {
  if (/^m/i.test(sex ?? '')) return 'he';
  if (/^f/i.test(sex ?? '')) return 'she';
  // a note that was written knowing more than the chart does
  const opening = sentences.find(({ text }) => /^(?:He|She|They) /.test(text))?.text.split(' ')[0];
  return opening === 'He' ? 'he' : opening === 'She' ? 'she' : 'they';
}

const warning =
  /\b(?:911|988|112|emergency|sooner if|urgent care|ER|ED)\b|\b(?:call|ring|return|come back|contact|seek|go to|let us know)\b.*\bif\b|\bcall (?:us |the \w+ )?(?:right away |at once )?for\b|\bif\b.*\b(?:call|ring|return|come back|contact|seek|go to|let us know)\b/i;
const action =
  /^(?:we |will |please )?(?:start|stop|continue|increase|decrease|reduce|take|use|add|prescribe|refill|order|get|check|recheck|repeat|refer|schedule|book|return|come|follow(?!-up after)|call|avoid|rest|ice|drink|keep|send|give|bring|admit|cut|apply|provide|rinse|count|chew|have|ring|phone|monitor|plan|discuss|advise|recommend|resume|switch|change|hold|taper|elevate|wear|try|limit|no (?:\p{L}+ )?\p{L}+ing|if|rule out|nothing to eat|obtain|consider|go|see|make|do|walk|eat|wash|quit|restart|think about)(?:s|ed|ing)?\b|\bwill (?:start|be|get|need|have|come|return)\b|\b(?:was|were) (?:advised|told|asked|counsell?ed|referred|started|prescribed)\b|\b(?:can|should|needs?|must)\b|, (?:use|take|get|call)\b|^no .* for .*\d|\bin (?:\d+|a|an|one|two|three|six) (?:days?|weeks?|months?|years?)\b/iu;
/** Whether a line says what is to be done, not what is thought. */
export const isAction = (text: string): boolean => action.test(text) || warning.test(text);
const normalFinding =
  /\b(?:normal|clear|regular|intact|soft|equal|unremarkable|non-?tender|within normal limits|well groomed|stable)\b|^(?:[\p{L} ]+: )?No\b|\bnot (?:enlarged|swollen)\b/iu;
const abnormal = /\b(?:ab-?normal|not normal|except|but|decreased|increased|elevated|swollen|positive)\b/i;
const isNormal = (text: string): boolean => normalFinding.test(text) && !abnormal.test(text);

function partOf(text: string, topics: readonly Topic[], kind: string | undefined): SummaryPartKey | null {
  const own = kind === undefined ? undefined : kindParts[kind];
  if (own !== undefined) return own === 'todo' && warning.test(text) ? 'help' : own;
  const has = (...some: Topic[]): boolean => some.some((topic) => topics.includes(topic));
  const planned = has('plan', 'instructions');
  if (topics.length === 0 || has('assessment', 'plan', 'instructions')) {
    if (warning.test(text)) return 'help';
    if (action.test(text)) return 'todo';
    if (planned && !has('assessment'))
      return namesIllness(text.toLowerCase()) && !text.includes(',') ? 'think' : 'todo';
    return topics.length === 0 ? null : 'think';
  }
  if (has('hpi', 'cc')) return has('hpi') ? 'why' : null;
  if (has('vitals', 'exam', 'results', 'procedure')) return 'found';
  return has('meds') ? 'medicines' : null;
}

/** The label of a group of findings ("Skin: …") is none of what was found. */
const label = /^[\p{L}][\p{L} ,/&-]{1,30}:\s+(?=\p{Lu}|\d)/u;

import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { withoutChartMarks } from '../chart/chart-marks.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { inPlainWords } from './plain-words.ts';
import { saysTheSame } from './same-facts.ts';
import { type Pronoun, toTheParents, toThePatient } from './to-the-patient.ts';

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
  const topics = new Map(note.sections.map(({ key, header }) => [key, topicsOfHeader(header)]));
  const found = new Map<SummaryPartKey, SummaryLine[]>();
  const normal: SummaryLine[] = [];
  const pronoun = pronounOf(note);
  for (const [place, sentence] of note.sentences.entries()) {
    const written = withoutChartMarks(sentence.text);
    const part = partOf(written, topics.get(sentence.section) ?? []);
    if (part === null || nothing.test(written)) continue;
    const text = lineFor(written, part, note.child ? 'child' : pronoun);
    if (text === null) continue;
    const line = { text, sentences: [place] };
    if (part === 'found' && isNormal(written)) normal.push(line);
    else if (!found.get(part)?.some((other) => other.text === text))
      found.set(part, [...(found.get(part) ?? []), line]);
  }
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

function pronounOf({ sex, sentences }: SummaryNote): Pronoun {
  if (/^m/i.test(sex ?? '')) return 'he';
  if (/^f/i.test(sex ?? '')) return 'she';
  // a note that was written knowing more than the chart does
  const opening = sentences.find(({ text }) => /^(?:He|She|They) /.test(text))?.text.split(' ')[0];
  return opening === 'He' ? 'he' : opening === 'She' ? 'she' : 'they';
}

const warning =
  /\b(?:911|988|112|emergency|sooner if|urgent care|ER|ED)\b|\b(?:call|return|come back|contact|seek|go to|let us know)\b.*\bif\b|\bif\b.*\b(?:call|return|come back|contact|seek|go to|let us know)\b/i;
const action =
  /^(?:we |will |please )?(?:start|stop|continue|increase|decrease|reduce|take|use|add|prescribe|refill|order|get|check|recheck|repeat|refer|schedule|book|return|come|follow(?!-up after)|call|avoid|rest|ice|drink|keep|send|give|bring|admit|cut|apply|rinse|monitor|plan|discuss|advise|recommend|resume|switch|change|hold|taper|elevate|wear|try|limit|no (?:\p{L}+ )?\p{L}+ing|if|rule out|nothing to eat|obtain|consider|go|see|make|do|walk|eat|wash|quit|restart|think about)(?:s|ed|ing)?\b|\bwill (?:start|be|get|need|have|come|return)\b|\b(?:was|were) (?:advised|told|asked|counsell?ed|referred|started|prescribed)\b|\b(?:can|should|needs?|must)\b|, (?:use|take|get|call)\b|^no .* for .*\d|\bin (?:\d+|a|an|one|two|three|six) (?:days?|weeks?|months?|years?)\b/iu;
const normalFinding =
  /\b(?:normal|clear|regular|intact|soft|equal|unremarkable|non-?tender|within normal limits|well groomed|stable)\b|^(?:[\p{L} ]+: )?No\b|\bnot (?:enlarged|swollen)\b/iu;
const abnormal = /\b(?:ab-?normal|not normal|except|but|decreased|increased|elevated|swollen|positive)\b/i;
const isNormal = (text: string): boolean => normalFinding.test(text) && !abnormal.test(text);

function partOf(text: string, topics: readonly Topic[]): SummaryPartKey | null {
  const has = (...some: Topic[]): boolean => some.some((topic) => topics.includes(topic));
  const planned = has('plan', 'instructions');
  if (topics.length === 0 || has('assessment', 'plan', 'instructions')) {
    if (warning.test(text)) return 'help';
    if (action.test(text) || (planned && !has('assessment'))) return 'todo';
    return topics.length === 0 ? null : 'think';
  }
  if (has('hpi', 'cc')) return has('hpi') ? 'why' : null;
  if (has('vitals', 'exam', 'results', 'procedure')) return 'found';
  return has('meds') ? 'medicines' : null;
}

/** Null when the sentence is part of the story only, and who is meant is not certain. */
function lineFor(sentence: string, part: SummaryPartKey, to: Pronoun | 'child'): string | null {
  const label = part === 'found' ? /^[\p{L}][\p{L} ,/&-]{1,30}:\s+(?=\p{Lu})/u : /^(?!)/;
  const own = sentence.replace(label, '');
  const turned = to === 'child' ? toTheParents(own) : toThePatient(own, to);
  if (turned === null && part === 'why') return null;
  const plain = inPlainWords(asAdvice(turned ?? own, part));
  if (saysTheSame(plain, own)) return plain;
  return turned !== null && saysTheSame(turned, own) ? turned : own;
}

const advice: readonly [RegExp, string][] = [
  [/^Follow up (?:in clinic |here )?(?=in\b|after\b|within\b|on\b|next\b|as\b)/i, 'Come back '],
  [/^Follow-up (?=in\b|within\b|on\b|next\b)/i, 'Come back '],
  [/^Follow[ -]up with /i, 'See '],
  [/^Prescribed? /i, 'You have a prescription for '],
  [/^(?:Refer|Referred|Referral) to /i, 'You are referred to '],
  [/^Will /, 'We will '],
  [/^(?:Ordered|Order) /i, 'We ordered '],
  [/^Discussed /i, 'We talked about '],
  [/^Advised to /i, 'We advise you to '],
];

const asAdvice = (text: string, part: SummaryPartKey): string => {
  if (part !== 'todo' && part !== 'help') return text;
  const known = advice.find(([pattern]) => pattern.test(text));
  return known ? text.replace(known[0], known[1]) : text;
};

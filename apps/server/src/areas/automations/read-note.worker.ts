import type { GridhookMessage } from '@clinical/contract/automations/gridhook.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { plainText } from '@clinical/language/note-html';
import { findRedFlags } from '@clinical/language/red-flags/find-red-flags';
import type { PatientFacts } from '@clinical/language/red-flags/reader';
import { topicsOfHeader } from '@clinical/language/rules/plan/classify-header';
import { statedFacts } from '@clinical/language/stated-facts/stated-facts';

export type NoteReading = {
  sections: NoteSection[];
  sentences: NoteSentence[];
  utterances: Utterance[];
  patient: PatientFacts;
};

type Part = 'subjective' | 'objective' | 'assessment' | 'plan' | 'other';
export type NoteParts = Required<Pick<GridhookMessage, Part | 'medications' | 'riskFlags'>>;

const of: Readonly<Record<string, Part>> = {
  cc: 'subjective',
  hpi: 'subjective',
  pmh: 'subjective',
  psh: 'subjective',
  meds: 'subjective',
  allergies: 'subjective',
  fh: 'subjective',
  sh: 'subjective',
  ros: 'subjective',
  vitals: 'objective',
  exam: 'objective',
  results: 'objective',
  procedure: 'objective',
  assessment: 'assessment',
  plan: 'plan',
  instructions: 'plan',
};

/** What a note says, in the parts of a message, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function readNote({ sections, sentences, utterances, patient }: NoteReading): NoteParts {
  const found: NoteParts = {
    subjective: [],
    objective: [],
    assessment: [],
    plan: [],
    other: [],
    medications: [],
    riskFlags: [],
  };
  const headers = new Map(sections.map(({ key, header }) => [key, header]));
  for (const { header, html } of sections) {
    const text = plainText(html).trim();
    if (text === '') continue;
    // one of assessment and plan is in both
    const places = new Set(topicsOfHeader(header).flatMap((topic) => of[topic] ?? []));
    for (const place of places.size > 0 ? places : ['other' as const]) found[place].push({ header, text });
  }
  for (const { text, section } of sentences) {
    for (const { about, subject, value, quote } of statedFacts(text, headers.get(section)))
      if (about === 'dose') found.medications.push({ name: subject, dose: value, sentence: quote });
  }
  const answers = utterances.filter(({ role }) => role === 'patient').map(({ text }) => ({ text }));
  const flags = findRedFlags(answers, { locale: 'en', patient, answeredBy: 'patient' });
  found.riskFlags = flags.map(({ rule, level, quotes }) => ({ rule, level, quotes: quotes.map(({ quote }) => quote) }));
  return found;
}

import type { Topic } from '../rules/plan/topics.ts';
import type { SectionLook } from './section-look.ts';

/** What belongs under a header, by what the header is about. */
const contents: Record<Topic, string> = {
  cc: 'Why the patient came, in their own words where they are short.',
  hpi: 'The present complaint: onset, course, quality, severity, what helps and what makes it worse, and what was tried.',
  ros: 'The systems that were asked about, positives before negatives.',
  pmh: 'Earlier and lasting illnesses with years where given.',
  psh: 'Operations with side and year where given.',
  meds: 'Drugs with dose, route and frequency as stated; what was stopped or changed.',
  allergies: 'Substance and reaction. No known allergies only if that was said.',
  fh: 'Relative, illness and age at onset where given.',
  sh: 'Work, home, tobacco, alcohol and drugs as they were talked about.',
  vitals: 'The values that were spoken, with units.',
  exam: 'What was found on examination, by body region. Nothing that was not said.',
  results: 'Laboratory values with units and dates, imaging and tracings with their reading.',
  procedure: 'What was done, with side, site, substances and amounts, and how it was borne.',
  assessment: 'The diagnoses or problems with the reasoning that was said.',
  plan: 'What was decided: drugs, tests, referrals and advice.',
  instructions: 'What the patient was told to do and watch for, and when to come back.',
};

/** The instruction for a section: what belongs there, then how this person writes it. */
export function sectionInstruction(header: string, topics: readonly Topic[], look: SectionLook): string {
  const about = topics.length > 3 ? topics.slice(0, 2) : topics;
  const what = about.length > 0 ? about.map((topic) => contents[topic]).join(' ') : `What was said about ${header}.`;
  return `${what} ${manner(look)}`;
}

function manner({ style, parts, numbered, phrases }: SectionLook): string {
  if (style === 'bulleted') {
    const list = numbered ? 'A numbered list' : 'A list';
    return `${list}, usually ${parts} ${parts === 1 ? 'line' : 'lines'}, in ${phrases ? 'short phrases' : 'full sentences'}.`;
  }
  if (style === 'concise')
    return phrases ? 'A short phrase.' : `${parts === 1 ? 'One sentence' : 'A few short sentences'}.`;
  return `${style === 'detailed' ? 'Detailed running text' : 'Running text'}, usually ${parts} ${parts === 1 ? 'sentence' : 'sentences'}.`;
}

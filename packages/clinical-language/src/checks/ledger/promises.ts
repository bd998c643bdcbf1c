import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import type { Reading } from '../reading/read-text.ts';

const intends =
  /\b(?:(?:i|we) (?:will|would|want|wanna|need|am going|are going|am gonna|would like|recommend|suggest)|i am (?:ordering|prescribing|referring|sending|starting)|let's|let us|you (?:should|need to|will need)|go ahead and)\b/;
const acts =
  /\b(?:order|refer|prescribe|send|schedule|start|increase|decrease|continue|stop|get|check|give|recommend|put|repeat|obtain|add|switch|change|refill|draw|see you (?:back|again|in)|follow[- ]up|come back|call|set up|inject|do (?:an?|some|the) (?:x-ray|mri|ct|test|blood|lab|ultrasound|biopsy|injection|ekg))\b/;
const atOnce =
  /\b(?:take a (?:quick )?(?:look|listen)|listen to|look at|press|examine|physical exam|quick exam|ask you|talk about|about you|go over|move (?:your|on)|show me|pull up|questions?|see how|might|discharged|go to the er|my nurse)\b/;

/** Whether the clinician undertakes or orders something for after the visit. */
export const isPromise = (text: string): boolean =>
  (intends.test(text) ||
    /^(?:and |so |also |then )*(?:continue|start|stop|increase|decrease|order|refer|schedule|repeat|follow up)\b/.test(
      text,
    )) &&
  acts.test(text) &&
  !atOnce.test(text);

const plain = new Set(
  'see want need think look make give take start continue good time today week month year day follow order check call improve worsen try help use one two first second keep put talk visit problem office'.split(
    ' ',
  ),
);

/** The weighty words of an order: tests, drugs, therapies, body parts. */
export function objectsOf(reading: Reading): string[] {
  const out = new Set<string>();
  for (const [at, stem] of reading.stems.entries())
    if (
      stem !== '' &&
      !plain.has(stem) &&
      !(stem === 'back' && /^(?:you|come|call|get|go|me|us|right)$/.test(reading.words[at - 1] ?? '')) &&
      clinicalWords([reading.words[at]!]) > 0
    )
      out.add(stem);
  for (const { drug } of reading.drugs) out.add(drug);
  return [...out].slice(0, 8);
}

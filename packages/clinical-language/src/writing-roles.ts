import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { withCaller } from './rules/people/kinship.ts';
import { clinicianLogOdds } from './speaker-roles.ts';

// How much a label weighs against the words, in log-odds.
const labelWeight = 4;

/**
 * Roles as the note is written by. Labels are mostly right, but some sources swap them: when the words of the whole visit
 * speak against the labels, they are turned round, and a single utterance that speaks strongly against its label changes side.
 */
export function rolesToWriteBy(utterances: readonly Utterance[]): Utterance[] {
  let agreement = 0;
  const odds = utterances.map((utterance) => {
    const value = clinicianLogOdds(utterance.text);
    if (utterance.role === 'clinician') agreement += value;
    else if (utterance.role === 'patient') agreement -= value;
    return value;
  });
  const both = new Set(utterances.map((utterance) => utterance.role));
  if (!both.has('clinician') || !both.has('patient')) return [...utterances];
  const sign = agreement < 0 ? -1 : 1;
  const doubtful = agreement < utterances.length * 0.4;
  const written = utterances.map((utterance, i): Utterance => {
    if (utterance.role !== 'clinician' && utterance.role !== 'patient') return utterance;
    const prior = (utterance.role === 'clinician' ? labelWeight : -labelWeight) * sign * (doubtful ? 0.4 : 1);
    return { ...utterance, role: prior + odds[i]! > 0 ? 'clinician' : 'patient' };
  });
  return [...withCaller(written)];
}

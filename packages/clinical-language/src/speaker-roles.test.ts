import { describe, expect, it } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';
import { assignRoles } from './speaker-roles.ts';
import { kneeVisit } from './testing/dialogues.ts';

const roles = (source: string) => assignRoles(parseTranscript(source).utterances).map((utterance) => utterance.role);
const expected = roles(kneeVisit);

describe('roles', () => {
  it('come from labels that name a part', () => {
    expect(roles('Dr. Lee: Hello.\nPt: Hi.\nNurse: Your weight please.\nMother: He is six.')).toEqual([
      'clinician',
      'patient',
      'other',
      'other',
    ]);
  });

  it('come from all that a speaker said when labels tell nothing', () => {
    expect(roles(kneeVisit.replaceAll('Doctor:', 'Speaker 1:').replaceAll('Patient:', 'Speaker 2:'))).toEqual(expected);
  });

  it('come from the words where a recorder confused both labels throughout', () => {
    const label = { Doctor: 'Patient', Patient: 'Doctor' } as const;
    const visits = `${kneeVisit}\n${kneeVisit}\n${kneeVisit}`;
    const swapped = visits.replaceAll(/^(Doctor|Patient):/gm, (_, name: keyof typeof label) => `${label[name]}:`);
    expect(swapped).not.toBe(visits);
    expect(roles(swapped)).toEqual(roles(visits));
  });

  it('come from the words of a line that leave no doubt, and stay with its label else', () => {
    const mislabelled = `${kneeVisit}
Patient: So I am going to go ahead and order an MRI of your knee, and we will start you on naproxen.
Doctor: I was wondering because my wife said that I limp when I get up, and I have been taking my ibuprofen.
Patient: Do I take it with food, or can I take it before I go to bed in the evening?
Doctor: I see.`;
    expect(roles(mislabelled).slice(-4)).toEqual(['clinician', 'patient', 'patient', 'clinician']);
  });

  it('come from the words and the turns when there are no labels', () => {
    expect(
      roles(kneeVisit.replaceAll(/^(?:Doctor|Patient): (.*)$/gm, (_, text: string) => text.replaceAll(/[.?] /g, ', '))),
    ).toEqual(expected);
  });
});

it('hears who speaks in text without labels, one sentence a line', () => {
  const lines: [string, 'clinician' | 'patient'][] = [
    ['What brings you in today?', 'clinician'],
    ['I have had a cough for two weeks.', 'patient'],
    ['It keeps me up at night.', 'patient'],
    ['Have you had any fever?', 'clinician'],
    ['No.', 'patient'],
    ['Your lungs are clear.', 'clinician'],
    ['I am going to prescribe an inhaler for you.', 'clinician'],
    ['Okay, thank you.', 'patient'],
  ];
  const utterances = lines.map(([text], i) => ({
    id: `u${i}`,
    speaker: '',
    role: 'unknown' as const,
    startMs: null,
    endMs: null,
    text,
    confidence: null,
  }));
  expect(assignRoles(utterances).map((utterance) => utterance.role)).toEqual(lines.map(([, role]) => role));
});

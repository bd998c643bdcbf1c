import type { StarterTemplate } from '@clinical/contract/templates/templates.schemas';
import { lines, section } from './starter-sections.data.ts';

/** The consultation note of general practice in the United Kingdom, with its customary headings. */
export const generalPracticeStarters: StarterTemplate[] = [
  {
    key: 'gp-consultation',
    title: 'GP consultation (UK)',
    nickname: 'GP',
    specialty: 'General practice',
    description: 'PC, HPC, PMH, DH, SH, FH, Ex, Imp and Plan with safety net, in note form.',
    generalInstructions: lines(
      'Write in note form: no full sentences, at most 160 words.',
      'Negatives that were asked about begin with “No”.',
      'Names of drugs as used in the United Kingdom.',
    ),
    sections: [
      section('pc', 'PC', 'concise', 'Presenting complaint in a few words.', { required: true, example: 'Cough.' }),
      section('hpc', 'HPC', 'concise', 'History of the presenting complaint: length, course, positives, negatives.', {
        required: true,
        example: 'Dry cough for 3 weeks, worse at night. No fever. No weight loss.',
      }),
      section('pmh', 'PMH', 'concise', 'Past medical and surgical history.'),
      section('dh', 'DH', 'concise', 'Drugs with dose and frequency, bought ones too.'),
      section('allergies', 'Allergies', 'concise', 'Drug and reaction. None only if that was said.'),
      section('sh', 'SH', 'concise', 'Smoking, alcohol, work, home.'),
      section('fh', 'FH', 'concise', 'Relative and illness.'),
      section('ex', 'Ex', 'concise', 'Observations, then findings. Only what was examined.'),
      section('imp', 'Imp', 'concise', 'Impression: the working diagnosis, and what else was considered.', {
        required: true,
      }),
      section('plan', 'Plan', 'bulleted', 'Drugs with dose and length, tests, referrals, advice.', { required: true }),
      section('safety-net', 'Safety net', 'concise', 'When to come back or call, how fast, and the next review.'),
    ],
    macros: [
      {
        trigger: 'usual safety net given',
        text: 'Safety net given: to return or call 111 if symptoms get worse or new ones appear.',
        section: 'safety-net',
      },
    ],
    defaultExam: '',
  },
];

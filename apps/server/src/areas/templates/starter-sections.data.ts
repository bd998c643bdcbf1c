import type { TemplateSection } from '@clinical/contract/templates/templates.schemas';

type Extra = Partial<Pick<TemplateSection, 'example' | 'required' | 'leaveBlankIfNotSaid'>>;

/** A section of a starter; it leaves blank what was not said. */
export function section(
  key: string,
  header: string,
  style: TemplateSection['style'],
  instruction: string,
  extra: Extra = {},
): TemplateSection {
  return { key, header, style, instruction, example: '', required: false, leaveBlankIfNotSaid: true, ...extra };
}

export const lines = (...text: string[]) => text.join('\n');

export const medications = section(
  'medications',
  'Medications',
  'bulleted',
  'One line each: drug, dose, route, frequency, as stated. Say when a drug was stopped, changed or is not being taken as prescribed.',
);
export const allergies = section(
  'allergies',
  'Allergies',
  'concise',
  'Substance and reaction. Write that there are no known allergies only if that was said.',
);
export const pastHistory = section(
  'past-medical-history',
  'Past medical history',
  'bulleted',
  'Diagnoses and hospital stays with years where given. Leave out what belongs to the present complaint.',
);
export const surgicalHistory = section(
  'past-surgical-history',
  'Past surgical history',
  'bulleted',
  'Operation, side and year where given.',
);
export const familyHistory = section(
  'family-history',
  'Family history',
  'bulleted',
  'Relative, illness, and age at onset where given. Include negatives that were asked about.',
);
export const socialHistory = section(
  'social-history',
  'Social history',
  'bulleted',
  'Work, home, tobacco with pack-years, alcohol with amount, drugs, and whatever bears on the plan.',
);
export const reviewOfSystems = section(
  'review-of-systems',
  'Review of systems',
  'bulleted',
  'One line a system, positives before negatives. Only systems that were asked about.',
  {
    example: lines(
      'Cardiovascular: palpitations on exertion; denies chest pain.',
      'Respiratory: denies cough and wheeze.',
    ),
  },
);
export const vitals = section('vitals', 'Vitals', 'concise', 'The values that were spoken, with units, in one line.');
export const results = section(
  'results',
  'Results',
  'bulleted',
  'Laboratory values with units and dates, imaging and tracings with their reading. No value that was not said.',
);

export const assessmentAndPlan = section(
  'assessment-and-plan',
  'Assessment and plan',
  'bulleted',
  'One problem at a time, the most important first: what it is and how sure, then what is done about it.',
  { required: true },
);
export const followUp = section(
  'follow-up',
  'Follow-up',
  'concise',
  'When and with whom, and what should bring the patient back sooner.',
);
export const patientHistory = section(
  'history-of-present-illness',
  'History of present illness',
  'paragraph',
  'In order of time: onset, place, quality, severity, course, what makes it better or worse, what was tried, and negatives that were asked about.',
  { required: true },
);

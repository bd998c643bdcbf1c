import type { StarterTemplate } from '@clinical/contract/templates/templates.schemas';
import {
  allergies,
  familyHistory,
  lines,
  medications,
  pastHistory,
  results,
  reviewOfSystems,
  section,
  socialHistory,
  surgicalHistory,
  vitals,
} from './starter-sections.data.ts';
import { generalPracticeStarters } from './general-practice-starters.data.ts';
import { specialtyStarters } from './specialty-starters.data.ts';

const everydayStarters: StarterTemplate[] = [
  {
    key: 'general-visit',
    title: 'General visit',
    nickname: 'Visit',
    specialty: 'Primary care',
    description: 'An everyday visit: the complaint, what was found, and one plan per problem.',
    generalInstructions: lines(
      'Write in the third person and the past tense, in plain clinical language.',
      'Give durations, doses, sides and numbers exactly as they were said.',
      'Where the patient and another speaker disagree, say who said what.',
    ),
    sections: [
      section('chief-complaint', 'Chief complaint', 'concise', 'The reason for the visit in one short phrase.', {
        required: true,
        example: 'Cough for 10 days.',
      }),
      section(
        'history-of-present-illness',
        'History of present illness',
        'paragraph',
        'Onset, course, site, quality, severity, what makes it better or worse, what was tried, and the negatives that matter. In order of time.',
        {
          required: true,
          example:
            'Patient reports a dry cough for 10 days that is worse at night. It began after a cold. Honey brought some relief. Denies fever, wheeze and weight loss.',
        },
      ),
      reviewOfSystems,
      pastHistory,
      medications,
      allergies,
      socialHistory,
      vitals,
      section('physical-exam', 'Physical exam', 'bulleted', 'One line a system, only what was examined and spoken.', {
        example: lines('Throat: mild redness, no exudate.', 'Lungs: clear on both sides.'),
      }),
      results,
      section(
        'assessment-and-plan',
        'Assessment and plan',
        'bulleted',
        'One heading a problem. Under it the assessment in a sentence, then tests, treatment with dose and length, referrals and advice as decided.',
        { required: true },
      ),
      section(
        'follow-up',
        'Follow-up',
        'concise',
        'When and with whom, and the signs that should bring the patient back sooner.',
      ),
    ],
    macros: [
      {
        trigger: 'usual return precautions',
        text: 'Patient was advised to return or call if symptoms get worse, new symptoms appear, or there is no improvement in the time discussed.',
        section: 'follow-up',
      },
      {
        trigger: 'medications reviewed',
        text: 'The medication list was reviewed with the patient and reconciled.',
        section: 'medications',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'soap',
    title: 'SOAP note',
    nickname: 'SOAP',
    specialty: 'Any specialty',
    description: 'The four classic parts, kept short.',
    generalInstructions: lines(
      'Write in the third person. Keep each part as short as it can be without losing a fact.',
      'Nothing the patient says goes under Objective; nothing examined or measured goes under Subjective.',
    ),
    sections: [
      section(
        'subjective',
        'Subjective',
        'paragraph',
        'Complaint, its history, relevant past, medications and allergies as the patient tells them, with pertinent negatives.',
        { required: true },
      ),
      section('objective', 'Objective', 'bulleted', 'Vitals first, then findings by system, then results.', {
        example: lines('BP 138/84, pulse 76.', 'Knee: small effusion on the right, full range of movement.'),
      }),
      section(
        'assessment',
        'Assessment',
        'bulleted',
        'Numbered by importance. Each diagnosis with the reasoning that was spoken, and what was considered and set aside.',
        { required: true },
      ),
      section(
        'plan',
        'Plan',
        'bulleted',
        'Numbered to match the assessment: tests, treatment, referrals, advice, follow-up.',
        {
          required: true,
        },
      ),
    ],
    macros: [
      {
        trigger: 'shared decision making',
        text: 'Options, benefits and risks were discussed and the decision was made together with the patient.',
        section: 'plan',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'new-patient',
    title: 'New patient',
    nickname: 'New patient',
    specialty: 'Primary care',
    description: 'A first visit with the full history, prevention and a problem list.',
    generalInstructions: lines(
      'This is the first record of this patient here: be complete, and keep dates, doses and names of earlier clinicians.',
      'Say who told the history if it was not the patient.',
    ),
    sections: [
      section('chief-complaint', 'Reason for visit', 'concise', 'Why the patient comes now, and who referred them.', {
        required: true,
      }),
      section(
        'history-of-present-illness',
        'History of present illness',
        'detailed',
        'Each active complaint in a paragraph of its own, in order of time, with treatments tried and their effect.',
        { required: true },
      ),
      pastHistory,
      surgicalHistory,
      medications,
      allergies,
      familyHistory,
      socialHistory,
      section(
        'prevention',
        'Immunizations and screening',
        'bulleted',
        'Vaccines and screening tests with dates and results, and what is due.',
      ),
      reviewOfSystems,
      vitals,
      section('physical-exam', 'Physical exam', 'bulleted', 'One line a system, only what was examined and spoken.'),
      results,
      section('assessment', 'Problem list', 'bulleted', 'Every active problem with its status in a few words.', {
        required: true,
        example: lines('Type 2 diabetes: above target.', 'Hypertension: controlled on lisinopril.'),
      }),
      section(
        'plan',
        'Plan',
        'bulleted',
        'By problem, in the same order. Records to request and referrals at the end.',
        {
          required: true,
        },
      ),
    ],
    macros: [
      {
        trigger: 'records release signed',
        text: 'Patient signed a release for earlier records, which will be requested.',
        section: 'plan',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'follow-up',
    title: 'Follow-up visit',
    nickname: 'Follow-up',
    specialty: 'Primary care',
    description: 'What changed since the last visit, and what changes now.',
    generalInstructions: lines(
      'Write about the interval, not the whole history.',
      'For each problem say whether it is better, the same or worse, and whether the last plan was carried out.',
    ),
    sections: [
      section(
        'interval-history',
        'Interval history',
        'paragraph',
        'Changes since the last visit: symptoms, treatment taken or missed and why, side effects, visits elsewhere.',
        {
          required: true,
          example:
            'Since the last visit the patient took metformin twice daily and had loose stools in the first week only. Home glucose was 120 to 150 fasting.',
        },
      ),
      medications,
      allergies,
      vitals,
      section('physical-exam', 'Focused exam', 'bulleted', 'Only what was examined and spoken.'),
      results,
      section(
        'assessment-and-plan',
        'Assessment and plan',
        'bulleted',
        'One heading a problem: status against its goal, then what is continued, changed, started or stopped, with doses.',
        { required: true },
      ),
      section('follow-up', 'Next visit', 'concise', 'When, and what should be done before it.'),
    ],
    macros: [
      {
        trigger: 'continue current regimen',
        text: 'Current treatment is continued without change.',
        section: 'assessment-and-plan',
      },
      {
        trigger: 'labs before next visit',
        text: 'Laboratory tests are to be drawn one week before the next visit.',
        section: 'follow-up',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'procedure-note',
    title: 'Procedure note',
    nickname: 'Procedure',
    specialty: 'Any specialty',
    description: 'An office procedure from indication to aftercare.',
    generalInstructions: lines(
      'Write in the order things were done, in the past tense.',
      'Side, site, sizes, agents with strength and volume, counts and specimens must be exactly as spoken; never fill in a usual value.',
    ),
    sections: [
      section('procedure', 'Procedure', 'concise', 'Name of the procedure, with side and site.', { required: true }),
      section('indication', 'Indication', 'concise', 'Why it was done.', { required: true }),
      section(
        'consent',
        'Consent and time-out',
        'paragraph',
        'Risks, benefits and alternatives that were discussed, who consented and how, and the time-out.',
      ),
      allergies,
      section('anesthesia', 'Anesthesia', 'concise', 'Agent, strength, volume, route.', {
        example: 'Lidocaine 1% with epinephrine, 3 mL, infiltrated locally.',
      }),
      section('findings', 'Findings', 'bulleted', 'What was seen, with measurements.'),
      section(
        'procedure-description',
        'Description of procedure',
        'detailed',
        'Position, preparation, each step with instruments and materials, hemostasis, closure, dressing.',
        { required: true },
      ),
      section('specimens', 'Specimens', 'concise', 'What was sent, from where and for what.'),
      section('blood-loss', 'Estimated blood loss', 'concise', 'The amount as stated.'),
      section(
        'complications',
        'Complications',
        'concise',
        'As stated; write that there were none only if that was said.',
      ),
      section('condition', 'Condition after procedure', 'concise', 'How the patient was afterwards.'),
      section(
        'aftercare',
        'Aftercare',
        'bulleted',
        'Wound care, activity, pain relief with dose, signs to report, suture removal, follow-up.',
        { required: true },
      ),
    ],
    macros: [
      {
        trigger: 'consent obtained',
        text: 'Risks, benefits and alternatives were explained, questions were answered, and the patient gave consent.',
        section: 'consent',
      },
      {
        trigger: 'time out performed',
        text: 'A time-out confirmed patient, procedure, side and site.',
        section: 'consent',
      },
      {
        trigger: 'sterile prep and drape',
        text: 'The site was cleaned with antiseptic and draped in sterile fashion.',
        section: 'procedure-description',
      },
      {
        trigger: 'wound care instructions',
        text: 'Patient was told to keep the wound clean and dry for 24 hours and to report spreading redness, pus, fever or bleeding that does not stop with pressure.',
        section: 'aftercare',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'psychiatry-intake',
    title: 'Psychiatric intake',
    nickname: 'Psych intake',
    specialty: 'Psychiatry',
    description: 'A first psychiatric assessment with mental status and risk.',
    generalInstructions: lines(
      "Use the patient's own words in quotation marks where they carry meaning.",
      'Describe, do not judge. State risk and its negatives only as they were asked and answered.',
      'Keep the names of third persons out; write "partner", "sister", "employer".',
    ),
    sections: [
      section('chief-complaint', 'Chief complaint', 'concise', "In the patient's own words.", { required: true }),
      section(
        'history-of-present-illness',
        'History of present illness',
        'detailed',
        'Course of the present episode: mood, sleep, appetite, energy, interest, concentration, anxiety, psychotic and manic symptoms asked about, triggers, effect on work and home.',
        { required: true },
      ),
      section(
        'psychiatric-history',
        'Psychiatric history',
        'bulleted',
        'Earlier diagnoses, hospital stays, therapy, medications with dose and effect, self-harm and attempts with dates.',
      ),
      section(
        'substance-use',
        'Substance use',
        'bulleted',
        'Each substance: amount, frequency, last use, withdrawal, treatment.',
      ),
      pastHistory,
      medications,
      allergies,
      section(
        'family-history',
        'Family psychiatric history',
        'bulleted',
        'Relative and illness; suicide in the family if asked.',
      ),
      section(
        'social-history',
        'Social and developmental history',
        'paragraph',
        'Upbringing, education, work, relationships, housing, legal matters, trauma as far as it was told, supports.',
      ),
      section(
        'mental-status-exam',
        'Mental status exam',
        'bulleted',
        'One line each: appearance, behavior, speech, mood in quotation marks, affect, thought process, thought content, perception, cognition, insight, judgment. Only what was spoken of.',
        { required: true },
      ),
      section(
        'risk-assessment',
        'Risk assessment',
        'bulleted',
        'Ideas, plan, intent and means of harm to self or others, risk and protective factors, access to weapons, and the safety plan.',
        { required: true, leaveBlankIfNotSaid: false },
      ),
      section('assessment', 'Formulation and diagnosis', 'paragraph', 'A short formulation, then diagnoses in order.', {
        required: true,
      }),
      section(
        'plan',
        'Plan',
        'bulleted',
        'Medication with dose and what was explained, therapy, tests, safety, contacts, next visit.',
        {
          required: true,
        },
      ),
    ],
    macros: [
      {
        trigger: 'crisis resources given',
        text: 'Patient was given crisis contact numbers and knows to call emergency services or come to the emergency department if safety changes.',
        section: 'risk-assessment',
      },
      {
        trigger: 'medication consent',
        text: 'Purpose, expected benefit, common and serious side effects and alternatives of the medication were discussed, and the patient agreed to take it.',
        section: 'plan',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'psychiatry-progress',
    title: 'Psychiatric progress note',
    nickname: 'Psych progress',
    specialty: 'Psychiatry',
    description: 'A follow-up session: interval, mental status, risk, changes.',
    generalInstructions: lines(
      'Write about the time since the last session. Leave therapy content at the level of themes.',
      'State risk and its negatives only as they were asked and answered.',
    ),
    sections: [
      section(
        'interval-history',
        'Interval history',
        'paragraph',
        'Symptoms and functioning since the last session, events, sleep and appetite, substance use.',
        { required: true },
      ),
      section(
        'medication-response',
        'Medication response',
        'bulleted',
        'Each drug: taken or missed, effect, side effects.',
        { example: 'Sertraline 100 mg daily: taken every day, less worry, mild nausea in the first week.' },
      ),
      section(
        'rating-scales',
        'Rating scales',
        'concise',
        'Scale and score as spoken, with the earlier score if named.',
      ),
      section(
        'mental-status-exam',
        'Mental status exam',
        'bulleted',
        'One line each, only what was observed or spoken of.',
        { required: true },
      ),
      section(
        'risk-assessment',
        'Risk assessment',
        'concise',
        'Ideas, plan and intent of harm to self or others as asked and answered.',
        {
          required: true,
          leaveBlankIfNotSaid: false,
        },
      ),
      section(
        'interventions',
        'Interventions',
        'concise',
        'What was done in the session and how the patient responded.',
      ),
      section('assessment', 'Assessment', 'concise', 'Diagnosis and course: better, same or worse.', {
        required: true,
      }),
      section(
        'plan',
        'Plan',
        'bulleted',
        'Medication with dose changes, therapy, tests, tasks between sessions, next visit.',
        {
          required: true,
        },
      ),
    ],
    macros: [
      {
        trigger: 'safety plan reviewed',
        text: 'The safety plan was reviewed with the patient and remains in place.',
        section: 'risk-assessment',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'pediatric-well-visit',
    title: 'Pediatric well visit',
    nickname: 'Well child',
    specialty: 'Pediatrics',
    description: 'Growth, development, safety and vaccines at any age.',
    generalInstructions: lines(
      'Name who gave the history ("mother reports"). Give ages in weeks, months or years as spoken.',
      'Milestones and doses exactly as said; no percentile that was not spoken.',
    ),
    sections: [
      section('chief-complaint', 'Visit', 'concise', 'Age, kind of well visit and who came along.', { required: true }),
      section(
        'interval-history',
        'Interval history and concerns',
        'paragraph',
        "Illnesses and visits since the last check, and the parents' concerns.",
        {
          required: true,
        },
      ),
      section(
        'birth-history',
        'Birth history',
        'concise',
        'Weeks, way of birth, weight, complications; for infants only.',
      ),
      section(
        'nutrition',
        'Nutrition',
        'bulleted',
        'Breast, formula or food: kind, amount, frequency; vitamins; concerns about eating.',
      ),
      section('elimination', 'Elimination', 'concise', 'Stools, wet diapers or toilet training.'),
      section('sleep', 'Sleep', 'concise', 'Where, in which position for infants, how long, problems.'),
      section(
        'development',
        'Development',
        'bulleted',
        'Gross motor, fine motor, language, social: what the child does. School and friends for older children.',
      ),
      section(
        'social-history',
        'Home and safety',
        'bulleted',
        'Household, childcare, smoke, car seat, water, screens, weapons in the home.',
      ),
      pastHistory,
      medications,
      allergies,
      section(
        'vitals',
        'Growth and vitals',
        'concise',
        'Weight, length or height, head size, BMI, percentiles and vitals as spoken.',
      ),
      section('physical-exam', 'Physical exam', 'bulleted', 'One line a system, only what was examined and spoken.'),
      section('immunizations', 'Immunizations', 'bulleted', 'Given today, declined with reason, due next.'),
      section(
        'assessment-and-plan',
        'Assessment and plan',
        'bulleted',
        'Growth and development in a sentence, then each concern with its plan.',
        {
          required: true,
        },
      ),
      section(
        'anticipatory-guidance',
        'Anticipatory guidance',
        'bulleted',
        'Topics that were talked about, no others.',
      ),
      section('follow-up', 'Next visit', 'concise', 'Age or date of the next check.'),
    ],
    macros: [
      {
        trigger: 'vaccines discussed',
        text: 'Benefits and common reactions of the vaccines were discussed, information sheets were given, and the parent agreed.',
        section: 'immunizations',
      },
      {
        trigger: 'safe sleep',
        text: 'Safe sleep was reviewed: on the back, on a firm surface of its own, without soft bedding.',
        section: 'anticipatory-guidance',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'orthopedics',
    title: 'Orthopedic visit',
    nickname: 'Ortho',
    specialty: 'Orthopedics',
    description: 'A joint or injury complaint with a structured exam of the limb.',
    generalInstructions: lines(
      'The side belongs in every line that speaks of a limb. If the side was not said, leave it out.',
      'Angles, grades and strength exactly as spoken.',
    ),
    sections: [
      section('chief-complaint', 'Chief complaint', 'concise', 'Joint, side and length.', {
        required: true,
        example: 'Right shoulder pain for 3 months.',
      }),
      section(
        'history-of-present-illness',
        'History of present illness',
        'paragraph',
        'Mechanism and date of injury, site, quality, severity, swelling, locking, giving way, night pain, numbness, what was tried (therapy, injections, surgery) and its effect, hand dominance, work and sport.',
        { required: true },
      ),
      pastHistory,
      surgicalHistory,
      medications,
      allergies,
      section(
        'social-history',
        'Work and sport',
        'concise',
        'Demands of work and sport, tobacco, and what the patient wants to return to.',
      ),
      section(
        'physical-exam',
        'Musculoskeletal exam',
        'bulleted',
        'Inspection, tenderness, range of movement in degrees, strength, stability, special tests with result, pulses and sensation; compared with the other side when that was done.',
        {
          example: lines(
            'Right shoulder: active forward flexion 120 degrees, external rotation 40 degrees.',
            'Right shoulder: Hawkins test positive, drop arm test negative.',
          ),
        },
      ),
      section('results', 'Imaging', 'bulleted', 'Study, side, date and reading, as spoken.'),
      section('assessment', 'Assessment', 'bulleted', 'Diagnosis with side, stage or grade.', { required: true }),
      section(
        'plan',
        'Plan',
        'bulleted',
        'Weight-bearing, brace, therapy, drugs with dose, injection or operation with what was discussed, work status, next visit.',
        {
          required: true,
        },
      ),
    ],
    macros: [
      {
        trigger: 'neurovascularly intact',
        text: 'The limb was intact distally: sensation, movement and pulses were normal.',
        section: 'physical-exam',
      },
      {
        trigger: 'surgical risks discussed',
        text: 'Operation, alternatives and the risks of infection, bleeding, nerve injury, clots, stiffness and need for further surgery were discussed, and questions were answered.',
        section: 'plan',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'physiotherapy',
    title: 'Physiotherapy session',
    nickname: 'Physio',
    specialty: 'Physiotherapy',
    description: 'A treatment session with measures, response and home program.',
    generalInstructions: lines(
      'Write so that another therapist can take over the next session.',
      'Sets, repetitions, loads, degrees and pain scores exactly as spoken.',
    ),
    sections: [
      section(
        'subjective',
        'Subjective',
        'paragraph',
        "Pain score, function since the last session, home exercises done, goals in the patient's words.",
        {
          required: true,
        },
      ),
      section(
        'objective',
        'Objective',
        'bulleted',
        'Range of movement, strength, balance, gait and outcome measures, with side.',
        {
          example: 'Left knee: flexion 110 degrees, extension lacking 5 degrees.',
        },
      ),
      section(
        'treatment',
        'Treatment given',
        'bulleted',
        'Each technique or exercise with area, side, sets, repetitions, load or time.',
        {
          required: true,
        },
      ),
      section(
        'response',
        'Response to treatment',
        'concise',
        'Pain and movement afterwards, and how it was tolerated.',
      ),
      section('assessment', 'Assessment', 'concise', 'Progress against the goals and what holds it back.', {
        required: true,
      }),
      section('goals', 'Goals', 'bulleted', 'Short and long term, measurable, with dates as agreed.'),
      section('home-program', 'Home program', 'bulleted', 'Each exercise with how much and how often.'),
      section('plan', 'Plan', 'concise', 'Frequency, next steps and referral back.', { required: true }),
    ],
    macros: [
      {
        trigger: 'home program reviewed',
        text: 'The home program was shown and practised, and the patient repeated it correctly.',
        section: 'home-program',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'nursing-note',
    title: 'Nursing note',
    nickname: 'Nursing',
    specialty: 'Nursing',
    description: 'Assessment, care given and response on a shift or visit.',
    generalInstructions: lines(
      'State facts and times. Give what was seen, done and said, and how the patient responded.',
      'Note every call to a clinician with time, what was reported and what was ordered.',
    ),
    sections: [
      section('reason', 'Reason for care', 'concise', 'Why the patient is here or was visited.', { required: true }),
      section(
        'subjective',
        'Patient report',
        'paragraph',
        "Pain score, complaints and wishes in the patient's or family's words.",
      ),
      vitals,
      section(
        'nursing-assessment',
        'Assessment',
        'bulleted',
        'One line a system: neurologic, breathing, circulation, abdomen, skin and wounds with size, lines and drains, mobility and fall risk.',
        { required: true },
      ),
      section('intake-output', 'Intake and output', 'concise', 'Amounts with units and period.'),
      section(
        'medications-given',
        'Medications given',
        'bulleted',
        'Drug, dose, route, time, effect; held or refused with reason.',
      ),
      section('interventions', 'Care given', 'bulleted', 'What was done, with times.', { required: true }),
      section('response', 'Response', 'concise', 'How the patient responded.'),
      section('teaching', 'Teaching', 'concise', 'What was taught, to whom, and how understanding was checked.'),
      section('communication', 'Communication', 'bulleted', 'Who was told what, when, and the answer.'),
      section('plan', 'Plan and handover', 'bulleted', 'What is due next and what to watch for.', { required: true }),
    ],
    macros: [
      {
        trigger: 'fall precautions in place',
        text: 'Fall precautions were in place: bed low and locked, call light in reach, floor clear.',
        section: 'interventions',
      },
      {
        trigger: 'teach back done',
        text: 'Understanding was checked by teach-back; the patient repeated the instructions correctly.',
        section: 'teaching',
      },
    ],
    defaultExam: '',
  },
  {
    key: 'emergency',
    title: 'Emergency department note',
    nickname: 'ED',
    specialty: 'Emergency medicine',
    description: 'From arrival to disposition, with reasoning and reassessment.',
    generalInstructions: lines(
      'Write in order of time. Give times where they were spoken.',
      'Say where the history comes from and what limited it.',
      'Keep what was considered and why it was thought unlikely: it is part of the reasoning.',
    ),
    sections: [
      section('chief-complaint', 'Chief complaint', 'concise', 'Complaint and length, and how the patient arrived.', {
        required: true,
      }),
      section(
        'history-of-present-illness',
        'History of present illness',
        'paragraph',
        'Onset, course and severity, associated symptoms, treatment before arrival, and the negatives that rule dangerous causes in or out.',
        { required: true },
      ),
      pastHistory,
      medications,
      allergies,
      socialHistory,
      reviewOfSystems,
      vitals,
      section('physical-exam', 'Physical exam', 'bulleted', 'One line a system, only what was examined and spoken.', {
        required: true,
      }),
      results,
      section(
        'medical-decision-making',
        'Medical decision making',
        'paragraph',
        'Diagnoses considered and how likely each was held, the reason for tests done and left out, risk scores as spoken, talks with consultants.',
        { required: true },
      ),
      section('ed-course', 'ED course', 'bulleted', 'Treatment with dose and time, and each reassessment.'),
      section('procedures', 'Procedures', 'bulleted', 'Procedure, site, side, result.'),
      section('assessment', 'Impression', 'bulleted', 'Diagnoses in order.', { required: true }),
      section(
        'disposition',
        'Disposition',
        'bulleted',
        'Where to, condition, prescriptions with dose and length, follow-up, and signs that should bring the patient back.',
        {
          required: true,
        },
      ),
    ],
    macros: [
      {
        trigger: 'strict return precautions',
        text: 'Return precautions were given in plain language and the patient repeated them: come back at once for new or worse symptoms, or if follow-up cannot be had in time.',
        section: 'disposition',
      },
      {
        trigger: 'left against medical advice',
        text: 'Patient had capacity, understood the risks of leaving, which were explained, and chose to leave against medical advice. Patient was told to come back at any time.',
        section: 'disposition',
      },
    ],
    defaultExam: '',
  },
];

/** The built-in catalogue, written by us. */
export const starters: StarterTemplate[] = [...everydayStarters, ...generalPracticeStarters, ...specialtyStarters];

/** What a template has that was made of a title alone: the classic parts of a note. */
export const defaultSections = everydayStarters.find(({ key }) => key === 'soap')!.sections;

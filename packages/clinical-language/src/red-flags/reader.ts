import type { Locale } from './locale.ts';

/** Who writes, and of whom. */
export type AnsweredBy = 'patient' | 'relative' | 'staff';

/** What the chart knows of a patient before a word is said. */
export type PatientFacts = {
  ageYears?: number | null;
  sex?: 'female' | 'male' | null;
  isPregnant?: boolean | null;
  /** Conditions, as the chart writes them. */
  conditions?: readonly string[];
};

export type Reader = { locale: Locale; patient: PatientFacts; answeredBy: AnsweredBy };

const adult = 16;

export const isChild = ({ ageYears }: PatientFacts): boolean => ageYears != null && ageYears < adult;

/** Whether "he" is the patient. A parent answers for a child, whatever was chosen on the first page; staff may write of the patient. */
export const isProxy = ({ patient, answeredBy }: Reader): boolean => answeredBy !== 'patient' || isChild(patient);

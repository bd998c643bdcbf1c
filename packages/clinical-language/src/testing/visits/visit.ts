/** The part of a note that a fact belongs to; a recipe may have a section for it or a broader one. */
export type Part =
  | 'cc'
  | 'hpi'
  | 'ros'
  | 'pmh'
  | 'meds'
  | 'allergies'
  | 'sh'
  | 'fh'
  | 'vitals'
  | 'exam'
  | 'results'
  | 'assessment'
  | 'plan'
  | 'followup';

/** A made-up visit with what a clinician would look for in its note, and what must not be there. */
export type Visit = {
  title: string;
  source: string;
  sex: 'female' | 'male';
  /** One pattern a fact, under the part where it must stand. Written without regard to case. */
  facts: Partial<Record<Part, RegExp[]>>;
  /** Patterns that must not match: in one part, or anywhere in the note. */
  never: Partial<Record<Part | 'anywhere', RegExp[]>>;
};

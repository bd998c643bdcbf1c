import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';

/** How a clinician promises something, what it is as a task, and an example. Words are those of a clause, joined by blanks. */
export type PromiseRule = {
  id: string;
  pattern: RegExp;
  category: TaskCategory;
  title: (groups: Record<string, string | undefined>) => string;
  example: string;
  /** It is put as a question. */
  asked?: true;
  /** It counts only where no order says the same. */
  unlessOrdered?: true;
  /** A condition in the clause before is one for it. */
  unlessConditional?: true;
  /** It counts only where nothing else of the visit is of its category. */
  unlessAny?: true;
  /** "That referral": whom it is to may be named in the clause before. */
  namedBefore?: true;
};

export const team =
  '(?:nurse|medical assistant|assistant|front desk|receptionist|office|staff|scheduler|pharmacist|coordinator|team|clinic)';
export const who = `(?:i|we|somebody|someone|(?:my|our|the) ${team})`;
export const will = String.raw`(?:will|are going to|am going to|is going to|can|shall)(?: (?:also|just|then|go ahead and|make sure to|have (?:the|my) (?:nurse|staff|office|front desk)(?: to)?))*`;
export const opens = String.raw`(?:${who} ${will}|let me|let us|let's)`;
export const reach = '(?:call|ring|phone|contact|message|text|notify|let)';

export const rule = (
  id: string,
  pattern: string,
  category: TaskCategory,
  example: string,
  title: PromiseRule['title'],
): PromiseRule => ({
  id,
  pattern: new RegExp(`\\b(?:${pattern})\\b`),
  category,
  example,
  title,
});

export const wish = String.raw`(?:i|we) (?:do |really |just |also |still )*(?:want|need|would (?:also |still |really |just )*like|am going to need)`;
export const results = String.raw`(?:results?|labs?|report|cultures?|biops(?:y|ies)|pathology)`;

export const firm = (one: PromiseRule): PromiseRule => ({ ...one, unlessConditional: true });
export const orderedToo = (one: PromiseRule): PromiseRule => ({ ...one, unlessOrdered: true });
/** A team or a person that somebody is sent to and that is no specialty. */
export const service = String.raw`(?:[a-z-]+ ){0,4}(?:clinics?|service|team|unit|program(?:me)?|group|cent(?:re|er)|nurse|specialist|educator|counsell?or)`;
export const colleague = String.raw`(?:[a-z-]+ ){0,2}(?:gp|doctor|physician|practice|dentist|cardiologist|oncologist|surgeon|specialist|neurologist|pharmacist|pharmacy|psychiatrist|therapist|school|midwife|health visitor)`;
export const study = String.raw`(?:[a-z-]+ ){0,3}(?:tests?|scan|study|ultrasound|x-ray|mri|ct|endoscopy|colonoscopy|biopsy|mammogram|screening)`;
const amount = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|a couple(?: of)?|a few)`;
export const span = String.raw`${amount}(?:,? (?:or |to )?${amount})? (?:days?|weeks?|months?|years?)`;
const season = '(?:holidays?|new year|christmas|thanksgiving|easter|spring|summer|fall|autumn|winter|vacation|trip)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
export const later = String.raw`(?:(?:in|for) (?:about |another |the next )?${span}|next (?:week|month|year)|(?:on |this |next )${weekday}|tomorrow|(?:after|before|in|around) (?:the |your )?(?:next )?${season}|(?:at|by|before) the end of the (?:week|month|year))`;
export const emergency = '(?:a and e|the (?:er|emergency (?:room|department)|hospital)|hospital)';

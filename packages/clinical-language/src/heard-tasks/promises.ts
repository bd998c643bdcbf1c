import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';

/** How a clinician promises something, what it is as a task, and an example. Words are those of a clause, joined by blanks. */
export type PromiseRule = {
  id: string;
  pattern: RegExp;
  category: TaskCategory;
  title: (groups: Record<string, string | undefined>) => string;
  example: string;
};

const who = String.raw`(?:i|we|somebody|someone|my (?:nurse|staff|office|team|assistant)|the (?:nurse|office|clinic|front desk|team))`;
const will = String.raw`(?:will|are going to|am going to|is going to|can|shall)(?: (?:also|just|then|go ahead and|make sure to|have (?:the|my) (?:nurse|staff|office|front desk)(?: to)?))*`;
const opens = String.raw`(?:${who} ${will}|let me|let us)`;
const reach = '(?:call|ring|phone|contact|message|text|notify|let)';

const rule = (
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

export const promiseRules: readonly PromiseRule[] = [
  rule(
    'call-with-results',
    `${opens} ${reach} (?:you|him|her|them)(?: know)?(?: (?:with|about|of|on|when|once|as soon as))?(?: \\S+){0,4} (?:results?|labs?|report)`,
    'Follow-up',
    'We will call you with the results.',
    () => 'call the patient with the results',
  ),
  rule(
    'follow-results',
    `${opens} (?:follow up (?:on|with)|check on|chase|look out for|review|go over) (?:the|your|those|these) (?:\\S+ ){0,3}(?:results?|labs?|report|imaging)(?: when| once|$)`,
    'Follow-up',
    'I will follow up on the lab results.',
    () => 'follow up on the results',
  ),
  rule(
    'prior-authorization',
    `(?:prior|pre)[ -]?authori[sz]ation|${opens} (?:\\S+ ){0,4}(?:with|to|from|by) (?:your|the) insurance|get (?:it|that|this) (?:approved|authorized)`,
    'Insurance',
    'We will need a prior authorization.',
    () => 'get prior authorization',
  ),
  rule(
    'insurance-form',
    `${opens} (?:fill|complete|do|sign|finish|send)(?: (?:out|in|off))?(?: \\S+){0,3} (?<what>fmla|disability|insurance|workers'? compensation|workers'? comp)(?: \\S+){0,2}`,
    'Insurance',
    'I will fill out the disability form.',
    ({ what }) => `complete the ${what === 'fmla' ? 'FMLA' : what} form`,
  ),
  rule(
    'other-form',
    `${opens} (?:fill|complete|sign|finish)(?: (?:out|in|off))?(?: (?:the|your|that|this|those|these|some|a))?(?<what>(?: [a-z-]+){0,2}) (?<form>forms?|paperwork|papers|questionnaire|certificate)`,
    'Other',
    'I will fill out the school form.',
    ({ what, form }) => `complete the${what ?? ''} ${form}`,
  ),
  rule(
    'letter',
    `${opens} (?:write|give|get|do|print)(?: (?:you|him|her|them))? (?:a|an|the|your) (?<what>(?:[a-z-]+ ){0,2}(?:note|letter))(?: (?<aim>for|to) (?:your |the )?(?<whom>[a-z-]+))?`,
    'Other',
    'I will write you a note for work.',
    ({ what, aim, whom }) => `write a ${what}${aim ? ` ${aim} ${whom}` : ''}`,
  ),
  rule(
    'records',
    `${opens} (?:get|request|obtain|ask for|track down|pull)(?: (?:the|your|those|some))? (?:\\S+ ){0,2}(?<what>records?|discharge summary|old notes)(?: from (?:your |the )?(?<whom>[a-z-]+(?: [a-z-]+)?))?`,
    'Follow-up',
    'We will request your records from the hospital.',
    ({ what, whom }) => `request the ${what}${whom ? ` from the ${whom}` : ''}`,
  ),
  rule(
    'speak-with',
    `${opens} (?:talk|speak|touch base|discuss (?:this|it|that)|check|consult) (?:to|with) (?:(?<doctor>(?:doctor|dr) [a-z]+)|(?:your|the) (?<whom>(?:[a-z-]+ )?(?:cardiologist|oncologist|surgeon|specialist|neurologist|pharmacist|psychiatrist|therapist|nephrologist|endocrinologist|rheumatologist|pulmonologist|gastroenterologist|urologist|dermatologist|gp|primary care doctor)))`,
    'Follow-up',
    'I will speak with your cardiologist.',
    ({ doctor, whom }) => (doctor ? `speak with Dr. ${capital(doctor.split(' ')[1]!)}` : `speak with the ${whom}`),
  ),
  rule(
    'appointment',
    `(?:${opens}|i want you to|please|you (?:should|need to)) (?:schedule|book|set up|make|arrange)(?: (?:you|him|her))?(?: (?:with|up with))? (?:a|an|the|another|your) (?<what>(?:[a-z-]+ ){0,2}(?:appointment|visit|consultation|consult))(?: (?:with|for) (?:your |the |a |an )?(?<whom>[a-z-]+(?: [a-z-]+)?))?`,
    'Appointment',
    'We will book an appointment with the dietitian.',
    ({ what, whom }) => `book ${/^[aeiou]/.test(what!) ? 'an' : 'a'} ${what}${whom ? ` with the ${whom}` : ''}`,
  ),
  rule(
    'call-back',
    `${opens} ${reach} (?:you|him|her|them)(?: back)?(?= (?:in|on|tomorrow|next|by|later|this|after) )`,
    'Follow-up',
    'The nurse will call you in two days.',
    () => 'call the patient',
  ),
  rule(
    'to-the-pharmacy',
    `${opens} (?:send|call|fax|phone|transmit)(?: \\S+){0,5} (?:to|at|into) (?:your|the) (?:\\S+ )?(?:pharmacy|chemist)`,
    'Treatment',
    'I will send that to your pharmacy.',
    () => 'send the prescription to the pharmacy',
  ),
];

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

/** Whom a clinician names to do it: "I will have the nurse call you". */
export const namedHelper =
  /\b(?:have|ask|get|let) (?:(?:the|my|our) (?<role>nurse|medical assistant|assistant|front desk|office|staff|scheduler|pharmacist)|(?<name>(?!you\b|me\b|us\b|him\b|her\b|them\b|it\b|that\b|this\b|some\b|the\b|a\b|an\b|your\b)[a-z]+)) (?:to )?(?:call|schedule|set|book|arrange|send|fill|get|check|follow|reach|contact|give|help|do|order)\b/;

import { contactPromises } from './contact-promises.ts';
import { orderPromises } from './order-promises.ts';
import { type PromiseRule, opens, orderedToo, reach, results, rule, who, will, wish } from './promise-rule.ts';

const ownDoctor = /^(?:gp|pcp|(?:primary care ?)?(?:doctor|physician|provider)?)$/;

/** The first rule that fits a clause counts. */
export const promiseRules: readonly PromiseRule[] = [
  rule(
    'call-with-results',
    `${opens} ${reach} (?:you|him|her|them)(?: know)?(?: (?:with|about|of|on|when|once|as soon as))?(?: \\S+){0,4} (?:results?|labs?|report)`,
    'Follow-up',
    'We will call you with the results.',
    () => 'call the patient with the results',
  ),
  rule(
    'in-touch-with-results',
    `(?:${who} ${will} |we )(?:get |be |stay )?(?:back )?in touch(?: with you)?(?: \\S+){0,5} results?`,
    'Follow-up',
    'Somebody will get back in touch once there are results.',
    () => 'call the patient with the results',
  ),
  rule(
    'results-back',
    `(?:${wish} to|${opens}) (?:get|see|have|wait for) (?:the|your|those|that) (?<what>(?:\\S+ ){0,2}${results}) (?:back|first)`,
    'Follow-up',
    'We would like to see the skin biopsy back.',
    ({ what }) => `follow up on the ${what}`,
  ),
  rule(
    'follow-results',
    `${opens} (?:(?:follow up (?:on|with)|check on|chase|look out for) (?:the|your|those|these) (?:\\S+ ){0,3}(?:results?|labs?|report|imaging)(?: when| once|$)|(?:review|go over) (?:the|your|those|these) (?:\\S+ ){0,3}(?:results?|labs?|report|imaging) (?:when|once))`,
    'Follow-up',
    'I will follow up on the lab results.',
    () => 'follow up on the results',
  ),
  rule(
    'waits-for-results',
    `(?:${who}|still) (?:are |am |is )?(?:still )?waiting (?:for|on) (?:the|your|those|that|these) (?:\\S+ ){0,3}(?:${results}|number)`,
    'Follow-up',
    'I am still waiting for your heart failure number.',
    () => 'follow up on the results',
  ),
  rule(
    'waits-for-reading',
    `${opens} wait (?:for|on) (?:the|your|an?) (?:official|final|formal|radiologist's|radiology) (?:read|reading|report|result)`,
    'Follow-up',
    'We will wait for the official read.',
    () => 'follow up on the official reading',
  ),
  rule(
    'prior-authorization',
    `(?:prior|pre)[ -]?auth(?:ori[sz]ation)?|${opens} (?:\\S+ ){0,4}(?:with|to|from|by) (?:your|the) insurance|get (?:it|that|this) (?:approved|authorized)`,
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
    `${opens} (?:fill|complete|sign|finish)(?: (?:out|in|off))?(?: (?:the|your|that|this|those|these|some|a))?(?<what>(?: [a-z-]+){0,2}) (?<form>(?:sick |fit )notes?|forms?|paperwork|papers|questionnaire|certificate)`,
    'Other',
    'I will fill out the school form.',
    ({ what, form }) => `complete the${what ?? ''} ${form}`,
  ),
  rule(
    'form-to',
    `${opens}(?: have [a-z]+)? (?:fax|send|email|mail|post) (?:the|your|that|this|those|these) (?<form>(?:[a-z-]+ )?(?:forms?|paperwork|papers|letter|records|notes?)) (?:over )?to (?:the |your |his |her )?(?<whom>[a-z-]+)`,
    'Other',
    'I will have Ben fax the form to your school.',
    ({ form, whom }) => `send the ${form} to the ${whom}`,
  ),
  rule(
    'letter',
    `${opens} (?:write|give|get|do|print)(?: (?:you|him|her|them))? (?:a|an|the|your) (?<what>(?:[a-z-]+ ){0,2}(?:note|letter))(?: (?<aim>for|to) (?<the>your |the )?(?<whom>[a-z-]+))?`,
    'Other',
    'I will write you a note for work.',
    ({ what, aim, the, whom }) => `write a ${what}${aim ? ` ${aim} ${the && aim === 'to' ? 'the ' : ''}${whom}` : ''}`,
  ),
  rule(
    'records',
    `(?:${opens}|${wish} to) (?:get|request|obtain|ask for|track down|pull)(?: (?:the|your|those|some))? (?:\\S+ ){0,2}(?<what>records?|reports?|discharge summary|old notes|images)(?: from (?:your |the )?(?<whom>[a-z-]+(?: [a-z-]+)?))?`,
    'Follow-up',
    'We will request your records from the hospital.',
    ({ what, whom }) => `request the ${what}${whom ? ` from the ${whom}` : ''}`,
  ),
  rule(
    'speak-with',
    `(?:${opens}|${wish} to)(?: go ahead and)? (?:(?:talk|speak|touch base|discuss (?:this|it|that)|check|consult)|be (?:talking|speaking)) (?:to|with) (?:(?<doctor>(?:doctor|dr) [a-z]+)|(?:your|the) (?<whom>(?:[a-z-]+ )?(?:cardiologist|oncologist|surgeon|specialist|neurologist|pharmacist|psychiatrist|therapist|nephrologist|endocrinologist|rheumatologist|pulmonologist|gastroenterologist|urologist|dermatologist|gp|pcp|(?:primary care )?(?:doctor|physician|provider)|primary care)))`,
    'Follow-up',
    'I will speak with your cardiologist.',
    ({ doctor, whom }) =>
      doctor
        ? `speak with Dr. ${capital(doctor.split(' ')[1]!)}`
        : `speak with the ${ownDoctor.test(whom!) ? 'primary care doctor' : whom}`,
  ),
  rule(
    'examine-in-person',
    `(?:${opens}|need to) (?:need to )?bring (?:you|him|her) in(?:to)? (?:to )?(?:a|the|one of (?:our|my|the)) (?:clinics?|hubs?|surger(?:y|ies)|practices?)|${wish} (?:you|him|her) to (?:come in for (?:a|an) (?:face[ -]to[ -]face|in[ -]person)|be (?:seen|examined|assessed) (?:in person|face[ -]to[ -]face))|${wish} (?:you|him|her) to (?:come (?:in )?(?:to|into) (?:a|one of (?:our|my|the))|be (?:seen|assessed|examined|reviewed) (?:in|at) (?:a|one of (?:our|my|the)))(?: \\S+)? (?:clinics?|hubs?|surger(?:y|ies)|practices?)|(?:book|get|arrange for) you(?: to (?:be|get))?(?: \\S+){0,3} (?:face[ -]to[ -]face|reviewed in (?:a|the|one of our) (?:clinic|hub|surgery|practice))|you (?:would |will )?need to (?:come into one of|be (?:urgently )?(?:seen|examined) by)|(?:book|make|schedule) (?:an? |that |the )?appointment (?:to see|with) (?:one of )?(?:our|the|my|a) (?:gps?|gp's|doctors?|clinicians?)|${wish} (?:you|him|her) to come (?:down |along )?to (?:the|our) (?:clinic|surgery|practice|hub)|${wish} (?:you|him|her) to be seen by (?:a|the|one of (?:our|my|the)) (?:gps?|gp's|gp 's|doctors?)|need to (?:urgently )?examine you (?:in person|today)|you need an? (?:physical|face[ -]to[ -]face) examination`,
    'Appointment',
    'We need you to be examined at one of the practices.',
    () => 'book a face-to-face examination',
  ),
  rule(
    'ambulance',
    `(?:need to|have to|${opens}|i am going to)(?: (?:task|ask|get|have) (?:my|a|the) [a-z]+(?: to)?)? (?:call|send|get)(?: for)?(?: you)? an ambulance|(?:have|have got) an ambulance (?:coming|on (?:the|its) way)`,
    'Emergency',
    'We need to call an ambulance.',
    () => 'call an ambulance',
  ),
  rule(
    'send-forms',
    `(?:${opens}|i want to|want to do is) (?:\\S+ ){0,4}(?:forms?|request slips?)(?: to be)? (?:sent|posted|mailed)`,
    'Other',
    'My office will have the request slips mailed.',
    () => 'send the forms to the patient',
  ),
  rule(
    'send-information',
    `${opens} (?:leave|send|text|email|print|give|provide|paste|post)(?: you)?(?: out| with)? (?:an? |the |some |that )?(?<what>(?:\\S+ )?(?:link|leaflet|handouts?|hand out|information|brochure|booklet|instructions|exercises))`,
    'Other',
    'I will send you a link.',
    ({ what }) => `send the ${what} to the patient`,
  ),
  rule(
    'test-with-a-purpose',
    `${opens} (?:order|get|run|arrange|set up) (?:a|some|another) tests? to (?<aim>(?:check|look at|measure|see)(?: [a-z-]+){1,4})`,
    'Orders',
    'We will run another test to measure lung volume.',
    ({ aim }) => `order a test to ${aim}`,
  ),
  {
    ...rule(
      'come-back',
      `(?:how about|why (?:do not|don't) (?:we|you))(?: \\S+){0,6} come back`,
      'Follow-up',
      'How about you come back in a month?',
      () => 'schedule a follow-up visit',
    ),
    asked: true,
  },
  rule(
    'follow-up-with-me',
    `(?:have|want|like) (?:you|him|her) (?:to )?(?:follow up|come back|check in) with (?:me|us)`,
    'Follow-up',
    'We want you to check in with us on Monday.',
    () => 'schedule a follow-up visit',
  ),
  rule(
    'before-surgery',
    `(?:need to|${opens}) (?:also |then )?(?:complete|schedule|book|do|have|set up) (?:a|an|the|your) (?<what>pre[ -]?op(?:erative)? (?:check|visit|exam(?:ination)?|evaluation|clearance))`,
    'Appointment',
    'The office will then book a preoperative exam.',
    ({ what }) => `schedule a ${what}`,
  ),
  rule(
    'order-referral',
    `order (?:a |an |the )?(?<what>(?:[a-z]+ )?[a-z]+) (?:referral|consult(?:ation)?)`,
    'Referral',
    'Order a wound care referral.',
    ({ what }) => `refer to ${what}`,
  ),
  rule(
    'follow-up-appointment',
    `(?:${opens}|i want you to|please|you (?:should|need to)) (?:schedule|book|set up|make|arrange)(?: (?:you|him|her))? (?:a|an|the|another|your) follow[ -]?up (?:appointment|visit)`,
    'Follow-up',
    'We will arrange a follow-up appointment.',
    () => 'schedule a follow-up visit',
  ),
  rule(
    'own-appointment',
    `(?:${opens}|${wish} you to|please|you (?:should|need to)) (?:schedule|book|set up|make|arrange) (?:an|the|your|another) appointment(?! with (?!me\\b|us\\b))`,
    'Follow-up',
    'Please make an appointment for next week.',
    () => 'schedule a follow-up visit',
  ),
  rule(
    'appointment',
    `(?:${opens}|i want you to|please|you (?:should|need to)) (?:schedule|book|set up|make|arrange)(?: (?:you|him|her))?(?: (?:with|up with))? (?:a|an|the|another|your) (?<what>(?:[a-z-]+ ){0,2}(?:appointment|visit|consultation|consult))(?: with (?:your |the |a |an )?(?<whom>(?!you\\b|me\\b|us\\b)[a-z-]+(?: [a-z-]+)?))?`,
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
  rule('in-touch', `(?:${who} ${will}) be in touch`, 'Follow-up', 'We will be in touch.', () => 'call the patient'),
  orderedToo(
    rule(
      'to-the-pharmacy',
      `${opens} (?:send|call|fax|phone|transmit)(?: \\S+){0,5} (?:to|at|into) (?:your|the) (?:\\S+ )?(?:pharmacy|chemist)`,
      'Treatment',
      'I will send that to your pharmacy.',
      () => 'send the prescription to the pharmacy',
    ),
  ),
  ...orderPromises,
  ...contactPromises,
];

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

/** Whom a clinician names to do it: "I will have the nurse call you". */
export const namedHelper =
  /\b(?:have|ask|get|let) (?:(?:the|my|our) (?<role>nurse|medical assistant|assistant|front desk|office|staff|scheduler|pharmacist)|(?<name>(?!you\b|me\b|us\b|him\b|her\b|them\b|it\b|that\b|this\b|these\b|those\b|some\b|the\b|a\b|an\b|your\b|my\b|our\b|any\b|all\b|everything\b|things?\b)[a-z]+)) (?:to )?(?:(?:come (?:in|by|over)|go ahead)(?: and)? )?(?:swab|draw|take|teach|show|call|schedule|set|book|arrange|send|fill|get|check|follow|reach|contact|give|help|do|order|fax|mail|email)\b/;

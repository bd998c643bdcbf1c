import {
  type PromiseRule,
  colleague,
  emergency,
  firm,
  later,
  opens,
  rule,
  span,
  study,
  who,
  will,
  wish,
} from './promise-rule.ts';

/** "See you in a month, and call me if you have any questions" waits for nothing. */
const unconditional = String.raw`(?!.*(?<!\b(?:see|and) )\bif\b(?! you have (?:any )?(?:other )?(?:questions|concerns|problems|trouble|issues)))`;

/** Visits, calls and messages that are promised. */
export const contactPromises: readonly PromiseRule[] = [
  rule(
    'book-that',
    `(?:please|make sure|you (?:can|should|need to)|can you|just)(?: \\S+){0,5} (?:book|make|schedule|arrange) (?:that|the|your|an) appointment`,
    'Appointment',
    'Make sure you ring us to book that appointment.',
    () => 'book the appointment',
  ),
  rule(
    'seen-after-study',
    `${opens} see you (?:back |again )*(?:after|once) (?:the|your|that|we have the) (?:\\S+ ){0,2}(?:${study}|results?|surgery|procedure)`,
    'Follow-up',
    'I will see you after the scan.',
    () => 'schedule a follow-up visit',
  ),
  firm(
    rule(
      'see-in-time',
      `(?:${opens}|${wish} to|let us|let's)(?: \\S+){0,2} (?:see you|check you(?: out)?|get you back|have you back|have (?:another|a) (?:chat|call|visit|review|talk)|review you|review things)(?: \\S+){0,5}? ${later}${unconditional}`,
      'Follow-up',
      'We can have another chat in two weeks.',
      () => 'schedule a follow-up visit',
    ),
  ),
  firm(
    rule(
      'come-back-in-time',
      `^(?:and |so |then |please |just |okay |, )*(?:come back|come (?:and )?see (?:me|us)|return)(?: \\S+){0,5}? ${later}${unconditional}`,
      'Follow-up',
      'Then come back in two weeks.',
      () => 'schedule a follow-up visit',
    ),
  ),
  rule(
    'telephone-review',
    `(?:${opens}|${wish} to) (?:book|arrange|schedule|set up)(?: you)?(?: in)?(?: for)? (?:an? )(?:telephone|phone|video) (?:review|call|appointment|consultation|visit)`,
    'Follow-up',
    'I will arrange a phone call for Friday.',
    () => 'schedule a follow-up call',
  ),
  rule(
    'team-calls',
    `(?:scheduler|scheduling|(?:front )?desk|office|nurse|team|department|radiology|clinic|they) will(?: \\S+)? (?:call|ring|contact|phone) you(?: \\S+){0,2} to (?:set up|schedule|book|arrange) (?:the|your|that|an?) (?<what>[a-z-]+(?: (?:scan|test|study|visit))?)`,
    'Appointment',
    'My scheduler will call you to set up the procedure.',
    ({ what }) => `schedule the ${what}`,
  ),
  rule(
    'look-at-results',
    `${opens} (?:look at|review|go over|check) (?:the|your|those|these|that) (?:\\S+ )?results?\\b.*\\b(?:text|call|message|contact|let|email) you`,
    'Follow-up',
    'I will look at the results and text you.',
    () => 'call the patient with the results',
  ),
  firm(
    rule(
      'wants-back',
      `(?<!\\bif\\b.*)(?:${wish}(?: to)? (?:have )?(?:you|him|her)(?: to)?|have you) (?:return|come (?:back|in)|come and see)(?=.*\\b(?:days?|weeks?|months?|year|week's|weeks')\\b)(?!.*\\bif\\b)|(?:weeks?|months?)(?:'s?)?(?: time)? ${wish} (?:you|him|her) to (?:return|come (?:back|in))`,
      'Follow-up',
      'I would like you to return in, say, three weeks.',
      () => 'schedule a follow-up visit',
    ),
  ),
  firm(
    rule(
      'contact-patient',
      `(?<!\\bif\\b.*)${who} ${will}(?: \\S+)? (?:(?:call|contact|phone|ring|message|email) (?:you|him|her)|give (?:you|him|her) a (?:call|ring))(?: back| then| myself)?(?=$| and\\b| when\\b| once\\b)(?!.*\\b(?:if|unless)\\b)`,
      'Follow-up',
      'I will give you a call once the report is here.',
      () => 'call the patient',
    ),
  ),
  rule(
    'release-results',
    `${opens} (?:send|post|release|upload|forward)(?: you)? (?:the|your|those|these|all) (?:\\S+ )?results?`,
    'Follow-up',
    'We will post your results on the portal.',
    () => 'send the results to the patient',
  ),
  rule(
    'into-the-notes',
    `${opens}(?: \\S+){0,2} (?:leave|put|paste|type|write|include)(?: up)? (?:(?:an?|the|that|this|those|my|some) (?<what>[a-z-]+(?: (?!(?:to|of|for|in|into|on|about|that|which|from)\\b)[a-z-]+)?)|it|all|what)(?: \\S+){0,12}? (?:in|into) (?:the|your) (?:(?:consultation|visit) )?notes?`,
    'Other',
    'I am going to leave the phone number in your notes.',
    ({ what }) => `write ${what === undefined ? 'it' : `the ${what}`} into the notes for the patient`,
  ),
  rule(
    'give-number',
    `${opens}(?: \\S+)? (?:give|send|text|email)(?: you)? (?:the|a|their) (?<what>(?:phone |telephone |contact )?(?:numbers?|details|website))`,
    'Other',
    'I will send you the contact details of the support group.',
    ({ what }) => `send the ${what} to the patient`,
  ),
  rule(
    'find-out',
    `${opens} (?:have to |need to |try to )?(?:find out|double[ -]check|look up)(?! (?:if|whether) (?:you|we))`,
    'Other',
    'I will find out what it costs.',
    () => 'find out and answer the patient',
  ),
  rule(
    'calls-around',
    `${opens} (?:call|phone|ring) around`,
    'Follow-up',
    'I will call around for a place.',
    () => 'call around and answer the patient',
  ),
  rule(
    'check-and-answer',
    `${opens} (?:check(?! (?:out|over)\\b)|ask)\\b.{3,60}\\band (?:let you know|get back to you|call you)`,
    'Other',
    'I will ask around and get back to you.',
    () => 'find out and answer the patient',
  ),
  rule(
    'write-to-colleague',
    `(?:${opens}|${wish} to)(?: \\S+)? (?:message|email|write to|contact|phone|call|ring|(?:send|drop|write) (?:an? )?(?:letter|message|note|line|email)(?: over)? to) (?:your|the|his|her) (?<whom>${colleague})`,
    'Follow-up',
    'I will drop a letter to your dentist.',
    ({ whom }) => `contact the ${whom}`,
  ),
  rule(
    'desk-books-again',
    `(?:tell|ask|have|let) (?:the|my|our) (?:front desk|reception|receptionist|scheduler|staff)(?: (?:to|know|book|schedule|put|you|down|in))* (?:for )?(?:in )?${span}`,
    'Follow-up',
    'I will have the front desk book you for three months.',
    () => 'schedule a follow-up visit',
  ),
  rule(
    'book-in',
    `(?:send|message|ask|get|have|tell)\\b.{0,40}\\b(?:admin|reception|receptionist|front desk|bookings?|scheduling|office)\\b.{0,30}\\b(?:book|slot|fit|schedule|squeeze) you`,
    'Appointment',
    'I will ask reception to fit you in.',
    () => 'book the appointment',
  ),
  firm(
    rule(
      'seen-again',
      `(?:${opens}|${wish} to|plan (?:on|to)|let us)(?: \\S+){0,4}? (?:touch base|meet|meet up|catch up|revisit|reevaluate|re-evaluate|reassess|check (?:back )?(?:on|in with) you|seeing you|take (?:another )?(?:a )?look|look at (?:it|this|that|you) again|speak|talk)(?: \\S+){0,4}? ${later}`,
      'Follow-up',
      'Let us touch base in two weeks.',
      () => 'schedule a follow-up visit',
    ),
  ),
  firm(
    rule(
      'to-hospital',
      `(?<!\\bif\\b.*)(?:(?:${opens}|${wish} to|we are)(?: \\S+)? (?:send|get|admit|sending|admitting) (?:you|him|her)(?: (?:straight|right|over|in|now))* (?:to|into) ${emergency}|${wish} (?:you|him|her) to go(?: (?:straight|right|directly|over|now))* to ${emergency})(?!.*\\b(?:if|when|unless|in (?:that|which) (?:case|instance|event)|at that point)\\b)`,
      'Emergency',
      'We will admit you to the hospital tonight.',
      () => 'send the patient to hospital',
    ),
  ),
];

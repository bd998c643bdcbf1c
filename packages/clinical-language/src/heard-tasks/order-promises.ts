import { type PromiseRule, opens, orderedToo, rule, service, study, wish } from './promise-rule.ts';

/** Orders and referrals in words that name no term of an order. */
export const orderPromises: readonly PromiseRule[] = [
  orderedToo(
    rule(
      'refer-to-service',
      `(?:${opens}|${wish} to)(?: \\S+){0,2} refer (?:you|him|her|them)(?: (?:over|on|back|straight|urgently|now))* to (?:an? |the |our |your |one of our )?(?<what>${service})`,
      'Referral',
      'I am going to refer you to the memory clinic.',
      ({ what }) => `refer to the ${what}`,
    ),
  ),
  {
    ...rule(
      'make-referral',
      `(?:${opens}|${wish} to)(?: \\S+){0,2} (?:place|put in|make|do|send|submit) (?:an?|the|that|this|your) (?:urgent |routine )?referral(?: (?:today|off|now))*(?: to (?:an? |the |our )?(?<what>${service}))?`,
      'Referral',
      'We will put in that referral today.',
      ({ what }) => (what ? `refer to the ${what}` : 'place the referral'),
    ),
    unlessOrdered: true,
    namedBefore: true,
  },
  orderedToo(
    rule(
      'enroll',
      `(?:${opens}|${wish} to)(?: \\S+){0,2} (?:enroll?|sign|get) you (?:up )?(?:in|for|into|with) (?:an? |the |our )(?<what>(?:[a-z-]+ ){1,3}(?:program(?:me)?|class|classes|course|group))`,
      'Referral',
      'I will sign you up for the weight management program.',
      ({ what }) => `enroll in the ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'ask-team',
      `(?:ask|get|have|like|want) (?:the|our|my) (?<what>(?:[a-z-]+ ){1,3}(?:nurse|team|specialist|doctor)) to (?:see|review|assess|evaluate|look at|have a look at|take a look at) (?:you|him|her|that|this|it)`,
      'Referral',
      'I would like the wound care team to see you.',
      ({ what }) => `refer to the ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'prescription-for-therapy',
      `(?:${opens}|${wish} to)(?: \\S+){0,2} (?:write|give|do) (?:you )?(?:out )?(?:an?|the) (?:\\S+ ){0,2}(?:prescription|script) for (?<what>(?:physical|occupational|speech|hand) therapy)`,
      'Referral',
      'I will write you out a prescription for speech therapy.',
      ({ what }) => `refer to ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'imaging',
      `(?:${opens}|${wish} to|we should)(?: also| just| then)* (?:repeat|get|order|do|arrange) (?:some |more |further |new |repeat |additional |follow[ -]up )*imaging`,
      'Orders',
      'Once the course is over we will get new imaging.',
      () => 'order imaging',
    ),
  ),
  orderedToo(
    rule(
      'set-up-study',
      `(?:${opens}|${wish} to|(?:she|he|they|our [a-z]+|my [a-z]+) will)(?: \\S+){0,3} (?:get you (?:set up|scheduled|booked|lined up)|set you up|(?:help )?(?:you )?schedule(?: you)?|book you(?: in)?)(?: (?:today|tomorrow|or))*(?: (?:for|with|to have))? (?:an? |the |your |that )(?<what>${study})`,
      'Orders',
      'Our scheduler will get you set up for the hearing test.',
      ({ what }) => `schedule the ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'sample',
      `(?:^(?:and |so |then )*|(?:${wish} (?:you|him|her) to|please|you (?:should|need to|will need to)|${opens}|we need to) )(?:drop|bring|hand|send|give|get)(?: (?:off|in|us))? an? (?<what>(?:stool|urine|sputum|saliva) sample)`,
      'Labs',
      'Please drop off a stool sample.',
      ({ what }) => `collect a ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'test-for',
      `(?:${opens}|${wish} to|we should)(?: also| just)* (?:test|screen) (?:you|him|her|them|your [a-z]+) for (?<what>(?:[a-z-]+ )?[a-z-]+)`,
      'Labs',
      'We will screen you for hepatitis.',
      ({ what }) => `test for ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'check-levels',
      `(?:${opens}|${wish} to|we should)(?: also| just)* (?:check|test|measure) your (?<what>(?:[a-z-]+ )?[a-z-]+ levels?)`,
      'Labs',
      'We should check your zinc level.',
      ({ what }) => `check the ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'can-give',
      `(?<what>[a-z-]+ (?:creams?|ointments?|gels?|lotions?|sprays?|eye drops|ear drops))(?: that)?(?: i| we) can (?:give|prescribe)`,
      'Treatment',
      'There is an antifungal cream that I can give you.',
      ({ what }) => `prescribe ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'give-vaccine',
      String.raw`(?:will|going to)(?: \S+){0,10}? (?:give you|do|get you|administer)(?: an?| the| your)? (?<what>(?:[a-z0-9-]+ ){0,2}(?:vaccines?|vaccination|booster|mmr))`,
      'Treatment',
      'The nurse will be back to give you the shingles vaccine.',
      ({ what }) => `give the ${what}`,
    ),
  ),
  orderedToo(
    rule(
      'blood-drawn',
      `(?:^(?:and |so |then )*|(?:${wish} (?:you|him|her) to|please|you (?:should|need to|will need to|can)) )(?:go (?:down )?to the lab\\b|stop by the lab\\b|(?:get|have) (?:your |the |that )?(?:blood|blood work|labs) (?:drawn|taken|done))`,
      'Labs',
      'Please stop by the lab for your blood.',
      () => 'draw blood',
    ),
  ),
  {
    ...rule(
      'send-prescription',
      `${opens}(?: \\S+)? (?:send|do|issue|write|give|put through)(?: \\S+){0,2} (?:a|an|the|that|this|your) (?:prescription|script)`,
      'Treatment',
      'We will send you across that prescription.',
      () => 'send the prescription',
    ),
    unlessAny: true,
  },
  rule(
    'print-prescriptions',
    `${opens}(?: \\S+)? print(?: (?:out|off))? (?:the|your|these|those) prescriptions?`,
    'Treatment',
    'I will print out your prescriptions.',
    () => 'print the prescriptions',
  ),
];

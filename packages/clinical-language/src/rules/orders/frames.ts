import type { Firmness } from './order.ts';

/** What opens an order: its cue in words joined by blanks, what it makes of what follows, and an example. */
type FrameRule = { id: string; cue: string; effect: Firmness | 'none'; example: string };

const who = '(?:i|we)';
const toYou = String.raw`(?: for)?(?: (?:that )?(?:you|him|her|them))?(?: (?:to|should))?`;

export const frameRules: readonly FrameRule[] = [
  {
    id: 'not-needed',
    cue: String.raw`(?:i|we|you) (?:do|would|did|will|am|are|can|should|could|might|may) not|(?:i|we|you) cannot|(?:try|make sure|be sure) (?:you (?:do )?)?not(?: to)?|do not|(?:no need (?:for|to)|there is no need)`,
    effect: 'none',
    example: 'I do not think you need an antibiotic.',
  },
  {
    id: 'told-of-the-past',
    cue: String.raw`(?:you|he|she|they|it) (?:had|were|was|got|took|tried|did|have had|have been|has been)\b|(?:showed|shows|came back|looked)\b`,
    effect: 'none',
    example: 'You had an x-ray last year.',
  },
  {
    id: 'will-look-now',
    cue: String.raw`(?:take a (?:quick )?(?:look|listen)|look (?:at|over|here)|go over|review (?:your|the|this|that|these|those|my)|show me|pull up|examine you|talk (?:a (?:little )?(?:bit )?(?:more )?)?about|press|listen to|discuss|make any (?:adjustments?|changes?)|see (?:what|how|if|whether)|(?:make|making) (?:the|a|that|our) (?:determination|decision)|decide|determine)\b`,
    effect: 'none',
    example: 'Let us go over your blood work.',
  },
  {
    id: 'analogy',
    cue: String.raw`like (?:when |if )?(?:you|people|someone|somebody) (?:have|has|had|get|gets) (?:\w+ ){1,3}(?:, |and |then )*(?:we|you|they|i)(?: (?:just|usually|would|will|normally))*`,
    effect: 'none',
    example: 'So this is a relief like you have a cold we give lozenges.',
  },
  {
    id: 'can-do-now',
    cue: String.raw`${who} can(?: also)?(?= (?:prescribe|refer|order|give|continue|increase|decrease|refill|send|start|keep|get|schedule|arrange|organi[sz]e|book|request|go up|bump) )`,
    effect: 'firm',
    example: 'We can refer you to physical therapy.',
  },
  {
    id: 'happy-to',
    cue: String.raw`${who} (?:am|are) (?:\w+ )?happy to(?= (?:prescribe|refer|order|give|increase|decrease|refill|send|start|arrange|organi[sz]e|schedule) )`,
    effect: 'firm',
    example: 'I am quite happy to increase your ramipril.',
  },
  {
    id: 'may-need',
    cue: String.raw`you (?:may|might|could)(?: (?:also|well|still|possibly|then|even))* (?:need|require)(?: to)?(?: (?:have|get|start|take))?`,
    effect: 'considered',
    example: 'You may well need an antibiotic.',
  },
  {
    id: 'considers',
    cue: String.raw`${who} (?:might|may|could|can)(?: also)?(?: consider| think about| look at| try| talk (?:a (?:little )?(?:bit )?(?:more )?)?about| do)?|(?:${who} (?:would|will) )?consider|think about|(?:it )?(?:might|may) be`,
    effect: 'considered',
    example: 'We could try an injection.',
  },
  {
    id: 'what-will-be-done',
    cue: String.raw`(?:what )?${who} (?:(?:do|also|then|still) )*(?:(?:will|shall|should|must)(?: (?:like|want|have))?|(?:am|are) (?:going to|gonna)(?: (?:have|want|ask))?|would (?:like|recommend|suggest|advise|encourage)|want|need|have to|recommend|suggest|advise|encourage|advised|recommended|plan|like)${toYou}(?: (?:have|get|see) (?:you|him|her)(?: to)?)?`,
    effect: 'firm',
    example: 'I am going to prescribe ibuprofen.',
  },
  {
    id: 'about-to-order',
    cue: String.raw`(?<!\b(?:not|never) (?:ever )?)(?:going to|gonna)(?: also)?(?= (?:order|prescribe|refer|schedule)\b)`,
    effect: 'firm',
    example: 'Going to order a blood count.',
  },
  {
    id: 'doing-now',
    cue: String.raw`${who} (?:am|are)(?: also)?(?= (?:order|prescrib|referr|start|send|giv|increas|decreas|stopp|add|continu|switch|chang|keep|putt|schedul|refill|recommend|repeat|hold|plac)ing\b)`,
    effect: 'firm',
    example: 'I am referring you to cardiology.',
  },
  {
    id: 'done-now',
    cue: String.raw`${who}(?: have)?(?: already| also)?(?= (?:ordered|prescribed|sent|referred|scheduled)\b)`,
    effect: 'firm',
    example: 'I ordered a chest x-ray.',
  },
  {
    id: 'worth-doing',
    cue: String.raw`(?:there is )?(?:absolutely )?no harm in|(?:it is|it would be|it may be|it might be|it could be|is|would be|may be|might be)(?: (?:certainly|definitely|probably|maybe|also))* worth(?: (?:you|us))?|(?:making|make) sure (?:you are|that you are|you)|things (?:like|such as)|advis\w+(?: you)?(?: to)?(?= (?:drink|tak|us|rest|get|try|keep))`,
    effect: 'firm',
    example: 'It is worth trying an antihistamine.',
  },
  {
    id: 'choice',
    cue: String.raw`(?:i|we) have(?: got)? (?:a choice|the choice|two options)(?: of| between)?|something called(?: ,)? either`,
    effect: 'considered',
    example: 'We have a choice of amoxicillin or doxycycline.',
  },
  { id: 'together', cue: "let's|let us", effect: 'firm', example: "Let's get an MRI." },
  {
    id: 'to-the-patient',
    cue: String.raw`you (?:should|will (?:also )?(?:be in|use|wear|have|get)|need to|will need to|will need|have to|must|will want to|are (?:also )?going to(?: need)?|can|may)(?: (?:be(?: in)?|have))?|let me(?= (?:get|order|send|prescribe|refer|give|write|put) )|(?:it is|it would be) (?:really |very )?(?:important|best|good|a good idea|worth|okay|fine)(?: that you| to| for you to)?|make sure(?: that)?(?: you(?: are)?| to)?|be sure(?: to| you)|please|remember to|try to|try and|feel free to`,
    effect: 'firm',
    example: 'You should rest the knee.',
  },
  {
    id: 'due',
    cue: String.raw`you are (?:also |now )*(?:over)?due for`,
    effect: 'firm',
    example: 'You are due for a mammogram.',
  },
  {
    id: 'names-the-order',
    cue: String.raw`(?:the |our |my )?(?:first|next|other|second|only) (?:order|test|step|thing) (?:will be|would be|is)(?: to| going to be)?`,
    effect: 'firm',
    example: 'The first order will be a renal ultrasound.',
  },
  {
    id: 'recommendation',
    cue: String.raw`(?:my|the) (?:recommendation|plan|suggestion|advice|best (?:course of action|option|treatment|thing to do)) (?:is|would be)(?: going to be)?(?: for you)?(?: for| to| that (?:we|you|i))?`,
    effect: 'firm',
    example: 'My recommendation is physical therapy.',
  },
  {
    id: 'dictated',
    cue: String.raw`(?:was|were|is|are|be) (?:recommended|prescribed|referred|started|advised|instructed)(?: (?:to|on|for))?|(?:will be|to be) (?:started|placed|given|scheduled|seen)(?: (?:on|in|for))?`,
    effect: 'firm',
    example: 'She will be started on prednisone.',
  },
];

/** An opened order: where its cue begins and ends in the items. */
export type Frame = { rule: FrameRule; from: number; to: number };

const alone = frameRules.map((rule) => ({ rule, pattern: new RegExp(`(?<= |^)(?:${rule.cue})(?= |$)`, 'g') }));

/** The frames of words, in order; of those that overlap the first, then the earlier rule. */
export function framesIn(words: readonly string[]): Frame[] {
  const text = words.join(' ');
  const starts: number[] = [];
  let offset = 0;
  for (const word of words) {
    starts.push(offset);
    offset += word.length + 1;
  }
  const wordAt = (place: number): number => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const found = alone
    .flatMap(({ rule, pattern }, order) =>
      [...text.matchAll(pattern)].map((match) => ({
        rule,
        order,
        from: wordAt(match.index),
        to: wordAt(match.index + match[0].length),
      })),
    )
    .toSorted((a, b) => a.from - b.from || a.order - b.order);
  const frames: Frame[] = [];
  for (const { rule, from, to } of found) if (from >= (frames.at(-1)?.to ?? 0)) frames.push({ rule, from, to });
  return frames;
}

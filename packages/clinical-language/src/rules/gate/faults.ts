import { unnamed } from '../people/persona.ts';

/** Why words that were said are no sentence of a note: the rule with its pattern over the words, and an example that it stops. */
export type GateRule = { id: string; pattern: RegExp; example: string };

const patient = `(?:the patient|he|she|they|${unnamed})`;
const be = '(?:is|are|was|were|has been|have been|had been)';

export const gateRules: readonly GateRule[] = [
  {
    id: 'speaker',
    pattern: /\b(?:i|we|us|me|my|our|you|your|yours|clinician|let's)\b/,
    example: 'they put me on a new one',
  },
  {
    id: 'question-order',
    pattern: new RegExp(
      String.raw`^(?:is|are|was|were|do|does|did|has|have|had|can|could|would|will|should|am|any|how|who|whose|why|whom|what|which|where)\b|\b(?:how|why|what) (?:is|are|was|does|do|did) |\b(?:is|was|does|did|has) it\b|(?<!\b(?:so|neither|nor|than|as) )\b(?:is|are|was|were|do|does|did|has|have|am|can) (?:he|she|him|her|they|${unnamed})\b(?! (?:own|[a-z]+(?:s|pain|arm|leg|knee|back|foot|hand|head|neck|hip|wrist|ankle|shoulder|mother|father|son|daughter|wife|husband)\b))`,
    ),
    example: 'in terms of activity, is she able to walk',
  },
  {
    id: 'fragment-opens',
    pattern:
      /^(?:not|same|unless|very|usually after|also|little|a (?:little|lot|bit)|lots|because|and|but|or|so|that|than|although|though|of|like|just|only|maybe|probably|something|nothing|someone|here|there we|well|even|especially|besides|then|again|instead|supposed|sorry|far|yes|no,|to|in terms)\b(?! (?:the|to the) (?:left|right|past|last|first)\b)/,
    example: 'same thing',
  },
  {
    id: 'loose-end',
    pattern:
      /\b(?:the|a|an|of|to|and|or|but|with|in|on|at|by|for|from|as|if|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|that|than|which|who|because|so|just|really|even|very|he|she|they|his|her|their|its|not|like|about|around|been|being|also|only|still|a lot of|kind|sort|mostly|other|another|any|some)$/,
    example: 'lately she has been worn out even',
  },
  {
    id: 'nobody-knows-what',
    pattern: new RegExp(
      `^(?:it|this|that|these|those|they|everything|the thing|the other one|the same|all of (?:it|that|them))\\b|\\b(?:this|that) one\\b|^${patient} (?:reports|states that) (?:it|this|that)\\b`,
    ),
    example: 'it comes and goes',
  },
  {
    id: 'no-object',
    pattern:
      /\b(?:tried|takes?|took|taking|uses?|used|using|had|having|gets?|got|getting|noticed|notices|wants?|wanted|needs?|said|says|told|thinks?|thought|knows?|knew|did|doing|does|made|makes?|making|put|puts|puts? on|gave|gives|went|goes|going|saw|seen|started|starts|begins?|keeps?|kept|feels?|felt|called|has had|mentioned|believes?|seems?|looks?|sure|able|hoping|trying|treated|given|telling|saying|asking|talking|suspect|suspects)(?: (?:it|that|this|them|one|so|to|though|yet|now|before|today|again|more|there|here|on|off|out|something|anything|everything|stuff|things?))*$/,
    example: 'he has tried',
  },
  {
    id: 'says-how-it-goes',
    pattern: new RegExp(
      `^${patient} (?:${be}|feels|felt|seems|does|did|has been doing|is doing|was doing) (?:(?:pretty|very|really|doing|all|quite|so|a little|just|not|much|too) )*(?:good|fine|okay|ok|well|great|alright|right|bad|yes|no|nice|better|ready|set|up|down|back|there|here|regular|sorry|happy|excited|nervous|confused|concerned|glad|lucky|welcome|busy|motivated|getting through)(?: (?:today|now|so far|this|it|otherwise|overall))*$`,
    ),
    example: 'she is doing okay today',
  },
  {
    id: 'two-starts',
    pattern: new RegExp(
      `\\b(?:he|she|${unnamed}) (?:he|she|it|they|i|so|well|and|the|yeah)\\b|\\bpatient (?:so|well|he|she|it|and)\\b|\\b(\\w{2,}) \\1\\b(?<!\\b(?:had|that|her) (?:had|that|her))|\\b(?:the|a|an|his|her|their) (?:is|are|was|and|or|but|of|to|he|she|it|will|that|so|well|like)\\b|\\b(?:is|are|was|has|have) (?:well|yes|yeah|no|so)\\b|\\b(?:yeah|um|uh|oh|you know|excuse)\\b`,
    ),
    example: 'the patient so he has two children',
  },
  {
    id: 'cut-in-two',
    pattern:
      /\b(?:dr|mr|mrs|ms|doctor)$|\b(?:because|so that|when|if|that) (?:they|he|she|it) (?:have|has|had|is|are|was|were)$|^\S+ \d+$|\bdid not (?:even )?$/,
    example: 'he told dr',
  },
  {
    id: 'identity',
    pattern:
      /\b(?:was born|were born|born on|name is|name's|date of birth|private place|confidential|speak freely|(?:home|email|e-mail) address|phone number|postcode)\b/,
    example: 'she is in a private place where she can talk',
  },
  {
    id: 'any-without-no',
    pattern:
      /^(?!.*\b(?:not|no|never|denies|without|if|nor|cannot|hardly|unable|stopped)\b).*\b(?:any|anywhere|anything|anyone|anybody|either)\b/,
    example: 'the pain goes anywhere else',
  },
  {
    id: 'supposed',
    pattern: new RegExp(
      `^${patient} (?:could|might|may|would|does not think|did not think|thinks|guesses)\\b(?! not\\b)`,
    ),
    example: 'she could be pregnant',
  },
  {
    id: 'many-words',
    pattern: /^(?:\S+ ){34}/,
    example: Array.from({ length: 18 }, () => 'and then').join(' '),
  },
];

/** The first rule that stops the words, or undefined when they can stand in a note as they are. */
export function faultOf(words: readonly string[]): GateRule | undefined {
  const text = words.filter((word) => word !== ',').join(' ');
  return gateRules.find(({ pattern }) => pattern.test(text));
}

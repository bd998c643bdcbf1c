import { anyOf } from '../../vocabulary/any-of.ts';
import { pastForms } from '../../vocabulary/verbs.ts';
import { unnamed } from '../people/persona.ts';

/** Why words that were said are no sentence of a note: the rule with its pattern over the words, and an example that it stops. */
export type GateRule = { id: string; pattern: RegExp; example: string };

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'.split(
    ' ',
  );
const patient = `(?:the patient|he|she|they|${unnamed})`;
const be = '(?:is|are|was|were|has been|have been|had been)';

export const gateRules: readonly GateRule[] = [
  {
    id: 'speaker',
    pattern: /\b(?:i|we|us|me|my|our|you|your|yours|clinician|let's)\b/,
    example: 'they put me on a new one',
  },
  {
    id: 'only-a-possibility',
    pattern:
      /^(?:the |an)?(?:other|another|one|1|first|second|third|main) possibilit(?:y|ies)\b|^(?:it|this) (?:might|may|could) be (?:one|1) of\b|^(?:it|this|that) is (?:one|1|a|another) possibility$/,
    example: 'another possibility is gout',
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
      /^(?:not|same|unless|very|usually after|also|little|a (?:little|lot|bit)|lots|because|and|but|or|so|that|than|although|though|of|like|just|only|maybe|probably|something|nothing|someone|here|there we|well|even|especially|besides|then|again|instead|supposed|sorry|far|yes|ideally|today it is|no,|no (?:he|she|that|they_|they|it)|to|in terms|with (?:his|her|their)|about|apparently|for example|the main one|there ,|indeed)\b(?! (?:the|to the) (?:left|right|past|last|first)\b)/,
    example: 'same thing',
  },
  {
    id: 'loose-end',
    pattern:
      /\b(?:the|a|an|of|to|and|or|but|with|in|on|at|by|for|from|as|if|is|are|was|were|be|been|has|have|had|do|does|did|(?<!\bas (?:he|she|they_) )can|could|will|would|should|that|than|which|who|because|so|just|really|even|very|he|she|they|his|her|their|its|not|like|about|around|been|being|also|only|still|a lot of|a few|a couple|kind|sort|mostly|other|another|any|some|absolutely|definitely|unfortunately|suddenly|actually|basically|obviously|hopefully)$/,
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
      /^(?!.*\b(?:pressures?|sugars?|weight|pain|swelling|levels?|cholesterol) (?:\w+ )?(?:goes|go|went|gets|got) (?:up|down|away)$).*\b(?:tried|takes?|took|taking|uses?|used|using|had|having|gets?|got|getting|noticed|notices|wants?|wanted|needs?|said|says|told|thinks?|thought|knows?|knew|did|doing|does|made|makes?|making|put|puts|puts? on|gave|gives|went|goes|going|saw|seen|started|starts|begins?|keeps?|kept|feels?|felt|called|has had|mentioned|believes?|seems?|looks?|sure|able|hoping|trying|treated|given|telling|saying|asking|talking|suspect|suspects|handle|recommend\w*|remind\w*|let|pay|prescribe\w*|suggest\w*|checked|worth looking|finds?|missed|misses|measured|understands?|researched|read|diagnosed)(?: (?:it|that|this|them|one|so|to|though|yet|now|before|today|again|more|there|here|on|off|out|something|anything|everything|stuff|things?|up|every|nor))*$/,
    example: 'he has tried',
  },
  {
    id: 'says-how-it-goes',
    pattern: new RegExp(
      `^${patient} (?:${be}|feels|felt|seems|does|did|has been doing|is doing|was doing) (?:(?:pretty|very|really|doing|all|quite|so|a little|just|not|much|too) )*(?:good|fine|okay|ok|well|great|alright|right|bad|yes|no|nice|better|ready|set|up|down|back|there|here|regular|sorry|happy|excited|nervous|confused|concerned|glad|lucky|welcome|busy|motivated|getting through|young|old|proud|pleased|impressed|trim|interested|curious|surprised|aware|diligent|a regular|upset|angry|too enthusiastic|willing|able)(?: (?:today|now|so far|this|it|otherwise|overall|(?:about|with|of|on) (?:it|that|this|them|taking the meds)))*(?: ever since| since then)?$`,
    ),
    example: 'she is doing okay today',
  },
  {
    id: 'nothing-named',
    pattern:
      /^(?!.*\b(?:pain|cough|medications?|tablets?|pills?|diet|brace|inhaler|injection|cream)\b.*\b(?:it|that|them)\b).*\b(?:with|of|for|about|on|from|at|doing|forgot|watching|measuring|did|had|has|have|needs?|continue|stopped|misses|missed|takes|taking|like) (?:it|that|this|them|those|these)(?: (?:now|anymore|again|before|yet|either|though|too|daily|regularly|every \w+|once a \w+|for a while|last \w+|ever since|like crazy|through|well|here|there|done.*|at .*))*$/,
    example: 'she has been going along with it for a while',
  },
  {
    id: 'praise',
    pattern:
      /\b(?:doing|does|did|done) (?:an? )?(?:pretty |very |really )?(?:good|great|nice|better|decent|amazing|fantastic) job\b|\bdo (?:his|her|their) best\b|\b(?:is|are|was) (?:awesome|amazing|fantastic|a good thing|always a good thing)\b|\bappreciates?\b/,
    example: 'he has been doing a great job with his diet',
  },
  {
    id: 'of-the-future',
    pattern: new RegExp(
      `^${patient} (?:will (?!.*\\b(?:during|weekends?|usually|sometimes|every|daily|occasionally)\\b)|is going to |are going to |can (?:continue|take|use|go|do|start|stop)\\b)`,
    ),
    example: 'she will put that down',
  },
  {
    id: 'told-to',
    pattern: new RegExp(`^${patient} (?:should|has to make sure|needs to (?:make sure|go|be|keep|watch|do|see))\\b`),
    example: 'he should make sure that he takes those',
  },
  {
    id: 'the-visit-itself',
    pattern:
      /\b(?:review of (?:symptoms|systems)|symptoms? sheet|checked in|the nurse|review a symptom|vital signs sheet|denies any (?:other )?symptoms|like they (?:had )?talked)\b/,
    example: 'the nurse said to review a symptom sheet',
  },
  {
    id: 'two-sentences',
    pattern: new RegExp(
      `\\b(?:is|was|are|were) (?:is|was|are|were|been|have|has|had|do|did|does)\\b(?! (?:with|to do))|\\b(?:does|did) not (?:do|does|did) not\\b|\\bhas has\\b|\\bif maybe\\b|\\b(?:is|are|was|were) like\\b|\\bohh?\\b|\\b(?:he|she) (\\w+) (?:(?!when|that|because|if|since|before|after|as|what|until)\\w+ )?(?:he|she) \\1\\b|^(?:he|she) , |^\\d+ so\\b|\\ball of a sudden$|^${patient} (?:is|was) (?:an? )?\\d+[ -]years?[ -]old\\b|, (?:he|she) (?:thinks|believes|guesses)$`,
    ),
    example: 'it was been it has been good eating',
  },
  {
    id: 'said-again',
    pattern: new RegExp(
      `^${patient} (?:(?:also|just|has|have|already) )*mention(?:s|ed)?\\b|^${patient} said\\b|\\bwould not say\\b|\\b(?:dunno|sir|no fine|yeah|okay|suppose)\\b`,
    ),
    example: 'she mentioned that it burns',
  },
  {
    id: 'counted',
    pattern:
      /^there (?:is|are) (?:\d+|several|many|a lot|other|that|pressure|\S+ (?:miles|reasons|days|things|halves))\b/,
    example: 'there is several reasons',
  },
  {
    id: 'of-the-plan',
    pattern: /^for (?:his|her|their) (?:primary|first|second|third|next|last|main|final) /,
    example: 'for her next problem she has gout',
  },
  {
    id: 'choices',
    pattern: /^there (?:is|are) (?:a couple|a few|some|two|three) (?:of )?(?:options?|ways?|reasons?|choices|things)\b/,
    example: 'there is a couple of options',
  },
  {
    id: 'on-the-way-out',
    pattern: /\b(?:check-?out|front|reception) desk\b|\bwalk (?:him|her|them) (?:out|back|over)\b/,
    example: 'walk her over to the front desk',
  },
  {
    id: 'pets',
    pattern: new RegExp(
      `^${patient} (?:has|had|got|gets) (?:(?:a|an|the|some|two|three|\\d+|old|little) )*(?:cats?|dogs?|puppy|pets?|hamsters?|rabbits?)$`,
    ),
    example: 'she got two cats',
  },
  {
    id: 'no-main-clause',
    pattern: new RegExp(
      `^${patient} ,? ?(?:at the (?:beginning|start|time|moment)|in the (?:beginning|past)|back then) ,? ?(?:when|while|because)\\b`,
    ),
    example: 'he at the start when he had the cramps',
  },
  {
    id: 'what-it-is-like',
    pattern: new RegExp(
      `^${patient} (?:is|was|are|were) (?:(?:really|very|so|a bit|quite|pretty) )*(?:annoying|frustrating|ridiculous|embarrassing|scary|weird|tough|inconvenient|a pain|a nuisance)$`,
    ),
    example: 'she is really annoying',
  },
  {
    id: 'says-little',
    pattern: new RegExp(
      `^${patient} (?:(?:has|have) been before|gets? back to normal|starts? with \\w+|has not told (?:the|his|her|their) \\w+)$`,
    ),
    example: 'she has been before',
  },
  {
    id: 'time-alone',
    pattern: /^(?:every time|whenever) (?:he|she) \S+$|\ba little (?:he|she|they) /,
    example: 'every time she swallows',
  },
  {
    id: 'who-it-is',
    pattern: new RegExp(
      `^${patient} (?:is|are) (?:aged )?(?:(?:\\d+|${anyOf(numberWords)}|and|,)[ -]?)+(?:years?[ -]old(?: patient)?)?$`,
    ),
    example: 'she is 45',
  },
  {
    id: 'began-what',
    pattern: new RegExp(
      `^${patient} (?:started|stopped|began|finished) (?:(?:a|an|\\S+) ){0,4}(?:ago|yesterday|today|monday|last \\w+)$`,
    ),
    example: 'he started a few weeks ago',
  },
  {
    id: 'only-supposed',
    pattern: new RegExp(`^if (?!.*,)|^if .*\\b(?:might|would|could|should|able|will)\\b|^if ${patient} (?:is|are)\\b`),
    example: 'if she is coughing up blood',
  },
  {
    id: 'symptom-is-what',
    pattern:
      /^(?:the|his|her|their) (?:\S+ ){0,3}(?:pains?|coughs?|rash|swelling|headaches?|itching|burning|numbness|tingling|bleeding|discharge|dizziness|nausea|fever|congestion|diarrhea|constipation|tightness|cramps|fatigue|stiffness|wheezing|throat) (?:is|are|was|were|feels|looks|does look|does come) (?!(?:(?:not|now|also|still|just|really|very|much|a (?:little|bit|lot)|little|bit|pretty|quite|mostly|more|most|about|always|usually|sometimes|kind of|so|almost|constantly|often|too|more of) )*(?:worse\w*|better|constant|sharp|dull|severe|mild|moderate|bad|terrible|intense|gone|there|on|off|in|at|around|along|over|under|down|up|from|with|when|if|after|before|during|located|radiating|spreading|throbbing|aching|achy|sore|stabbing|burning|tingling|intermittent|unbearable|excruciating|tolerable|bearable|manageable|painful|relieved|improv\w+|increas\w+|decreas\w+|resolv\w+|gett\w+|com(?:e|es|ing)|go(?:es|ing|ne)|last(?:s|ing|ed)|caus\w+|keep\w*|wak\w+|stopp\w+|persist\w+|continu\w+|same|\d+|an? (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)|controlled|well|stable|dry|productive|wet|itchy|red|swollen|blurry|yellow|green|clear|bloody|tight|heavy|crampy|cramping|pressure|a (?:pressure|throbbing|sharp|dull|burning|stabbing|constant)|like (?:a|an|pressure|pins|something)|aggravated|triggered|made|brought|worst|present|not))\b/,
    example: 'the chest pain was hot over the weekend',
  },
  {
    id: 'two-starts',
    pattern: new RegExp(
      `\\b(?:he|she|${unnamed}) (?:he|she|it|they|i|so|well|and|the|yeah)\\b|\\bpatient (?:so|well|he|she|it|and)\\b|\\b(\\w{2,}) \\1\\b(?<!\\b(?:had|that|her) (?:had|that|her))|\\b(?:the|a|an|his|her|their) (?:is|are|was|and|or|but|of|to|he|she|it|will|that|so|well|like)\\b|\\b(?:is|are|was|has|have) (?:well(?! controlled| managed)|yes|yeah|no(?! (?:pain|appetite|energy|strength|feeling|trouble|problems?|other|known|history|allergies|fever|cough))|so)\\b|\\b(?:yeah|um|uh|oh|you know|excuse)\\b`,
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
      /^(?!.*\b(?:not|no|never|denies|denied|without|if|nor|cannot|hardly|unable|stopped)\b).*\b(?:any|anywhere|anything|anyone|anybody|either|ever(?! since))\b/,
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
    id: 'empty-object',
    pattern: new RegExp(
      `^${patient} (?:has|had|reports|denies|notes|denies any|have|needs) (?:a little bit|some help|ok|okay|bad|good|fine|great|previous|prior|usual|normal|other|any|no|them|quite|pretty|really)$|^${patient} (?:can|could|has to|does|did) \\w+$|\\b(?:losing|gaining|eating|drinking|using|doing|taking) a lot$|\\bgoes to the (?:toilet|loo|bathroom)$`,
    ),
    example: 'she reports bad',
  },
  {
    id: 'noun-alone',
    pattern: new RegExp(
      `^(?:the|his|her|their) (?!.*\\b(?:is|are|was|were|has|have|had|does|do|did|will|can|could|would|${Object.values(pastForms).join('|')}|\\w+(?:(?<!nes|[sui])s|ed))\\b)`,
    ),
    example: 'the tiredness and not wanting to go out',
  },
  {
    id: 'pains-a-person',
    pattern: new RegExp(
      `^${patient} (?:is|was) (?:(?:quite|very|so|really|a bit) )*(?:painful|tender|swollen|itchy|watery|burning)\\b`,
    ),
    example: 'he was quite painful for two days',
  },
  {
    id: 'wrong-cut',
    pattern: new RegExp(
      `\\b(?:he|she|they_) (?:symptoms?|pain|cough)\\b|\\bnot only\\b(?!.*\\bbut\\b)|\\b(?:trying|tried) to (?:recall|remember|think)\\b|\\bresults for\\b|\\b(?:the|an?) (?:regularly|daily|now|usually|often|sometimes|then|also)\\b|\\bsome an?\\b|\\b(?:took|takes|take) of\\b|^the \\w+ happened$|^there is an? \\w+$|\\b(?:drinks?|smokes?) much\\b|\\bnot (?:ok|okay|yes)\\b|\\bis getting a cold$|\\b(?:has|have) \\w+ over$|^they are annoying$|\\bhas (?:started|stopped) for\\b|\\bhas been (?:\\d|(?:${anyOf(numberWords)}) point)|\\bfeel the strain$|\\b(?:has|have|had) (?:high|low) (?:well|uh|i mean)\\b|\\bused to have (?:high|low)$|\\b(?:was|is) a (?:little|bit)(?: (?:,|the)\\b|$)|\\bbut his \\w+ checked\\b`,
    ),
    example: 'she is having it not only in the leg',
  },
  {
    id: 'postcode',
    pattern: new RegExp(
      `^${patient} lives? (?:on|at) (?:\\w+ ){0,4}(?:\\d|zero|one|two|three|four|five|six|seven|eight|nine)\\b`,
    ),
    example: 'he lives on sw four two ab',
  },
  {
    id: 'many-words',
    pattern: /^(?:\S+ ){34}/,
    example: Array.from({ length: 18 }, () => 'and then').join(' '),
  },
];

/** Why words that the clinician spoke while examining are no finding. */
export const findingRules: readonly GateRule[] = [
  {
    id: 'treatment',
    pattern:
      /\b(?:should|will help|helps?|treatment|started?|take|taking|takes|nsaids?|medications?|vaccinat\w+|exercises?|bicycles?|colonoscopy|smok\w+|allergic|insurance|injections?|prescri\w+|refer\w*|therapy|pills?)\b/,
    example: 'a cane will help support the painful side',
  },
  {
    id: 'patient-told',
    pattern: new RegExp(
      `\\b(?:she|he|${unnamed}) (?:did |does |also |has )*(?:say|said|indicat\\w+|report\\w*|state[sd]?|mention\\w*|came|is on|had|goes|runs?|uses?)\\b`,
    ),
    example: 'she did indicate that she has back pain',
  },
  {
    id: 'what-was-done',
    pattern:
      /\b(?:was|were) (?:\w+ )?(?:initiated|discovered|ordered|referred|scheduled|admitted|worked up)\b|\bworked (?:up|out) for\b/,
    example: 'a scan was ordered and a cyst was discovered',
  },
  {
    id: 'rest-of-a-list',
    pattern: /^(?:the )?\w+ all (?:appears?|looks?|sounds?|are|is|seem)\b/,
    example: 'oxygenation all appear normal',
  },
  {
    id: 'compared-with-nothing',
    pattern: /\bthan (?:it|they) (?:has|have|had)\b(?! been)/,
    example: 'readings : lower than it has in the past',
  },
  {
    id: 'conditional',
    pattern:
      /^(?:assuming|if|when|whether|unless|other reasons|completed|first is|next|which means|\S+ means|the \S+ means)\b/,
    example: 'assuming that the ultrasound is normal',
  },
  {
    id: 'says-nothing',
    pattern:
      /^(?:(?:blood )?pressure|heart rate|pulse|oxygen|temperature|vital signs)(?: and (?:blood pressure|heart rate|pulse|oxygen|temperature))*$|^neck :? ?(?:is )?stable$|\band thank\b|^however (?:the )?vitals\b|\bso on (?:his|her|their) results\b|: no$|^(?:\w+ )?exam(?:ination)?$/,
    example: 'blood pressure and heart rate',
  },
  {
    id: 'no-end',
    pattern:
      /\b(?:little bit of|both(?: (?!legs|sides|ankles|feet|lungs|knees|hands|eyes|ears|arms|shoulders|hips|wrists|elbows|extremities|thighs|calves)\w+)?|so for(?: \w+)?|no at all|like (?:he|she)|lung exam|extra noises|so|everything|listen\w*(?: \S+)*)$|\blittle bit of limited\b|^no at all|\b(?:does that|where to go|open up|say ah|go ahead|squeeze)\b|^(?:across|extension looks)\b|\bno (?:fever )?(?:or )?blood pressure\b|\b(?:pressure|rate) (?:it is|are)\b/,
    example: 'pain with both flexion',
  },
];

/** The first rule that stops a finding, or undefined. */
export function findingFaultOf(words: readonly string[]): GateRule | undefined {
  const text = words.filter((word) => word !== ',').join(' ');
  return findingRules.find(({ pattern }) => pattern.test(text));
}

/** The first rule that stops the words, or undefined when they can stand in a note as they are. */
export function faultOf(words: readonly string[]): GateRule | undefined {
  const text = words.filter((word) => word !== ',').join(' ');
  return gateRules.find(({ pattern }) => pattern.test(text));
}

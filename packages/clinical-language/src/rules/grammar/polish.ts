import { placeName } from '../../vocabulary/body-parts.ts';
import { auxiliaries, baseVerbs, midAdverbs, pastForms, thirdOf } from '../../vocabulary/verbs.ts';
import { formalRelative, oneRelative } from '../../vocabulary/relatives.ts';
import { unnamed } from '../people/persona.ts';
import { withoutRestarts } from './restarts.ts';

const danglers = new Set(
  `and but so because or to of the a an with for if that-is when like my your at in on is i then than as about was his her their which we it's also very are from by into be been am not just
  where who what how while since until unless though has have had will would can could should may might must do does did there this these those some any its or since maybe probably yeah else really per`.split(
    /\s+/,
  ),
);
const pasts = new Set(Object.values(pastForms));
const lay = new RegExp(`\\b(?:his|her|their|patient's) ${oneRelative}\\b`, 'g');

const fixes: [RegExp, string | ((all: string) => string)][] = [
  [/\b(?:so|and|but|now|then|okay|alright) (?:so )?(?:let's|let us|let me)\b.*$/, ''],
  [
    / (?:okay|alright|is that (?:okay|correct|right)|does that (?:sound|make)|do (?:he|she|they_) have any questions|what (?:do|does) (?:he|she|they_) think)\b.*$/,
    '',
  ],
  [/ ,? ?(?:or|and) (?:anything|things|stuff|something) like that\b/g, ''],
  [
    / ,? ?(?:which|and that|and so that|so that) (?:is|are|looks|sounds) (?:very |really |all |pretty )?(?:good|great|fine|okay|not surprising|a good thing|awesome|wonderful)\b(?: to (?:hear|see|know))?/g,
    '',
  ],
  [/\b(he|she|they_|it|patient) (?:does|do) have\b/g, '$1 has'],
  [/\b(he|she|they_|it|patient) did have\b/g, '$1 had'],
  [/\bno any\b/g, 'no'],
  [/\bnot no\b/g, 'no'],
  [
    /\bthere is (no |some |any )?(fractures|signs|masses|crackles|rales|wheezes|murmurs|changes|abnormalities|nodules)\b/g,
    'there are $1$2',
  ],
  [/\b(?:at this time point|at this point in time|at the moment)\b/g, 'at this time'],
  [/\bthat there is\b/g, 'there is'],
  [/^that (?=(?:is|was|has|will|should|can|may|could)\b)/, 'this '],
  [/\bthe (his|her|their|my|a|an|the)\b/g, '$1'],
  [/\b(his|her|their|a|an) (?:the|a|an|his|her|their|that|this)\b/g, '$1'],
  [/\b(still is still|is is|was was|are are|has has|to to|of of|in in|on on)\b/g, ''],
  [/\b(taking|take|takes|doing|on|of|about|for|with|to|had|has|have|notice|noticed|tried|using|use) that$/g, '$1 it'],
  [/\bwe will (?:want|need|like|love) to\b/g, 'we will'],
  [/\bgoing to go\b/g, 'going'],
  [/ ,? (?:and )?(?:everything|all of that|all that|the whole nine yards)$/g, ''],
  [
    /(?<= \S+ \S+ \S+)(?<!\b(?:pretty|very|is|was|are|were|been|be|feels?|felt|feeling|doing|looks?|looked|sounds?|so|as|real|not|goes|going|gets|too|to|the|his|her)) (?:great|good|perfect|thanks|thank|okay|well|right|yes|yeah|no|correct|unfortunately|obviously|whichever)$/,
    '',
  ],
  [
    /\b(?:a little bit of|a little|a bit of) (?=(?:pain|tenderness|swelling|edema|erythema|redness|soreness|numbness|congestion|arthritis|fluid|weakness)\b)/g,
    'mild ',
  ],
  [
    /\b(?:a lot of) (?=(?:pain|tenderness|swelling|fatigue|stress|anxiety|congestion|arthritis|discomfort|weakness|fluid)\b)/g,
    'significant ',
  ],
  [
    /\b(?:some|like) (?=(?:[a-z]+ )?(?:pain|tenderness|swelling|edema|erythema|redness|numbness|tingling|congestion|arthritis|fluid|weakness|medications?|blood work|labs|\d+|two|three|four|five|six|ten) ?\b)/g,
    '',
  ],
  [/\b(?:is|was|are|were) not able to\b/g, (all) => `${all.split(' ')[0]} unable to`],
  [/\bhas got\b/g, 'has'],
  [/\b(about|around) (\S+) (?:about|around) (?=[a-z]+)/g, '$1 $2 '],
  [/\blike (?=(?:about|around) )/g, ''],
  [/\b(suffer(?:s|ed|ing)?) of\b/g, '$1 from'],
  [/\b(cannot|can|could|could not|to|hardly) breath\b/g, '$1 breathe'],
  // pauses that speech text writes as commas
  [/^((?:the|his|her|their) [a-z]+(?: [a-z]+)?) , (?=(?:is|was|are|were|has|have)\b)/, '$1 '],
  [/(?<=[a-z]) , (?=(?:in|on|of|to|from|at) (?:his|her|their|the) [a-z]+)/g, ' '],
  [/ , (?=(?:lately|recently|daily)$)/, ' '],
  [lay, (all) => `${all.split(' ')[0]} ${formalRelative(all.split(' ')[1]!)}`],
  [/ ,? ?(?:so|and|but) (?:likely|probably|maybe) if (?:it|that|this) (?:were|was|is)(?: \S+){1,3}$/, ''],
  [/\bis been\b/g, 'has been'],
  [/\b(he|she|they_|patient) (?:is|was|were) (?:also )?endorsing (?:the |this |that |some )?/g, '$1 endorses '],
  [/^(?:no|yes|yeah|okay) (?:because|so|but) (?=\S+ \S+)/, ''],
  [
    /^(?:it )?(?:seems|looks|sounds)(?: ,)?(?: like)?(?: ,)?(?: again)?(?: ,)? (?=(?:he|she|they_|the patient|his|her|their) )/,
    '',
  ],
  [/^let (?=(?:we|i) )/, ''],
  [/^explain that (?:so )?/, ''],
  [/(?<=\S+ \S+ \S+ \S+) and if (?:(?!,).)*$/, ''],
  [/(?<= \S+ \S+) (?:now|otherwise|though|and only|and then)$/, ''],
  [/^they look (?=(?:his |her |their |the )?(?:temperature|blood pressure|heart rate|pulse)\b)/, ''],
  [/^((?:the )?\w+) does not have (?:any|no)\b/, '$1 denies any'],
  [/\b(?:once a day|once per day|every day|every single day|each day)\b/g, 'daily'],
  [/\b(?:twice a day|two times a day|twice per day)\b/g, 'twice a day'],
  [/\bi recommend that\b/g, 'i recommended that'],
  [
    new RegExp(`\\b(pressure|sugar|heart|cough|weight|temperature|pulse|${placeName}|pain)'s (?=been\\b)`, 'g'),
    '$1 has ',
  ],
  [
    new RegExp(
      `\\b(pressure|sugar|heart|cough|weight|temperature|pulse|${placeName}|pain|everything|nothing)'s (?=(?:a|not|very|nice|high|low|good|about|running|fine|normal|well|under|gotten|still|all|at|because|elevated|controlled|up|down|worse|better|\\d\\S*)\\b)`,
      'g',
    ),
    '$1 is ',
  ],
  [/ (?:wanna|want to|wan to|just want to|wanted to) make sure$/, ''],
  [/\b(?:i am|i was) (?:seeing|looking) (?:here )?(?:that )?(?=(?:he|she|they_|the patient) )/, ''],
  [/^(?:it|that|this) (?:is|was) going to be (?=\S+ \d)/, ''],
  [/\bwhat we (?:call|would call) (?=an? |the )/g, ''],
  [/\bwhat we (?:call|would call) (?=\w)/g, ''],
  [
    /\b(of|the|a|an|his|her|their|to|in|on|at|for|with|as|was|is|are|were|have|has|will|about|and|or|some|any|no) ,(?: uh ,)? (?=[a-z0-9])/g,
    '$1 ',
  ],
  [/\bwe will if (?:, )?(?:and )?/g, 'we will '],
  [/\bfeel any evidence\b/g, 'find any evidence'],
  [/(?<=\d) ?ish\b|\blow-ish\b/g, (all) => (all.includes('low') ? 'low' : '')],
  [/\bpretty (?=good|well|bad|severe|much|stable|normal)/g, ''],
  [/^sorry (?:, )?(?=\S+ \S+)| (?:, )?sorry$/g, ''],
  [/ ,? ?(?:again )?which is (?:right|exactly|just) (?:where|what) (?:we|i) (?:want|like|expect)\b.*$/, ''],
  [/ ,? ?(?:so )?(?:essentially |basically )?what (?:that|this) means\b.*$/, ''],
  [/ (?:and )?how does (?:that|this) (?:feel|sound)\b.*$/, ''],
  [/ ,? ?(?:and|but|so|or)? all of a sudden$/, ''],
  [/ (?:and |but |so )(?:yeah|yes|no) (?=(?:it|he|she|they_|the) )/, ' and '],
  [/\s+/g, ' '],
];

// ends that look cut off and are not
const keptEndings =
  /\b(?:kick(?:s|ed|ing)? in|(?:any|some|no|every)(?:where|place|one|body|thing)? ?(?:place|where|one|body|thing)? else|(?:concerned|worried) about|(?:in|of|since|last|this|next|until|by|early|late|mid) may|since then|a while|ever since|(?:is|was|are|were) (?:not )?(?:there|here)|(?:he|she|they_|it|patient) (?:does|did|has|would|can|could)|(?:he|she|they_|it|patient) (?:is|was|does|did|has|would|can|could) not|(?:but|than) (?:\S+ ){1,3}(?:does|did|has|is|was)(?: not)?|(?:offered|gave|took|take|have|has|had|need|needs) (?:him |her |them )?some|(?:normally|usually) would|as well as it was)$/;

// after these a last "that" means a thing, else it opened a clause that was cut off
const pointsAt = new Set(
  'taking take takes doing do does on of about for with to had has have notice noticed tried using use uses continue continues repeat repeats after before by from like likes need needs said says see sees felt did handle manage'.split(
    ' ',
  ),
);

/** Mends what cutting and rewriting left behind: loose ends, doubled words, "or anything like that". */
export function polish(words: readonly string[]): readonly string[] {
  const known = polished.get(words);
  if (known) return known;
  const out = polishAnew(words);
  polished.set(words, out);
  return out;
}

// one statement is looked at several times on its way into the note
const polished = new WeakMap<readonly string[], readonly string[]>();

function polishAnew(words: readonly string[]): string[] {
  let text = withoutRestarts(words.join(' '));
  for (const [pattern, replacement] of fixes)
    text = typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement);
  const out = text.split(' ').filter(Boolean);
  while (
    out.length > 0 &&
    (danglers.has(out.at(-1)!) || out.at(-1) === ',') &&
    !keptEndings.test(out.slice(-5).join(' '))
  )
    out.pop();
  if (out.at(-1) === 'that' && out.length > 2) out.splice(-1, 1, ...(pointsAt.has(out.at(-2)!) ? ['it'] : []));
  while (out[0] === ',' || out[0] === 'and' || out[0] === 'but') out.shift();
  return out.filter((word, i) => word !== out[i - 1] || /^\d/.test(word) || word === 'had' || word === 'that');
}

/** Settles the pronoun for a patient whose sex is unknown: "the patient" at the start, else "they" with its verb in the plural. */
export function settlePronoun(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length; i++) {
    if (words[i] !== unnamed) {
      out.push(words[i]!);
      continue;
    }
    if (out.length === 0) {
      out.push('the', 'patient');
      continue;
    }
    out.push('they');
    while (i + 1 < words.length && midAdverbs.has(words[i + 1]!)) out.push(words[++i]!);
    const verb = words[i + 1];
    if (verb !== undefined) {
      out.push(pluralOf(verb));
      i++;
    }
  }
  return out;
}

function pluralOf(verb: string): string {
  if (verb === 'is') return 'are';
  if (verb === 'was') return 'were';
  if (verb === 'has') return 'have';
  if (verb === 'does') return 'do';
  for (const base of [verb.slice(0, -1), verb.slice(0, -2), `${verb.slice(0, -3)}y`])
    if (verb.endsWith('s') && baseVerbs.has(base) && thirdOf(base) === verb) return base;
  return verb;
}

/** Whether the words hold a verb that can carry a sentence. */
export function hasVerb(words: readonly string[]): boolean {
  return words.some(
    (word, i) =>
      auxiliaries.has(word) ||
      pasts.has(word) ||
      word === 'denies' ||
      /^(?:underwent|[a-z]{3,}ed)$/.test(word) ||
      word === 'reports' ||
      (i > 0 &&
        (baseVerbs.has(word) ||
          (/(?:ed|[^s]s)$/.test(word) && [word.slice(0, -1), word.slice(0, -2)].some((base) => baseVerbs.has(base))))),
  );
}

const broken = [
  /^(?:do|does|did|is|are|was|were|have|has|can|could|would|should|what|how|why|where|who|whose|any|which|or|than)\b/,
  /^(?:when|if|because|since|although|while|until|whenever|where|once) (?!.* (?:,|he|she|they_|it|we|i|the patient) .*(?:he|she|they_|it|we|i|the patient|should|there)\b)/,
  /\b(?:he|she|they_|i|we) (?:i|he|she|they_|it|we|my|his|her|the|and|a|an|of|in|on|at|for|maybe|getting|going|being|been)\b/,
  /\bit (?:i|he|she|they_|it|we|getting|being|been)\b|^it (?:the|and|a|of|in|on|at|for)\b/,
  /\b(?:is|was|are|were|has|do|does|did) (?:he|she|they_|i|we)\b/,
  /\b(?:will|would|can|could|should|might|must|does|did) (?:is|are|was|were|has|had|will|would|my)\b/,
  /\b(?:he|she|they_|patient|i|we) (?:has|have|had|is|are|was|were|did|does|do|will|would|can|could)$/,
  /\b(?:let's|i mean|hey|you|my thoughts|bear with|oh|hello|haha)\b/,
  /^(?:a lot of times|it is|that is|there it is|here|this is|so|well|and)$/,
  /^(?:that|this|it|which) (?:is|was|just )?(?:means?|what|why|how|when|where|who|explaining|telling)\b/,
  /\b(?:the|a|an|his|her|their|my) (?:is|are|was|and|or|but|of|to|we|i|he|she|it|will|that|you)\b/,
  / (?:think|know|see|believe|want|say|mean|guess|looks?|seems?|get|put|provide|give|called|something)$/,
  /\b(?:do|does|did|has|have|is|was|are|were) not(?: really)?$|^(?:the )?(?:patient|he|she|they_|it) (?:starts|begins|gets|goes)(?: to)?$/,
  /^to \w+ (?:him|her|them)$/,
  /^(?:his|her|their|the) \w+(?: \w+)?$/,
  /^(?:his|her|their) (?:is|was|has|had|did|does|think|thinks|played|went|got|took|the|a|an|where|how|what)\b/,
  /^(?:and |so |then )*(?:on|for|with|in terms of|as far as|regarding|under|of|about|based on) (?:(?!\b(?:is|are|was|were|has|have|had|will|shows?|should|can|take|continue|no|there|,)\b).)+$/,
  /^we will (?:do (?:some|a|an) (?:\w+ )?(?:movements?|maneuvers?|exam\w*)|check (?:his |her |their |the |some )?(?:reflexes|eyes|ears|throat|heart|lungs)|bend|move|flex)\b/,
  /^(?:the patient will|i recommended that the patient|we will have (?:him|her|them)) (?:flex|bend|lift|turn|push|pull|squeeze|close|open|raise|rest the arm|press|straighten|lie|sit|stand|breathe|look (?:up|at|down)|follow my|back up|relax)\b(?!.*\b(?:daily|days?|weeks?|times|home)\b)/,
  /\b(?:will|going to) (?:be )?(?:listen\w*|press\w*|feel\w*|examin\w*)\b/,
  /\b(?:the )?patient (?:there|that|like|is that|we|i|the|they)\b/,
  / (?:she|he|they_|it) (?:is|was|has been|are) (?:doing|going|hoping|trying|having|getting|using|putting|saying)$/,
  /^(?:the patient|he|she|they_|it) (?:is|was|has been) (?:doing|going|hoping|trying|having|getting|using|putting|saying)$/,
  /^(?:the patient|he|she|they_) (?:has|have|had|did|does) not (?:noticed|notice|had|been|tried|done|seen)$/,
  /^(?:(?:his|her|their) \w+|the patient|he|she|it|that|this|they_|they|everything) (?:is|was|are|were|feels?|looks?|sounds?|seems?) (?:(?:all|very|quite|so) )?(?:good|fine|okay|great|alright|right|wonderful|nice|bad)(?: today| now| here)?$/,
  /\b(?:our visit|start again|past history for a second|next patient|press here|turn (?:his|her|their|the) wrist|right arm out)\b/,
  /\b(?:putting|doing|taking|having|getting|using|being|prescribe|give|take|had|try) (?:and|or|the|a|that we have (?:him|her|them))$/,
  /\b(?:so hi|hi there|i love|cool|thanks|thank)\b|^(?:he|she|it|they_|the patient) (?:is|was|does|did|has|will) (?:fine|good|okay|no|not|well|good thanks)$/,
  // nobody knows what "it" is, or the sentence stops before it tells
  /^(?:it|they|that|this|everything) (?:is|are|was|were|looks?|seems?|appears?) (?:all |relatively |nice and )?(?:normal|stable|sufficient|there)$/,
  /^(?:the patient|he|she|they_|it) (?:has|had|takes|took|does|did|gets|sees|has seen) (?:a lot|a little|it|them|one|that|this|everybody|everything)$/,
  /^(?:the patient|he|she|they_) (?:is|was) (?:ready|stuck|all set|doing a little|doing good)$/,
  /^(?:the patient|he|she|they_) does not (?:feel|(?:even )?understand|think so|care)$/,
  / (?:is|was|are|were|has|have) (?:always|ever|already|usually|never|so|just)$|^(?:the patient|he|she|they_) (?:already|just|still|also)$/,
  /^(?:not great|for the most part|other than that|otherwise) ,? ?(?:but )?(?:it|he|she|they_) (?:has|is|does)$/,
  / (?:time|trouble|problems?|issues?) (?:doing|having|getting|with|of)$/,
  /\b(?:may|might|will|can) (?:want|wanna)\b.*\bmight\b|^(?:may|might) /,
];

/** Whether words read as one whole sentence: no inverted question, no two subjects in a row, a verb. */
export function isSound(words: readonly string[]): boolean {
  return words.length > 2 && !isBroken(words) && hasVerb(words);
}

/** Whether words show that a cut went wrong. */
export function isBroken(words: readonly string[]): boolean {
  const text = words.join(' ');
  return broken.some((pattern) => pattern.test(text));
}

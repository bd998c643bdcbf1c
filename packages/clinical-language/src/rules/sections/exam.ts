import { jointName, placeForm } from '../../vocabulary/body-parts.ts';
import { type BodySystem, symptomSystem } from '../../vocabulary/body-systems.ts';
import type { Persona } from '../people/persona.ts';
import { mentalStateForm } from '../../vocabulary/mental-state.ts';
import { withArticles } from '../grammar/body-articles.ts';

/** "of that right elbow" */
const pointedAt = new RegExp(`\\b(?:that|this) (?=(?:(?:left|right|lower|upper) )?${placeForm}\\b)`, 'g');

const motion: Record<string, string> = {
  tap: 'tapping',
  bend: 'bending',
  move: 'movement',
  straighten: 'straightening',
  turn: 'turning',
  lift: 'lifting',
  squeeze: 'squeezing',
  percuss: 'percussion',
};

/** Exam findings and results as they are written: without "I see" and "you have". */
export function finding(words: readonly string[], persona: Persona): string[] {
  const { subject, possessive } = persona;
  const text = words
    .join(' ')
    .replace(/^(?:on|for|in) (?:\w+ )?(?:physical )?exam(?:ination)?(?: today| here)? ?,? /, '')
    .replace(
      /^(?:i|we) (?:took|did|got|obtained) (?:an? |the )?((?:[a-z]+ ){0,3}(?:x-rays?|radiographs?|ultrasound|ekg|ecg|swab)\b.*)$/,
      '$1 taken',
    )
    .replace(
      new RegExp(
        `^(?:on|for|with|in terms of|as far as|looking at|listening to|feeling|when i (?:look at|press on|feel|listen to|palpate|examine)|examining) ${possessive} ([a-z -]+?)(?: exam(?:ination)?)?(?: here| today)? ?,? (?=there|${subject}|i |it|${possessive})`,
      ),
      '$1 : ',
    )
    .replace(
      new RegExp(
        `(^| : )(?:i (?:do |can )?(?:see|hear|appreciate|notice|feel|recognize|observe|palpate|detect|identify)|there (?:is|are)|${subject} (?:does|do) have|${subject} (?:has|have)|${subject} (?:does|do) not have) (?:that )?`,
      ),
      (all, lead: string) => (/ not have/.test(all) ? `${lead}no ` : lead),
    )
    .replace(
      /^(?:i (?:do )?not (?:see|hear|appreciate|feel|notice|recognize|observe|palpate|detect|identify)) (?:any )?/,
      'no ',
    )
    .replace(new RegExp(`(^| : )${possessive} `), '$1')
    .replace(new RegExp(`(?<! of| in| to| on| at) ${possessive} `, 'g'), ' ')
    .replace(/ ,? ?(?:which|that|and that|so that) is (?:good|great|fine|okay|a good thing|very good)\b.*/, '')
    .replace(/^(?:a|an|some) /, '');
  // what is said around a finding
  const clean = text
    .replace(/^(?:it )?(?:looks|sounds|seems|feels) like (?:that )?/, '')
    .replace(
      /^(?:when |so |on )?(?:i (?:am )?)?(?:looking|looked|look|reviewing|listening|reviewed) (?:here )?(?:at|to) (?:the |this |that )?(?:results? of |images? of )?(?:the |his |her |their )?([a-z0-9 -]{3,40}?)(?: (?:here|today|from (?:last year|today)))* ?,? (?:and |, )?(?=(?:there|it|i|he|she|they_|they|no|everything) )/,
      '$1 : ',
    )
    .replace(
      /^in (?:reviewing|looking at) (?:the )?(?:results? of )?(?:the |his |her |their )?([a-z0-9 -]{3,40}?) ,? (?=\S)/,
      '$1 : ',
    )
    .replace(
      /^((?:[a-z]+ ){1,3}), (?:i (?:do )?(?:hear|see|feel|appreciate|notice)|there (?:is|are)|(?:he|she|they_) (?:has|have)) (?:an? |some )?/,
      '$1: ',
    )
    .replace(/^i (?:think|believe) (?:he|she|they_) (?:has|have) (?:a little bit of |an? |some )?/, '')
    .replace(/^(?:(?:he|she|they_|there) )?(?:is |was )?not any /, 'no ')
    .replace(/ (?:where|when) i (?:am )?(?:press|push|touch|palpat)\w*.*$/, '')
    .replace(
      / when i (tap|bend|move|straighten|turn|lift|squeeze|percuss)\b.*$/,
      (_, verb: string) => ` with ${motion[verb]}`,
    )
    .replace(/ (?:that |which )?i can (?:see|hear|feel|find)$/, '')
    .replace(/(^| : )this (?:looks like|is) (?=an? )/, '$1')
    .replace(
      /(^| : )(?:it (?:appears|seems|looks)(?: like| to be| that)?|i (?:do )?(?:see|notice|appreciate|can see)|it (?:does )?(?:shows?|look like)|everything ,?)(?: that)? (?:there (?:is|are) |there )?/,
      '$1',
    )
    .replace(/^(?:that|this|it) (?:is|just|all)?(?: means?| meaning)\b.*/, '')
    .replace(/^[a-z]+ , (?=(?:he|she|they_|there|non|no)\b)/, '')
    .replace(/ (?:so|and) (?:pressure|press|push|let's|if i|when i|go|turn)\b.*$/, '')
    .replace(/ (?:and )?on (?:the |his |her |their )?[a-z]+ exam(?:ination)?$/, '')
    .replace(/^on (?:the |his |her |their )?[a-z]+ exam(?:ination)?$/, '')
    .replace(
      /\b(look|sound|feel|seem|appear)(s?) (?:very |all |nice and |really )?(?:good|fine|okay|great|normal)\b/g,
      'appear$2 normal',
    )
    .replace(/\blike (?=(?:about|around) )|\blike (?=\d)/g, '')
    .replace(
      /^(?:he|she|they_) (?:does )?notes? (?:that |some )?(?=(?:mild|moderate|severe|significant|slight|some|pain|tender\w*|swelling)\b)/,
      '',
    )
    .replace(/\bthan (?:it|they) (?:has|have|had|was|were)(?: been)? (?=in the past|before|last )/, 'than ')
    .replace(pointedAt, 'the ')
    .replace(/\bexam\b/g, 'examination')
    .replace(/^(?:a|an|some) /, '');
  return withArticles(clean.split(' ').filter(Boolean));
}

// what is heard or felt at one joint, in the nose or the throat, is none of the heart's; edema of both ankles is
const outsideChest = new RegExp(
  `\\b(?:${jointName}|toes|fingers|malleol\\w+|soft tissue|turbinates|peritonsillar|throat|nasal|eyelids?)\\b`,
);

export function examSystem(words: readonly string[]): BodySystem {
  const text = words.join(' ');
  if (
    /\b(?:heart|murmur|rub|gallop|pulse|pulses|carotid|s1|jugular|edema|pitting|rate and rhythm|jvd|cardiac)\b/.test(
      text,
    ) &&
    !outsideChest.test(text)
  )
    return 'Cardiovascular';
  if (/\b(?:lung|lungs|crackles|rales|wheezes|wheezing|rhonchi|breath sounds|respiratory)\b/.test(text))
    return 'Respiratory';
  if (/\b(?:abdomen|abdominal|belly|bowel sounds|rebound|guarding|quadrant|cva)\b/.test(text))
    return 'Gastrointestinal';
  if (/\b(?:thyroid|lymph|lymphadenopathy|bruits?|neck)\b/.test(text)) return 'Neck';
  if (/\b(?:pupils|extraocular|conjunctiv\w+|eyes?|retina|funduscopic|papilledema)\b/.test(text)) return 'Eyes';
  if (
    /\b(?:throat|ears?|nose|nasal|pharynx|sinus(?:es)?|mucosa|tonsils|turbinates|tympanic|tooth|teeth|gums?|gingiv\w+|caries|cavit(?:y|ies)|decay|molars?|enamel)\b/.test(
      text,
    )
  )
    return 'HENT';
  if (/\b(?:cranial|reflex(?:es)?|sensation|neurolog\w+|gait|neurovascular\w*|light touch)\b/.test(text))
    return 'Neurological';
  if (/\b(?:range of motion|tenderness|flexion|extension|strength|palpation|joint|mcmurray's|swelling)\b/.test(text))
    return 'Musculoskeletal';
  if (/\b(?:alert|oriented|distress|appearing|well-nourished)\b/.test(text)) return 'Constitutional';
  for (const word of words) {
    const system = symptomSystem(word);
    if (system) return system;
  }
  return 'Constitutional';
}

const signs =
  /\b(?:tender\w*|swell\w*|swollen|edema|erythema\w*|red|redness|bruis\w+|ecchymosis|range|motion|clear|normal|regular|murmurs?|rubs?|gallops?|positive|negative|intact|strength|rash\w*|lesions?|mass\w*|fluid|effusion|pain|limited|decreased|increased|good|full|equal|soft|distended|enlarged|symmetric|midline|discharge|crackles|rales|rhonchi|wheez\w+|congest\w+|reflexes|sensation|grip|capillary|refill|pulses?|flexion|extension|deformity|abrasion|laceration|wound|blisters?|ulcers?|slough\w*|necro\w+|cellulitis|warm\w*|stable|plaques?|papules?|exudates?|guarding|rebound|distress|alert|oriented|gait|crepitus|atrophy|laxity|obese|pale|moist|dry|supple|bruits?|nodes?|lymphadenopathy|thyromegaly|healing|healed|drainage|unremarkable|abnormal\w*|tight\w*|stiff\w*|weak\w*|numb\w*|elevated|high|low|\d+(?:\/\d+)?|diminished|reactive|round|bleeding|blanch\w*|scal\w+|cavit(?:y|ies)|caries|decay|plaque|non-?tender|non-?distended|rhythm|rate|unchanged|breath sounds|distention|distended|regurgitation|hypertrophy|nystagmus|spasms?|hydrated|nourished|tartar|wax|cerumen|no)\b/;

const ofMind = new RegExp(`\\b${mentalStateForm}\\b`);

/** A finding names a sign; "on the right foot" alone does not. */
export const isFinding = (words: readonly string[]): boolean =>
  words.length > 1 &&
  (signs.test(words.join(' ')) || ofMind.test(words.join(' '))) &&
  !/\bwe (?:suspect|see|initially|often|like|will|can|should)\b/.test(words.join(' ')) &&
  !/^(?:it|that|this|they|we|what|which|for|so|if|when|let's|i do not|i am|people|turn|press|push|put|raise|bend) /.test(
    words.join(' '),
  );

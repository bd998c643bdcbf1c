import { bodyParts, partForms } from '../../vocabulary/body-parts.ts';

const names = new Map(
  bodyParts.flatMap((part) =>
    [...partForms(part), ...(part.latin ? [part.latin] : [])].map((word) => [word, part.name] as const),
  ),
);

export type NamedPart = { part: string; at: number };

/** The parts of the body that a text names, in order; `strict`: only by their names, not by what else tells of a place. */
export function partsIn(words: readonly string[], strict = false): NamedPart[] {
  return words.flatMap((word, at): NamedPart[] => {
    if (word === 'back' && isAdverb(words, at)) return [];
    if ((word === 'back' && words[at + 1] === 'of') || (word === 'eye' && words[at + 1] === 'on')) return [];
    const part = names.get(word) ?? (strict ? undefined : kin.get(word));
    if (part === undefined || vague.has(part)) return [];
    if (part !== 'extremity' && part !== 'limb') return [{ part, at }];
    const which = words.slice(Math.max(0, at - 3), at).findLast((one) => one === 'upper' || one === 'lower');
    return [{ part: which === undefined ? part : which === 'upper' ? 'arm' : 'leg', at }];
  });
}

const moves =
  /^(?:us|me|you|it|him|them|or|then|right|all|\w+ing|comes?|came|calls?|goe?s?|went|gets?|got|ring|be|is|are|was|were|puts?|brought|bring|sen[dt]|moved?|moves|fell|falls?|fly|flew|refer|referred|report|walk(?:s|ed)?|ambulate|held|hold|looked|look|dial|cut|scaled?|transitioned|follow(?:ed)?|way|far|dated?)$/;
const refers =
  /^(?:see|saw|refer|referred|bring|brought|call|called|get|got|want|have|send|sent|put|take|took|ask|asked|seen)$/;
const leads = /^(?:in|to|for|at|on|if|by|up|down|after|within|into|from|here|home|again|then|when|with)$/;
const owns = /^(?:my|your|his|the|lower|low|upper|mid|middle|left|right|pain)$/;

/** "come back", "refer her back", "back in a week". */
function isAdverb(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? '';
  if (/^(?:pains?|aches?|spasms?|injur\w+|strain|stiffness|surgery|muscles?|problems?)$/.test(words[at + 1] ?? ''))
    return false;
  if (moves.test(before)) return true;
  if (!leads.test(words[at + 1] ?? '')) return false;
  if (/^(?:him|her|them|patient)$/.test(before))
    return words.slice(Math.max(0, at - 4), at).some((word) => refers.test(word));
  return !owns.test(before);
}

// names of places that any part has
const vague = new Set(
  'joint skin bone muscle tissue nerve vein artery vessel ligament tendon body nail lymph node side'.split(' '),
);

/** Words that name a place of the body besides the names of its parts. */
const kin = new Map<string, string>(
  `abdomen stomach abdo tummy belly gut epigastric flank
back spine lumbar spinal thoracic lumbosacral
head headache skull scalp
chest heart lung lungs breath breathing cardiac cardiovascular pulmonary respiratory rib ribs breast
throat pharynx oropharynx tonsil tonsils tonsillar mouth swallow swallowing
nose nasal sinus sinuses nostril septum
ear hearing auditory tympanic
eye vision visual ocular pupil pupils
groin inguinal
pelvis pelvic`
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...words] = line.split(' ');
      return words.map((word) => [word, name] as const);
    }),
);

// Whoever speaks of one may mean the other: a part, and where it lies.
const regions = `back neck spine lumbar cervical thoracic disc hip buttock sacrum vertebra
leg thigh knee calf shin ankle foot toe heel extremity limb hamstring hip lower tibia fibula femur achilles hallux sole arch
arm forearm elbow wrist hand finger thumb shoulder extremity limb upper bicep tricep humerus radius palm knuckle epicondyle epicondylitis axilla armpit
head face forehead temple scalp skull jaw cheek
chest lung heart breast rib sternum breastbone
abdomen stomach bowel liver gallbladder pelvis groin flank quadrant kidney bladder epigastrium colon uterus
eye eyelid eyebrow
ear eardrum
nose sinus face
throat neck tonsil mouth pharynx tongue gum tooth lip thyroid carotid
skin`
  .split('\n')
  .map((line) => new Set(line.split(' ')));

/** Whether two names may stand for one place. */
export const isSameRegion = (a: string, b: string): boolean =>
  a === b || regions.some((region) => region.has(a) && region.has(b));

// An elbow and a wrist are of one region, and still two places.
const joints = new Set('knee elbow ankle wrist shoulder hip ear eye nose throat'.split(' '));
const distal = new Set(['hand', 'foot']);
const apart = ['neck back', 'pelvis abdomen', 'chest breast'].map((pair) => pair.split(' '));
export const isDistinct = (a: string, b: string): boolean =>
  a !== b &&
  ((joints.has(a) && (joints.has(b) || distal.has(b))) ||
    (joints.has(b) && distal.has(a)) ||
    apart.some((pair) => pair.includes(a) && pair.includes(b)));

/** Whether one of these names the place that a part is. */
export const isAmong = (part: string, some: Iterable<string>): boolean =>
  [...some].some((one) => one === part || (isSameRegion(one, part) && !isDistinct(one, part)));

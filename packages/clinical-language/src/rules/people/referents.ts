import { bodyParts, placeName } from '../../vocabulary/body-parts.ts';
import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';

const symptom = new RegExp(
  String.raw`\b((?:(?:left|right|lower|upper|back|knee|chest|neck|hip|shoulder|abdominal|belly|stomach|ankle|foot|wrist|elbow|arm|leg|sore) )*(?:pain|cough|rash|swelling|bruise|blister|toothaches?|earaches?|backaches?|headaches?|itching|burning|numbness|tingling|bleeding|discharge|dizziness|nausea|fever|congestion|diarrhea|constipation|tightness|lump|bump|cramps|fatigue|stiffness|wheezing|throat|shortness of breath))\b`,
  'g',
);
const part = new RegExp(String.raw`\b((?:(?:left|right|lower|upper|big) )*${placeName})\b`, 'g');

const opener = /^(?:it|this|that)(?: (?:also|just|only|really|still|usually|sometimes|kind of|sort of|mostly))* /;
/** What a symptom does. */
const asSymptom =
  /^(?:(?:is|was|has been|had been|gets?|got|comes?|came|started|starts|began|goes away|went away|radiates|radiated|spreads|moves|moved|lasts?|lasted|keeps|kept|wakes|woke|bothers|bothered|happens|happened|feels|felt|gradually|finally|is not|was not|has not|increases|improves|improved|worsens|worsened|interferes|affects|affected|makes (?:him|her|them|it)|seems|eased|stops|stopped|returned|turned)\b|(?:does|did|has|had) (?:not )?(?:seem|seemed|last|lasted|come|go|gone|get|gotten|bother|bothered|change|changed|feel|felt|look|radiate|radiated|keep|kept|wake|stop|stopped|ease|eased|improve|improved|affect|affected|start|started|return|spread)\b|has been (?:bothering|getting|going on|constant|there|on and off|coming|worse|better|stiff|sore))/;
/** What a part of the body does. */
const asPart =
  /^(?:hurts?|aches?|swells?|is (?:still |very |really |a bit |a little |quite )*(?:sore|swollen|tender|painful|stiff|red|bruised|numb)|was (?:sore|swollen|tender|painful|stiff|red|bruised)|pops?|popped|locks?|locked|(?:has )?never (?:locks?|locked)|gives out|gave (?:way|out)|gives way|got (?:swollen|stiff|bruised|infected)|buckles|itches|itched|burns|throbs)\b/;
/** What a drug or a therapy does. */
const asTherapy =
  /^(?:helps?|helped|(?:is|was|has been|had been|has|does|did|did not|does not|has not) (?:really |also )?(?:been )?(?:help\w*|work\w*|take the edge off)|works?|worked|relieves|relieved|upsets?|made (?:him|her|them) (?:sick|drowsy|dizzy))\b/;

/** How something that is measured or managed stands. */
const asMeasure =
  /^(?:(?:has been|have been|had been|is|was|are|were|runs?|ran|has been running|have been running|is running|was running|stays|stayed|seems to be|looks) (?:(?:pretty|about|around|usually|normally|a little(?: bit)?|a bit|mostly|still|really|very|quite|fairly|much|so|not|too|always|generally|kind of|on average|in the|between) )*(?:\d|(?:one|a hundred|ninety|eighty) [a-z-]+(?: [a-z-]+)? over\b|high|higher|low|lower|elevated|well controlled|controlled|under (?:good |better )?control|managed|stable|up and down|normal|good|great|fine|well|okay|better|worse|about the same|the same|all over)|(?:went|goes|goes up|gone) (?:up|down)\b)/;
const measure =
  /\b((?:high )?blood pressures?|blood sugars?|sugars|weight|cholesterol|a1c|diet|mood|sleep|appetite|asthma|copd|depression|anxiety|diabetes|hypertension|reflux|gerd|breathing|arthritis|osteoarthritis|migraines?|gout|thyroid|hypothyroidism|heart failure|crohn's|psoriasis|eczema|memory|vision|hearing)\b/g;
/** What is felt nowhere in particular does not move along a limb. */
const everywhere =
  /\b(?:nausea|fever|fatigue|cough|dizziness|diarrhea|constipation|congestion|wheezing|discharge|bleeding|breath)$/;
const toPlace = new RegExp(
  String.raw`\b(?:up|down|into|along|across|around|through|over|from|to) (?:\S+ ){0,5}?${placeName}\b|\d`,
);

/** The last match of a pattern in words, as a noun with its article. */
function lastOf(pattern: RegExp, words: readonly string[]): string[] | undefined {
  const found = [...words.join(' ').matchAll(pattern)].at(-1)?.[1];
  return found === undefined ? undefined : ['the', ...found.split(' ')];
}

const therapies = new Set(['drug', 'drugClass', 'procedure', 'device']);
function lastTherapy(words: readonly string[]): string[] | undefined {
  const found = mentionsIn(words).findLast(({ kind }) => therapies.has(kind));
  return found ? ['the', ...words.slice(found.at, found.at + found.length)] : undefined;
}

const grows = /^(?:is|was|has been|keeps|kept|got|gets) (?:getting |growing )?(?:bigger|larger|smaller|growing)\b/;
const ofSize = /\b(?:rash|swelling|bruise|blister|lump|bump|wound|mole|lesion|ulcer|cyst|bleeding)$/;

const nearest = 4;
const parts = new Set(bodyParts.map(({ name }) => name));

/**
 * Puts the noun for an opening "it", "this" or "that": the nearest one of the kind that the verb speaks of, from the words said
 * before, nearest first. Undefined when the words do not open so, or nothing fits.
 */
export function withReferent(words: readonly string[], before: readonly (readonly string[])[]): string[] | undefined {
  const text = words.join(' ');
  const lead = opener.exec(text)?.[0];
  if (!lead) return undefined;
  const said = text.slice(lead.length);
  const managed = asMeasure.test(said) ? before.slice(0, nearest).findIndex((own) => lastOf(measure, own)) : -1;
  const find = asTherapy.test(said)
    ? lastTherapy
    : managed >= 0 && !before.slice(0, managed).some((own) => lastOf(symptom, own))
      ? (own: readonly string[]) => lastOf(measure, own)
      : asPart.test(said)
        ? (own: readonly string[]) => lastOf(part, own) ?? lastOf(symptom, own)
        : asSymptom.test(said) && !nounFollows.test(said)
          ? (own: readonly string[]) => lastOf(symptom, own)
          : undefined;
  if (!find) return undefined;
  for (const own of before) {
    const noun = find(own);
    if (!noun) continue;
    if (grows.test(said) && !ofSize.test(noun.join(' '))) continue;
    if (everywhere.test(noun.join(' ')) && toPlace.test(said)) return undefined;
    const many =
      /[^s]s$/.test(noun.at(-1)!) &&
      (symptomSystem(noun.at(-1)!) !== undefined || parts.has(noun.at(-1)!.slice(0, -1)));
    const adverbs = lead.trim().split(' ').slice(1);
    const rest = said.split(' ');
    return [...noun, ...adverbs, many ? manyOf(rest[0]!) : rest[0]!, ...rest.slice(1)];
  }
  return undefined;
}

// "it is a problem", "it was my knee" say what a thing is, not how it is
const nounFollows =
  /^(?:is|was|has been) (?!a (?:lot|little|bit|little bit) (?:better|worse)\b)(?:an?|the|my|his|her|their|what|where|how|why|because|when|that|just|like|all|one|not (?:an?|the|my|his|her|their|like|that)|probably|maybe|really|something|nothing|anything|more of|kind of|up to|doing|going(?! on\b)|correct|true|right|fine|okay|good|great|hard|easier|normal|past|quite painful|not (?:too )?(?:bad|doing|going|correct|true|like))\b/;
const manyOf = (verb: string): string =>
  ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb] ?? verb.replace(/(?<=[a-rt-z])s$/, '');

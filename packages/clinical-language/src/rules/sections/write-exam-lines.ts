import { jointName, placeForm } from '../../vocabulary/body-parts.ts';
import { mentalStateForm } from '../../vocabulary/mental-state.ts';
import type { Draft } from './draft.ts';
import { examSystem } from './exam.ts';
import { type BodySystem, systems } from '../../vocabulary/body-systems.ts';
import type { Fact } from '../facts/fact.ts';
import { linksOfFacts, sentence, type Writing } from './write-facts.ts';

const general =
  /^no (?:redness|swelling|tenderness|erythema|discharge|drainage|deformity|bruising|warmth|signs of infection|rash|masses|effusion)\b(?!.*\b(?:of|in|over|at) )/;

/** The exam, one line a system in head-to-toe order. A bare "no redness" stays with the finding before it. */
export function writeExamLines(facts: readonly Fact[], writing: Writing): Draft[] {
  // what belongs under another header has lines of its own
  const places = Map.groupBy(facts, (fact) => writing.map.keyFor('exam', fact.words));
  return [...places].flatMap(([key, own]) =>
    // an examination of one field needs no name of the system
    writing.map.kindOf(key) ? own.map((fact) => lineOf([fact], undefined, writing)) : linesOf(own, writing),
  );
}

function linesOf(facts: readonly Fact[], writing: Writing): Draft[] {
  const bySystem = new Map<BodySystem | undefined, Fact[]>();
  let before: BodySystem | undefined;
  for (const fact of withSides(facts)) {
    const about = 'about' in fact ? (fact.about as string[]) : [];
    // what names its joint is of that joint, whatever was looked at before
    const own = ofJoint.test(fact.words.join(' ')) ? 'Musculoskeletal' : systemOfFinding([...about, ...fact.words]);
    const system =
      general.test(fact.words.join(' ')) && before ? before : (own ?? (fact.words.length <= 4 ? before : undefined));
    bySystem.set(system, [...(bySystem.get(system) ?? []), fact]);
    before = system ?? before;
  }
  return [...systems, undefined].flatMap((system) => {
    const group = bySystem.get(system);
    if (!group) return [];
    const lines = system ? [group] : group.map((fact) => [fact]);
    return lines.map((own) => lineOf(own, system, writing));
  });
}

/** "The right eardrum is red. The left one is fine.": the other side of what was named before. */
function withSides(facts: readonly Fact[]): Fact[] {
  let named: string | undefined;
  return facts.map((fact) => {
    const text = fact.words.join(' ');
    const own =
      named && otherSide.test(text) ? { ...fact, words: text.replace(otherSide, `$1$2 ${named}`).split(' ') } : fact;
    named = sided.exec(text)?.[1] ?? named;
    return own;
  });
}
const sided = new RegExp(`\\b(?:left|right) (?!one\\b|side\\b)(${placeForm}|eardrum|ear canal|tympanic membrane)\\b`);
const otherSide = /^(the )?(left|right|other) one\b/;

function lineOf(own: readonly Fact[], system: BodySystem | undefined, writing: Writing): Draft {
  const text = own.map((fact) => sentence(fact.words, writing.names, [fact])).join(' ');
  return {
    text: system ? `${system}: ${text}` : text,
    kind: 'exam',
    links: linksOfFacts(own, writing.utterances),
    topic: 'exam',
    words: own.flatMap((fact) => fact.words),
  };
}

// swelling or bruising of a joint is no sign of the heart
const limb = new RegExp(
  `(?=.*\\b(?:edema|swelling|ecchymosis|bruising|erythema|effusion)\\b).*\\b(?:${jointName}|malleolus|epicondyle|patella\\w*|metatarsals?)\\b(?!.*\\bpitting\\b)`,
);

const ofJoint = new RegExp(`\\b(?:range of (?:motion|movement)|flexion|extension)\\b.*\\b${jointName}\\b`);

const ofMind = new RegExp(`\\b${mentalStateForm}\\b`);

function systemOfFinding(words: readonly string[]): BodySystem | undefined {
  const text = words.join(' ');
  if (/\bchest (?:is|sounds?) (?:all |nice and )?clear\b/.test(text)) return 'Respiratory';
  if (ofMind.test(text)) return 'Psychiatric';
  if (/\b(?:fundal|fetal|cervix|uterus|vaginal|testicular|scrotal|flank)\b/.test(text)) return 'Genitourinary';
  if (/\b(?:eardrums?|tympanic|ears?|tonsils?|throat|nasal|nose|sinus(?:es)?|mouth|pharynx|facial|face)\b/.test(text))
    return 'HENT';
  if (
    limb.test(text) ||
    /\b(?:drawer|laxity|strength|squat\w*|straight leg|lumbar|spine|hawkins|flexion|extension|rotation|abduction|range of (?:motion|movement)|joint|meniscus|mcmurray|lachman)\b/.test(
      text,
    )
  )
    return 'Musculoskeletal';
  if (
    /\b(?:incision|wound|ulcers?|macule|papules?|plaques?|vesicles|lacerations?|abrasions?|lesions?|moles?|nevus|skin|rash)\b/.test(
      text,
    )
  )
    return 'Skin';
  if (/\b(?:pale|sweaty|well-appearing|distress|alert|ill-appearing|comfortable)\b/.test(text)) return 'Constitutional';
  if (/\b(?:leg|ankle|ankles|legs|pedal|pitting) (?:swelling|edema)|edema\b/.test(text)) return 'Cardiovascular';
  if (/\b(?:monofilament|sensation|reflexes|cranial|gait)\b/.test(text)) return 'Neurological';
  if (/\bhernia\b/.test(text)) return 'Gastrointestinal';
  if (/\bexam(?:ination)?\b/.test(text)) return undefined;
  const system = examSystem(words);
  return system === 'Constitutional' ? undefined : system;
}

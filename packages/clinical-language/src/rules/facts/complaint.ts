import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Draft } from '../sections/draft.ts';
import { type Clause, linksOf } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { placeBeforeNoun, placeForm } from '../../vocabulary/body-parts.ts';
import { complaintName } from '../../vocabulary/clinical-words.ts';
import { systemOf } from '../../vocabulary/body-systems.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';
import { renderWords } from '../grammar/render.ts';
import type { Fact } from './fact.ts';
import { namesIllness } from './patterns.ts';
import { speaksForPatient } from './read-facts.ts';

const side = '(?:(?:left|right|both|lower|upper|mid|outer|inner) )*';
const hurting = new RegExp(
  `\\b(?:my|his|her|the) (${side}${placeForm}) (?:(?:has|have) been |is |are |really |still |started |keeps? |just |been )*(hurts?|hurting|ach(?:es|ing|y)|sore|killing|bothering|painful|throbs|throbbing|pain|swollen|swelling|itch(?:es|y|ing)|red)\\b`,
);
const located = new RegExp(
  `\\b((?:(?:sharp|dull|severe|bad|burning|stabbing|sudden|constant|throbbing|shooting) )?(?:pain|pressure|tightness|swelling|numbness|tingling|burning|ache|stiffness|weakness|lump)) (?:in|on|of|around|across|behind) (?:my|his|her|the|both) (${side}${placeForm})\\b`,
);
const bodyPart = new RegExp(
  `^(?:(?:it is|well|so) )?(?:my|his|her) (${side}${placeForm})$|\\bi (?:twisted|hurt|injured|broke|cut|sprained|rolled) my (${side}${placeForm})\\b`,
);
const adjectives =
  '(?:(?:dry|bad|itchy|severe|productive|persistent|painful|left|right|lower|upper|sharp|terrible|constant|nagging|hacking|low|high|runny|swollen|spreading|new|blurry|heavy) )*';
// beside symptoms, what people come with
const named = `(?:${placeBeforeNoun} pain|${complaintName}|ear infection|lump|mole|wound|cut|burn|(?:insect|bug|dog|cat|tick|spider|mosquito) bites?|refills?|(?<=\\b(?:a|an|the|bad|head|terrible) )cold|flu)`;
const symptom = new RegExp(`\\b(${adjectives}${named}(?:(?: and| ,) (?:an? )?${adjectives}${named})?)\\b`);
const doing: [RegExp, string][] = [
  [
    /\b(?:burns?|hurts?|stings?|burning|pain)(?: a lot| really)? when (?:i|he|she) (?:pees?|urinates?|go)/,
    'burning with urination',
  ],
  [/\bwheezing\b/, 'wheezing'],
  [/\b(?:throwing up|vomiting|threw up)\b/, 'vomiting'],
  [/\bshort of breath\b/, 'shortness of breath'],
  [/\bcoughing\b/, 'cough'],
  [/\bdizzy\b/, 'dizziness'],
  [/\bcannot sleep\b/, 'trouble sleeping'],
  [
    /\b(?:been|feel|feeling|felt) (?:(?:so|really|very|pretty|quite|a bit) )*(?:low|down|depressed|hopeless|empty)\b/,
    'low mood',
  ],
  [/\b(?:tooth|teeth|molars?)\b.*\b(?:hurts?|hurting|aches?|aching|sore|painful|throbs?)\b/, 'tooth pain'],
  [/\bbaby (?:has|is|does) not (?:really |been )?mov\w+|\bbaby .*\bmov\w+ less\b/, 'reduced fetal movement'],
  [/\b(?:pulling|tugging) at (?:my|his|her|the) ((?:left |right )?ears?)\b/, 'pulling at the $1'],
];
const denies = new RegExp(`\\b(?:no|not|never|without|deny|denies|if|used to|${relativeForm}|cannot tell)\\b`);

const visits: [RegExp, (found: string) => string][] = [
  [
    /\bfor (?:his|her|their|the|your|a) ((?:(?:\w+ )?(?:day|week|month|year)(?:ly)? |well[- ](?:baby|child) |annual )(?:check(?:-?up)?|visit|physical|exam))\b/,
    (found) => found,
  ],
  [/\byour (?:\w+ )?(?:session|treatment) for (?:your|the) ([a-z ]+)$/, (found) => `${found} session`],
  [
    /\bthis is your ((?:annual|yearly|routine|well|\w+[ -](?:month|week|year)) (?:[a-z]+ )?(?:physical|check-?up|visit|exam))\b/,
    (found) => found,
  ],
  [
    /(?:^|, )you are ((?:\S+ ){1,2}weeks(?: and \S+ days?)?)(?: pregnant| along)?(?: today| now)?$/,
    (found) => `prenatal visit at ${found}`,
  ],
  [
    /\bpresent(?:s|ed|ing)(?: here)?(?: today)?(?: to (?:the |our )?clinic)?(?: today)? (?:with|for)(?: complaints? of| evaluation of)? (?:an? )?([a-z0-9' -]+)/,
    (found) => found,
  ],
  [
    /\bhere (?:today )?(?:for|about|with|because of|to (?:discuss|talk about|check(?: on)?|follow up on)) (?:your|a|an|the|some|his|her|this)? ?([a-z0-9' -]+)/,
    (found) => found,
  ],
  [
    /\b(?:come|came|coming) in (?:today )?(?:for|about|with|because of) (?:your|a|an|the|some|his|her)? ?([a-z0-9' -]+)/,
    (found) => found,
  ],
  [
    /\byou need (?:a |some )?((?:[a-z]+ )?refills?|check-?up|physical)\b/,
    (found) => `medication ${found}`.replace(/^medication (?=.* )/, ''),
  ],
  [/\b(?:are|is|were) checking (?:on )?(?:your|the) ([a-z ]+?)(?: today)?$/, (found) => `${found} check`],
];
const presumed: [RegExp, (found: string) => string][] = [
  [
    /\bsince (?:your|the) ([a-z -]*(?:repair|surgery|operation|replacement|procedure|section|removal|injury|accident|fall|fracture|stroke|discharge))\b/,
    (found) => `follow-up after ${found}`,
  ],
  [
    /^(?:hi |hello |again |, |\w+ , )*how (?:has|have|is|are|was) (?:your|the) (?!sleep|appetite|mood|energy|pain\b|hearing|vision|diet|stress|weight|bowels|last)([a-z -]+?)(?: been)?(?: (?:doing|going|coming along|feeling))?(?: since .*| today| this week| now)?$/,
    (found) => found,
  ],
  [
    /\bsince (?:i|we) (?:started|began|increased|changed|stopped) (?:you on )?(?:the |your )?([a-z -]+?)(?: (?:\w+ )?(?:days?|weeks?|months?) ago)?$/,
    (found) => `follow-up after starting ${found}`,
  ],
];
/** "How is the knee?" "It has been swollen": what the pronoun's part has. */
const itsState: [RegExp, string][] = [
  [/\b(?:swollen|swells?|swelling)\b/, 'swelling'],
  [/\b(?:hurts?|hurting|painful|sore|ach(?:es|ing|y)|killing me|throbs|throbbing)\b/, 'pain'],
  [/\bstiff\b/, 'stiffness'],
  [/\bitch(?:es|ing|y)\b/, 'itching'],
  [/\bnumb\b/, 'numbness'],
];
const saysOfIt =
  /^(?:well |yeah |yes |oh |so |, )*it (?:is|has|was|still|just|really|keeps?|hurts?|aches|itches|throbs|swells)\b/;
const tail =
  / (?:and|but|so|that|which|since|today|is|are|right|how|what|when|visit$|correct|again|for the|over the|i|you|we)\b.*$/;

const sinceLast =
  /\bsince (?:the|our|your|we|i) (?:last (?:saw|met|spoke|visit|time|appointment|session)|saw you last)\b|\b(?:last|previous) (?:visit|appointment|session|time)$/;

/** What a patient says, without whom they say it to: "it's my knees, doctor". */
const toldTo = ({ words }: Clause): string => words.join(' ').replace(/ ,? ?(?:doctor|doc|nurse)$/, '');

function stateOfIt(text: string): string | undefined {
  if (!saysOfIt.test(text) || denies.test(text) || /\b(?:better|less|gone|fine)\b/.test(text)) return undefined;
  return itsState.find(([pattern]) => pattern.test(text))?.[1];
}

/** The reason for the visit in a few words: only what was affirmed, never what a question merely asked after or an answer denied. */
export function complaintOf(
  clauses: readonly Clause[],
  facts: readonly Fact[],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
): Draft | undefined {
  const draft = (text: string, clause: Clause): Draft => {
    const words = text
      .replace(/\b(?:my|his|her|your|their) /g, '')
      .split(' ')
      .filter(Boolean);
    return { text: renderWords(words, names), kind: 'said', links: linksOf(clause, utterances), topic: 'cc', words };
  };
  const early = clauses.slice(0, Math.max(12, Math.ceil(clauses.length / 3)));
  const isPatient = (clause: Clause): boolean => clause.role === 'patient' || speaksForPatient(utterances[clause.u]);
  for (const [at, clause] of early.entries()) {
    if (isPatient(clause)) continue;
    const text = withoutOpeners(clause.words).join(' ');
    for (const [pattern, write] of visits) {
      const found = pattern.exec(text)?.[1]?.replace(tail, '').trim();
      const reply = early[at + 1];
      const denied = clause.question && reply && isPatient(reply) && /^(?:no|nope|not)\b/.test(reply.words.join(' '));
      if (found && !denied && found.split(' ').length <= 7 && isMedical(found) && !/\b(?:you|me)\b/.test(found))
        return draft(write(found), clause);
    }
  }
  const presumption = early.slice(0, 8).flatMap((clause) => {
    if (isPatient(clause)) return [];
    const text = withoutOpeners(clause.words).join(' ');
    return presumed.flatMap(([pattern, write]) => {
      const found = pattern.exec(text)?.[1];
      if (!found || !(isMedical(found) || /\bweeks\b/.test(found) || text.includes('start'))) return [];
      const written = draft(write(found), clause);
      const reply = clause.question ? early.find(({ u }) => u === clause.u + 1) : undefined;
      const replies = early.filter((one) => one.u === reply?.u && isPatient(one) && write(found) === found);
      const telling = replies.find((one) => stateOfIt(one.words.join(' ')) !== undefined);
      const state = telling && stateOfIt(telling.words.join(' '));
      if (!telling || !state) return [written];
      const stated = draft(`${found} ${state}`, telling);
      return [{ ...stated, links: [...written.links, ...stated.links] }];
    });
  })[0];
  for (const clause of early) {
    if (!isPatient(clause)) continue;
    const text = toldTo(clause);
    // what is over is no reason to come
    if (/\bhad\b.*\blast (?:month|year|winter|summer|spring|fall)\b|\b(?:went away|resolved|is gone)\b/.test(text))
      continue;
    const found = symptomIn(text);
    if (found && (!presumption || (clause.u <= 1 && !presumption.text.toLowerCase().startsWith('follow-up after'))))
      return draft(found, clause);
  }
  if (presumption) return presumption;
  const injured = early.find((clause) => isPatient(clause) && bodyPart.test(toldTo(clause)));
  if (injured) {
    const said = early
      .filter((clause) => clause.u === injured.u)
      .map(toldTo)
      .join(' ');
    const kind = /\b(?:twisted|fell|hurt|injured|broke|hit|cut|sprained|rolled)\b/.test(said)
      ? 'injury'
      : (itsState.find(([pattern]) => pattern.test(said))?.[1] ?? 'problem');
    const found = bodyPart.exec(toldTo(injured))!;
    return draft(
      `${(found[1] ?? found[2])!.replace(/(?<=knee|hip|foot|ankle|wrist|hand|shoulder|elbow|leg|arm)s$/, '')} ${kind}`,
      injured,
    );
  }
  const again = early.find((clause) => !isPatient(clause) && sinceLast.test(clause.words.join(' ')));
  if (again) return draft('follow-up', again);
  const first = facts.find((fact) => fact.topic === 'hpi' && fact.side === 'patient' && !fact.denied);
  if (!first || first.words.length > 16) return undefined;
  const words = first.words.filter((word, i) => !(i === 0 && /^(?:he|she|they_)$/.test(word)));
  // "is doing great" is no reason to come, nor is a rest of a sentence that was "reported"
  if (/^(?:is|was|are|has|had|feels?|seems?|reports)$/.test(words[0] ?? '')) return undefined;
  return {
    text: renderWords(words, names),
    kind: 'said',
    links: linksOf(first.clauses.at(-1)!, utterances),
    topic: 'cc',
    words,
  };
}

const isMedical = (text: string): boolean =>
  systemOf(text.split(' ')) !== undefined ||
  namesIllness(text) ||
  /\b(?:pain|pressure|check(?:-?up)?|follow|physical|sugar|surgery|repair|refills?|mole|rash|injury|annual|exam|medications?|labs|results|vaccine|weeks|shots?|therapy|blood|wound)\b/.test(
    text,
  );

/** The complaint that the patient states, as a noun: "my left knee hurts" → "left knee pain"; none when it is denied. */
export function symptomIn(text: string): string | undefined {
  const safe = (at: number): boolean =>
    !denies.test(text.slice(Math.max(0, at - 40), at)) && !/\bwhen (?:i|he|she) (?:\w+ )?$/.test(text.slice(0, at));
  const hurt = hurting.exec(text);
  if (hurt && safe(hurt.index)) {
    const kind = /swol|swell/.test(hurt[2]!)
      ? 'swelling'
      : /itch/.test(hurt[2]!)
        ? 'itching'
        : hurt[2] === 'red'
          ? 'redness'
          : 'pain';
    return `${hurt[1]!.replace(/^throat$/, 'throat')} ${kind}`
      .replace(/^throat pain$/, 'sore throat')
      .replace(/^head pain$/, 'headache');
  }
  const where = located.exec(text);
  if (where && safe(where.index))
    return `${where[2]} ${where[1]!.replace(/^(?:this|a|the|some|of|bad|got|have|is|my|an|had) /, '')}`;
  for (const [pattern, noun] of doing) {
    const found = pattern.exec(text);
    if (found && safe(found.index)) return noun.replace('$1', found[1] ?? '');
  }
  const plain = symptom.exec(text);
  if (plain && safe(plain.index))
    return plain[1]!.replace(/^(?:bad|terrible|nagging|new) /, '').replace(/ and an? /, ' and ');
  return undefined;
}

import type { Clause } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { digitise } from '../../text/numbers.ts';
import { examinedWithinForm } from '../../vocabulary/body-parts.ts';
import { mentalStateForm } from '../../vocabulary/mental-state.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import { femaleNames, maleNames } from '../../vocabulary/first-names.ts';
import type { Topic } from '../plan/topics.ts';
import type { Persona } from '../people/persona.ts';
import { finding, isFinding } from '../sections/exam.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { isClinicianAside } from '../talk/asides.ts';
import type { Fact } from './fact.ts';
import { topicOfTold } from './patient-facts.ts';
import { hasDrug, isPlan, isResult, isVital, namesIllness, returning } from './patterns.ts';
import { assessmentWords, planWords } from './plan-words.ts';
import { procedureWords } from './procedure.ts';
import { segmentsOf } from './segments.ts';

/** How far the visit has come by what the clinician said: the history, the findings, the plan. */
export type Stage = 'history' | 'findings' | 'plan';

const judges =
  /\b(?:i (?:think|believe|suspect)|i am (?:concerned|worried) about|this is|these are|it is (?:likely|probably)|(?:this|that|it) (?:looks|sounds|seems) like|looks like|consistent with|my (?:impression|diagnosis)|well controlled|not (?:well )?controlled|poorly controlled|uncontrolled|(?:not )?at goal|you are (?:healing|recovering|doing|improving)|improvement|improving|probably|likely|rule out|due to|caused by|stable|(?:growing|developing|thriving|gaining weight)(?: very)? well|thriving)\b/;
const has = /^(?:so |and )*(?:you|he|she) (?:have|has|are|is) /;

/** What one clause of the clinician says for a note, and how far the visit has come with it. */
export function clinicianFacts(
  clause: Clause,
  stage: Stage,
  persona: Persona,
  place: number,
): { facts: Fact[]; stage: Stage } {
  const text = withoutOpeners(clause.words)
    .join(' ')
    .replaceAll(' ;', ' ,')
    .replace(/\bcome back and see (?:me|us)\b/, 'come back')
    .replace(/^(?:so|and|then|but) (?=\S)/, '')
    .replace(/^(?:good |nice |great )?to (?:see|meet) you(?: again)? ,? ?/, '')
    .replace(/^(?:hi |hello )?(?:(?:mr|mrs|ms|miss|dr) )?[a-z]+ , (?=you are|it (?:is|has been)|we are|this is)/, '')
    .replace(/\b(call|ring|text|message|email) me(?= or\b| if\b|$)/, '$1 the clinic');
  if (
    /\b(?:show me|finalize|about you)\b|^(?:on|for|with) (?:your |the |his |her )?(?:[a-z]+ ){1,3}exam(?:ination)?(?: here| today)?$/.test(
      text,
    )
  )
    return { facts: [], stage };
  if (
    /^(?:[a-z]+ , )?this is your (?:annual|yearly|routine)\b|^we are (?:checking|here to|going to talk|seeing)\b/.test(
      text,
    )
  )
    return { facts: [], stage };
  const words = text.split(' ').filter(Boolean);
  const none = { facts: [], stage };
  const presented =
    /^(?:[a-z]+ ){0,3}(?:, )?(?:this is|i am) (?:nurse |doctor |dr )?([a-z]+)(?: (?:,|speaking|from).*)?$/.exec(
      text,
    )?.[1];
  if (presented && (maleNames.has(presented) || femaleNames.has(presented))) return none;
  if (words.length < 2 || (isClinicianAside(text) && !returning.test(text) && !observes(text))) return none;
  const fact = (list: readonly string[], topic: Topic): Fact[] =>
    list.length === 0 ? [] : [{ words: [...list], topic, side: 'clinician', clauses: [clause], place }];
  const digits = digitise(words).join(' ').replaceAll(' percent', '%');
  if (/^(?:for|as for|regarding) (?:your|the) [a-z ]+$/.test(text)) return none;
  const done = procedureWords(text);
  if (done) return { facts: fact(toThirdPerson(done.split(' '), 'clinician', persona), 'procedure'), stage };
  const found = isVital(digits) || (isResult(digits) && !/\b(?:i|we) (?:will|want|would)\b/.test(digits));
  const planned = isPlan(text) || returning.test(text);
  const tooEarly = stage === 'history' && !namesTreatment.test(text) && !precaution.test(text) && !hasDrug(words);
  if ((planned || precaution.test(text)) && !(found && !isPlan(text)) && !tooEarly) {
    const problem = namedProblem.exec(text);
    const parts = partsOfPlan(problem?.[1] && namesIllness(problem[1]) ? text.slice(problem[0].length) : text);
    return {
      facts: [
        ...fact(problem?.[1] && namesIllness(problem[1]) ? problem[1].split(' ') : [], 'assessment'),
        ...parts.flatMap((part) =>
          fact(
            planWords(part.split(' '), persona),
            returning.test(part) ? 'instructions' : judges.test(part) && !isPlan(part) ? 'assessment' : 'plan',
          ),
        ),
      ],
      stage: 'plan',
    };
  }
  const negative =
    !(
      stage === 'plan' &&
      /^no .* (?:for (?:the next |another |at least )?(?:\S+ )?(?:days?|weeks?|months?)|until)\b/.test(text)
    ) && /^no\b|^(?:there (?:is|are) )?(?:no|not)\b/.test(text);
  if (
    !found &&
    !negative &&
    (isJudging(text) || namesIllness(text)) &&
    !(isFinding(words) && stage !== 'plan' && !namesIllness(text) && !isJudging(text))
  ) {
    if (
      stage === 'findings' &&
      !namesIllness(text) &&
      /\b(?:stable|probably|likely|improv\w+)\b/.test(text) &&
      words.length < 6
    )
      return { facts: fact(finding(toThirdPerson(words, 'clinician', persona), persona), 'exam'), stage };
    if (stage === 'history' && !judges.test(text)) return { facts: fact(toldWords(words, persona), 'hpi'), stage };
    const problem =
      /^(?:for|as for|regarding) (?:your|the|his|her) ([a-z -]{3,40}?) ,? ?(?=i |this |it |we |you )/.exec(text);
    const judged = problem ? text.slice(problem[0].length).split(' ') : words;
    return {
      facts: [
        ...fact(problem?.[1] ? problem[1].split(' ') : [], 'assessment'),
        ...fact(assessmentWords(judged, persona), 'assessment'),
      ],
      stage: 'plan',
    };
  }
  if (stage === 'plan' && !found && / (?:because|due to|from) /.test(text) && / (?:is|are) /.test(text))
    return { facts: fact(assessmentWords(words, persona), 'assessment'), stage };
  const restricts = stage === 'plan' && /^no\b/.test(text) && !negative;
  if (restricts) return { facts: fact(planWords(words, persona), 'plan'), stage };
  // "ibuprofen for the pain", told among what is decided
  if (stage === 'plan' && !found && isDrug(words[0]!)) return { facts: fact(planWords(words, persona), 'plan'), stage };
  const objective = segmentsOf(words).flatMap((part) => objectiveFacts(part, persona, fact));
  const signs = text.replace(seen, '').split(' ');
  const looked = found || isFinding(finding(toThirdPerson(signs, 'clinician', persona), persona));
  if (
    objective.length > 0 &&
    (found ||
      (stage === 'plan'
        ? looked && !/^(?:so |and )*(?:you|he|she) (?:are|is) /.test(text)
        : stage === 'findings' || (looked && (examined.test(text) || seen.test(text)))))
  )
    return {
      facts: objective,
      stage:
        found && stage === 'history' && !/\bexam\b/.test(text) ? 'findings' : stage === 'plan' ? 'plan' : 'findings',
    };
  if (stage === 'plan' && words.length >= 3) {
    const advice = has.test(text) ? assessmentWords(words, persona) : planWords(words, persona);
    return { facts: fact(advice, has.test(text) ? 'assessment' : 'plan'), stage };
  }
  if (stage === 'history' && /\d|\b(?:weeks?|months?|days?|years?|since)\b/.test(digits) && words.length <= 20)
    return { facts: fact(toldWords(words, persona), topicOfTold(words, [])), stage };
  return none;
}

/** A ligament that is stable was felt, it is no problem that is stable. */
const isJudging = (text: string): boolean => judges.test(text.replace(feltStable, ''));
const feltStable =
  /\b(?:ligaments?|joints?|tendons?|patella|kneecap|pelvis|gait|vitals|vital signs)(?: \w+)? (?:is|are|look|looks|feel|feels) (?:all |both )?stable\b/;

/** "I see a bruise over the ankle" is a finding, "I see" none. */
const observes = (text: string): boolean =>
  /\bimprovement\b/.test(text) || (/^i (?:can )?see (?!you|that|what|your)/.test(text) && isFinding(text.split(' ')));

// What only an examination shows, also where the clinician says "you have".
const seen =
  /^(?:(?:so |and |okay )*you have (?:also )?|it is )(?=(?:an? |some |mild |a little |tender )?.*\b(?:effusion|crepitus|murmur|crackles|rales|wheez\w+|rhonchi|wax|cerumen|rebound|guarding|exudates?|erythema\w*|laxity|plaques?|papules?|tender (?:over|to|in|along|on|at)|tenderness)\b)/;

const namedProblem =
  /^(?:for|as for|regarding|in terms of|as far as) (?:your|the|his|her) (?:(?:first|second|third|fourth|next|last|other) (?:problem|issue|concern|diagnosis|thing) ?(?:of|is)? ?,? ?(?:your |the )?)?([a-z0-9 -]{3,40}?)?(?: goes| is concerned)? ?,? (?=i |this |it |we |you |let's )/;
const examined = new RegExp(
  `\\b(?:exam\\w*|flexion|extension|rotation|abduction|degrees|${examinedWithinForm}|${mentalStateForm}|ears?|skin|pupils?|reflexes|strength|swelling|tender\\w*|rash|murmur|edema|range of motion|ligaments?|i (?:see|hear|feel|notice)|there (?:is|are)|looks?|wound|incision)\\b`,
);
/** "If it gets worse, go to the emergency room": what to do when something happens. */
const precaution =
  /^(?:if|should|when|unless) .*(?<!\b(?:you|i|we|they|he|she|it) )\b(?:go|call|come|return|seek|see (?:me|us|an?|your)|stop|take|be seen|let (?:me|us) know)\b/;
const namesTreatment =
  /^(?:rest|ice|elevate|avoid|apply|weigh|limit|monitor|soak|gargle|rinse|drink)\b|\b(?:milligrams?|mg|prescri\w+|refer\w*|order|start|continue|stop|increase|refill|come (?:back|in|down)|labor and delivery|call|follow|see me|x-ray|mri)\b|\b(?:i|we) will (?:also )?(?:do|check|repeat|send|run|draw|test|schedule|treat|give|add|try|switch|set up) (?:an?|some|your|the|you|it)\b/;

const toldWords = (words: readonly string[], persona: Persona): string[] =>
  toThirdPerson(
    words
      .join(' ')
      .replace(/^(?:[a-z]+ , )?(?:i|we) (?:see|understand|know|hear|heard|read) (?:that )?/, '')
      .replace(/^it (?:is|has) been (.+) since /, 'seen $1 after ')
      .split(' '),
    'clinician',
    persona,
  );

const nextLine =
  / ,? ?(?:and|but|then) (?:then )?(?=(?:go to|call|come|see me|see us|follow|return|bring (?:him|her|them)|(?:i|we) will|i am|we are|stop|start|continue|avoid|keep|take|use|drink|check|do not|try|get)\b)| , (?=(?:i|we) will (?:do|give|start|check|order|refer|send|get|add|book|arrange|prescribe) )| (?=no lifting|no heavy|nothing to eat)|(?<=\S+ \S+ \S+) ,? ?(?=if (?:it|you|he|she|the)\b.*\b(?:we will|i will|call|come(?! back$))\b)/g;

/** "…, and call us if" begins another line of the plan; but what follows a condition stays under it. */
function partsOfPlan(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of text.matchAll(nextLine)) {
    const part = text.slice(from, index);
    if (/\b(?:if|unless)\b/.test(part)) continue;
    parts.push(part);
    from = index + joint.length;
  }
  return [...parts, text.slice(from)].map((part) => part.replace(/^[ ,]+|[ ,]+$/g, '')).filter((part) => part !== '');
}

function objectiveFacts(
  part: readonly string[],
  persona: Persona,
  fact: (words: readonly string[], topic: Topic) => Fact[],
): Fact[] {
  const digits = digitise(part).join(' ').replaceAll(' percent', '%');
  const list = toThirdPerson(part, 'clinician', persona);
  if (isVital(digits)) {
    const words = finding(list, persona)
      .join(' ')
      .replace(/^(?:today )?(?:it is|it was|that is) (?=(?:\d|one |two |ninety|eighty|seventy))/, 'blood pressure ');
    return fact(words.replace(/^today ,? ?/, '').split(' '), 'vitals');
  }
  if (isResult(digits)) return fact(finding(list, persona), 'results');
  const words = finding(list, persona)
    .join(' ')
    .replace(/^(?:he|she|they_|the patient|it(?= is tender)) (?:is|looks|appears|seems) /, '')
    .replace(/^that is (?:good|normal|great).*$/, '')
    .split(' ');
  return isFinding(words) || isFinding(['the', ...part])
    ? fact(words, 'exam')
    : /\b(?:is|are|has|looks?|with)\b/.test(part.join(' ')) && part.length >= 3
      ? fact(words, 'exam')
      : [];
}

import type { Clause } from '../clauses/clauses.ts';
import type { Phase } from '../clauses/phases.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { digitise } from '../../text/numbers.ts';
import { findingFaultOf } from '../gate/faults.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { onlyExamined, pictured } from '../plan/route.ts';
import type { Topic } from '../plan/topics.ts';
import { finding, isFinding } from '../sections/exam.ts';
import { tellsResult } from '../sections/named-tests.ts';
import type { Fact } from './fact.ts';
import { isPlan, isResult, isVital, namesIllness } from './patterns.ts';
import { vitalsIn } from './vitals.ts';
import { segmentsOf } from './segments.ts';

/** What an examination or a test showed, with the region or the test that it is of when another clause named it. */
export type Finding = Fact & { about: string[] };

const lead =
  /^(?:so|and|but|now|okay|alright|well|then|also|yeah|yes|um|again|,|let's see|actually|in fact|obviously|first of all|sorry|excuse me|(?:i|we) (?:will|would|can) say (?:that )?(?=you |your |there )|(?:i )?(?:do )?want to (?:note|mention) (?:that )?(?=you |your |the |there )|although|otherwise(?= ,? ?(?:your|the|there|no|you))|here(?: in the office)?(?: today)?|(?:i|we) (?:know|see|think|believe|noticed|saw) (?:here )?(?:that )?(?=you |your |the |there |it )|it (?:looks|seems|sounds|feels|appears) like (?=you |your |the |there )|(?:it|this|that) (?:just )?(?:means|says|tells me) (?:that )?(?=your |there )|hey ,? ?dragon|dragon) ,? ?/;
const examined =
  /^(?:(?:on|for|with|during) (?:your |the |my |his |her |today's )?(?:physical )?(?:([a-z ]{3,30}?) )?exam(?:ination)?(?: of (?:the |your )?([a-z ]{3,30}?))?|(?:your|the) ((?:left |right )?[a-z]+) exam(?:ination)?(?= you | there | i | is )|(?:i am |when i |as i |by |if i )?(?:looking at|look at|listening to|listen to|listened to|feeling|feel|examining|examine|press on|palpating|focus on|checking) (?:here )?(?:at )?(?:your |the )?([a-z ]{3,30}?))(?: ,)?(?: here| today| now| real quick| in the office| ,)*(?: ,|$| (?=there |you |i |it |they |no |(?:is|are|was|were|sounds?|shows?|reveals?) |everything |bowel |lungs ))/;
const regionOf =
  /^(?:on|in|over|at) (?:your |the )((?:(?:left|right|lower|upper) )?[a-z]+(?: [a-z]+)?) ,? ?(?=(?:i (?:do |also |can )*(?:appreciate|see|hear|feel|notice|recognize|observe|palpate|detect|identify)|there (?:is|are)|you (?:do |also )*have) )/;
const shown =
  /\b(?:show me|pull up|bring up|(?:look|looking|looked) (?:here )?at|(?:review|reviewed|reviewing|went over|go over) (?:the )?(?:results? (?:of|from) )?|results? (?:of|from)|this is|these are|here is|here are|(?:i|we|they) (?:just )?(?:drew|checked|did(?! (?:review|look|check|go|get|see|also)\b)|got|sent|repeated|took|ran)) (?:here )?(?:an? )?(?:the |your |that |some of your |his |her |an? )?(?:results? (?:of|from) )?(?:the |your )?((?:[a-z0-9-]+ ){0,4}?[a-z0-9-]+?)(?: results?| from\b.*| that\b.*| when\b.*| now\b.*| on you\b.*| here| today| ,.*| which\b.*| and\b.*|$)/;
// "I reviewed the results of your CT, which show a mass"
const reviewed =
  /^.*?\b(?:which|that|and it|and they|it|they) (?=(?:shows?|showed|demonstrates?|demonstrated|reveals?|revealed|looks?|looked) )/;
const nextRegion =
  /(?<!\byou) (?=(?:i )?do not (?:really )?(?:appreciate|hear|see|feel|notice|recognize|observe|palpate|detect|identify) )| ,? ?(?:and |now |then |but )*(?=(?:on|for) (?:your|the) (?:[a-z]+ ){1,3}exam(?:ination)?\b)| ,? ?(?:and |i )?(?:listen(?:ing)?|listened)(?: quickly)? to (?:your )?(?=(?:lungs|heart) (?:is|are|sounds?) )/;
const open =
  /(?:\b(?:hear|see|appreciate|notice|feel|recognize|observe|palpate|detect|identify|have|has|is|are|was|were|and|or|with|of|any|on|the|your|pressure|a|no|shows?|showed|reveals?)|,)$/;
// "a stone | that is located in the ureter"
const goesOn = /^(?:(?:that|which) (?:is|are|was|were) )?(?:measuring|measures|located) /;
const looks =
  /^(?:it|this|that|these|those|they|everything)(?: (?:also|all|does|do|did|just|really|still|actually))* (?=(?:shows?|showed|show|demonstrates?|demonstrated|reveals?|revealed|looks?|looked|is|are|was|were|came back|comes back|seems?|appears?|sounds?|feels?)\b)/;
const denied =
  /^(?:(?:i|we) )?(?:do|did|can) ?not (?:really |even )?(?:appreciate|see|hear|feel|notice|find|recognize|observe|palpate|detect|identify) (?:any |an? |that )?(?:signs? of |evidence of )?|^you (?:do|did) not have (?:any |an? )?/;
const seen =
  /^(?:i|we) (?:do |can |also |definitely |just |did )*(?:appreciate|see|hear|feel|notice|noted|found|appreciated|recognize|observe|palpate|detect|identify) (?:that |the (?!same))?|^(?:and )?(?:you|he|she) (?:do |also |still |definitely |does )*(?:have|has|had|have got) (?:got )?(?=an? |some |mild |trace |no |significant |slight|bilateral|\d|pain |tender|swell|one |two |normal|good|full|decreased|limited|positive|clear|nice|left|right|lower|bruis)|^there (?:is|are|was|were) /;
const tail =
  / ,? ?(?:(?:and )?(?:looking at \S+ )?listen(?:ing)?(?: quickly)? to .*|and then .*|open up .*|and everything|so continue .*|(?<=\b(?:murmurs?|bruits?|wheez\w+|rales|rhonchi|crackles|lymphadenopathy|adenopathy) (?:\S+ ){0,3})looking at .*|(?:which|and|but|so|that|because)(?: (?:that|this|it|they|those))?(?: (?:all|just))? (?:is|are|looks?|sounds?|seems?|was|means?|makes?|could|might|may|can|would|tells)\b(?! (?:\d|(?:mildly |slightly )?(?:elevated|high|low|positive|negative|tender|enlarged|swollen|red|clear|normal|regular|limited|decreased|increased|diminished|intact)\b)).*|(?:which (?:i|we|you)|that (?:i|we)) .*|(?:so|and|but) (?:i|we|you|let's|hey|does|do|is|are|did)\b(?! (?:do not (?:see|hear|appreciate|feel)|see|hear|appreciate)).*|okay.*|does that.*|(?:from|as) (?:what )?(?:we|i) .*|that i .*|(?:that )?,? ?that (?:you|he|she) (?:do )?(?:have|has))$/;
const talk =
  /\b(?:mentioned|let me know|let's|show me|i want|i am going|i will|we will|we are|we need|i know|i think|i believe|i am (?:happy|glad|worried|concerned)|remember|concerns? me|worry|explain|going to|want to|i would|we would|if you|finalize|template|please|what i|in case|people|patients|i wanted|you told|you said|sorry|in the meantime|avoid|diet|discussed|options?|recommend\w*|repeat|suggest\w*|because|why)\b|^(?:it|under|the (?:bad|good|other|first|second|only|one|thing)|they|which|what|here|let|go|turn|push|pull|lift|squeeze|bend|raise|lean|take|breathe|open|close|follow|look|sit|lie|hop|stand|keep|bring|kick|press|tell|can|check|listen|call) \b/;

const judged =
  /\b(?:will|would|should|recommend\w*|order\w*|if|help\w*|because|treat\w*|therapy|exercis\w*|can|could|may|might|means?|consistent|due to|caus\w+|likely|probably|believe|think|diagnos\w+|history|prevent|develop)\b/;
// findings that no phase announces
const spoken =
  /^(?:(?:so|and|now|okay|but|then) ,? ?)*(?:on (?:your |the )?(?:[a-z]+ ){0,3}exam\w*|(?:i|we) (?:do |can )*(?:not )?(?:appreciate|hear|recognize|observe|palpate|detect|identify)|(?:your |the )?(?:lungs?|heart|abdomen|neck|pupils|bowel sounds) (?:are|is|sounds?)|there (?:is|are) (?:(?:some|an?|mild|no|evidence of|signs? of|obvious|slight|significant|moderate|positive|still|also) )*(?:\S+ )?(?:tender|swell|edema|erythema|murmur|crackl|wheez|rash|ecchymosis|bruis|redness|effusion|lesion|mass\b|deformity|laxity|crepitus|weakness|warmth|drainage|distention))/;

/** The findings, results and vital signs that the clinician spoke of, in the order said. */
export function readFindings(clauses: readonly Clause[], phases: readonly Phase[], persona: Persona): Finding[] {
  const found: Finding[] = [];
  let about: { words: string[]; isTest: boolean; u: number } | undefined;
  const examinedAt = new Set<Finding>();
  const keep = (one: Finding, phase: Phase | undefined): void => {
    found.push(one);
    if (phase === 'exam') examinedAt.add(one);
  };
  const last = Math.max(1, clauses.length - 1);
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at]!;
    if (clause.role !== 'clinician' || clause.question) continue;
    const from = [clause];
    let said = [...clause.words];
    while (
      clauses[at + 1]?.role === 'clinician' &&
      clauses[at + 1]!.u === clause.u &&
      (open.test(said.join(' ')) || goesOn.test(clauses[at + 1]!.words.join(' ')))
    ) {
      const next = clauses[++at]!;
      from.push(next);
      said = [...said, ...next.words];
    }
    const phase = phases[at]!;
    const digits = digitise(said).join(' ').replaceAll(' percent', '%');
    const apart = isVital(digits) || (isResult(digits) && (at / last > 0.3 || !/\byour?\b/.test(digits)));
    const looking =
      phase === 'exam' ||
      phase === 'results' ||
      (at / last > 0.15 &&
        (spoken.test(digits) || ((onlyExamined.test(digits) || pictured.test(digits)) && !judged.test(digits))));
    if (!looking && (!apart || isPlan(digits))) continue;
    const signs = vitalsIn(said);
    for (const words of signs)
      if (!found.some((other) => other.topic === 'vitals' && other.words.join(' ') === words.join(' ')))
        keep({ words, topic: 'vitals', side: 'clinician', clauses: from, place: at / last, about: [] }, phase);
    for (const piece of withoutOpeners(said).join(' ').split(nextRegion)) {
      let text = withoutLead(piece).replace(
        /^((?:your |the )?\w+(?: \w+)?) , (?:and )?(?:that is|those are|which is) (?:your|the) [a-z ]+? ,(?: and)?(?: that| it| those)? /,
        '$1 ',
      );
      const test = testIn(piece) ?? testIn(text);
      if (test) {
        about = { words: test, isTest: true, u: clause.u };
        text = text.replace(reviewed, 'it ');
      }
      const region = examined.exec(text) ?? regionOf.exec(text);
      if (region) {
        const name = (region.slice(1).find(Boolean) ?? '').trim();
        if (name && !test) about = { words: name.split(' '), isTest: false, u: clause.u };
        else if (!name && !test) about = undefined;
        text = withoutLead(text.slice(region[0].length).trim());
      }
      if (about && !about.isTest && clause.u !== about.u) about = undefined;
      const words = text.split(' ').filter(Boolean);
      for (const part of looks.test(text) ? [words] : segmentsOf(words)) {
        const one = findingOf(withoutLead(part.join(' ')), about, phase, persona);
        // its numbers are written already
        if (signs.length > 0 && (one?.topic === 'vitals' || /\d/.test(digitise(part).join(' ')))) continue;
        const same =
          one && found.find((other) => other.topic === one.topic && other.words.join(' ') === one.words.join(' '));
        if (same) same.clauses.push(...from);
        else if (one)
          found.push({ ...one, side: 'clinician', clauses: from, place: at / last, about: about?.words ?? [] });
      }
    }
  }
  return withoutEarlier(found, examinedAt);
}

/** A sign that is measured in the examination, without the value of another day that was spoken of before. */
function withoutEarlier(found: readonly Finding[], examinedAt: ReadonlySet<Finding>): Finding[] {
  const nameOf = ({ words }: Finding): string => words.slice(0, -1).join(' ');
  const isSign = ({ topic, words }: Finding): boolean => topic === 'vitals' && /\d/.test(words.at(-1) ?? '');
  const again = new Set([...examinedAt].filter(isSign).map(nameOf));
  return found.filter((one) => !isSign(one) || examinedAt.has(one) || !again.has(nameOf(one)));
}

function withoutLead(text: string): string {
  let out = text;
  for (let before = ''; before !== out;) {
    before = out;
    out = out.replace(lead, '');
  }
  return out;
}

/** The test whose results are looked at: "show me the lipid panel". */
function testIn(text: string): string[] | undefined {
  const named = shown.exec(text)?.[1]?.split(' ');
  if (!named) return undefined;
  const test = mentionsIn(named).find(({ kind }) => kind === 'test');
  if (!test && lab.test(named.join(' '))) return named;
  if (test) return named.slice(0, test.at + test.length);
  return /\b(?:panel|labs?|tests?|titers?|studies|x-?rays?|scan|screen|strep|ecg|ekg|pfts?|levels?|pathology|biopsy|ct|mri|a1c|echo|[a-z]{4,}gram|[a-z]{4,}scopy|[a-z]{4,}graphy|blood pressure|readings|vitals?|vital signs)$/.test(
    named.join(' '),
  )
    ? named
    : undefined;
}

function findingOf(
  said: string,
  about: { words: readonly string[]; isTest: boolean } | undefined,
  phase: Phase,
  persona: Persona,
): Pick<Fact, 'words' | 'topic'> | undefined {
  const cut = said.replace(tail, '').trim();
  const pointed = looks.exec(cut);
  // "it showed mild regurgitation": of the test that was named
  const subject = pointed && about ? [...about.words] : [];
  let text = pointed ? cut.slice(pointed[0].length) : cut;
  if (pointed && !about) return undefined;
  const verb = pointed
    ? /^(?:shows?|showed|demonstrat\w+|reveal\w*) (?:that )?(?:you (?:do )?have |there (?:is|are) |(?:it|they) (?:is|was|are|were) )?/.exec(
        text,
      )
    : null;
  if (verb) text = text.slice(verb[0].length);
  text = text
    .replace(/^(?:that|this|these|those|some) (?=[a-z])/, pointed ? '' : '$&')
    .replace(denied, 'no ')
    .replace(seen, '')
    .replace(/^no (?:no|like|any|really) /, 'no ')
    // "I don't see any … there's a little fluid": what was begun is given up
    .replace(/^no (?:, )?(?=there is (?!no\b))/, '')
    .replace(/^there (?:is|are) (?=(?:a |an |some )?(?:\S+ ){1,5}\S+$)/, '')
    .replace(/^there (?:is|are) (\S+)$/, '$1 present')
    .replace(/ or there (?:is|are) no /, ' or ')
    .replace(/ (?:right |down )?here$| however$| (?:and )?so(?: essentially| basically| yeah)?$/, '')
    .replace(/^like (?:the |your )?/, '')
    .replace(/^(?:a )?(?:little|tiny) bit of (?:an? )?/, 'mild ')
    .replace(/^little (?=\d|enlarged|swollen|tender)/, '')
    .trim();
  const words = text.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 30 || talk.test(text)) return undefined;
  const digits = digitise(words).join(' ').replaceAll(' percent', '%');
  const list = finding(toThirdPerson(words, 'clinician', persona), persona);
  if (list.length === 0 || (!pointed && verbFirst.test(list.join(' '))) || loose.test(list.join(' '))) return undefined;
  const bare = pointed ? list.join(' ').replace(copula, '').split(' ') : list;
  const whole = pointed ? [...subject, ':', ...bare] : list;
  if (/\b(?:i|we|me|my|us|our|you|your|clinician)\b/.test(whole.join(' '))) return undefined;
  if (findingFaultOf(whole)) return undefined;
  const of = (topic: Topic): Pick<Fact, 'words' | 'topic'> => ({ words: whole, topic });
  if (pointed && about && vital.test(about.words.join(' '))) return measured.test(digits) ? of('vitals') : undefined;
  if (isVital(digits) || /^vital signs?\b/.test(digits)) return of('vitals');
  const own = testNamed(words);
  if (!own && !pointed && pictured.test(text) && !onlyExamined.test(text))
    return isFinding(list) ? of('results') : undefined;
  if (!own && !pointed && onlyExamined.test(text)) return isFinding(list) ? of('exam') : undefined;
  if (own || (about?.isTest && phase === 'results')) {
    const isBare =
      own ||
      pointed ||
      list.includes(about!.words.at(-1)!) ||
      /^(?:the )?(?:results?|tests?)$/.test(about!.words.join(' '));
    const named = isBare ? whole : [...about!.words, ':', ...list];
    if (findingFaultOf(named)) return undefined;
    return (verb !== null || tellsResult(named)) && !/\b(?:will|should|order|recommend)\b/.test(text)
      ? { words: named, topic: 'results' }
      : undefined;
  }
  if (pointed && about?.isTest)
    return verb !== null || tellsResult(whole)
      ? of(vital.test(about.words.join(' ')) ? 'vitals' : 'results')
      : undefined;
  if (namesIllness(text) && !isFinding(list)) return undefined;
  return (pointed ? list.length > 0 : list.length > 1) && isFinding(pointed ? whole : list) ? of('exam') : undefined;
}

const verbFirst = /^(?:is|are|was|were|has|have|had|appears?|sounds?|looks?|feels?|seems?|said|did|does|do|got|came) /;
const copula =
  /^(?:(?:it|they|everything) )?(?:is|are|was|were|appears?|looks?|looked|seems?|came back|comes back)(?: (?:to be|as))? /;
const lab =
  /\b(?:cortisol|cholesterol|triglycerides|alt|ast|ldl|hdl|tsh|psa|hemoglobin|hematocrit|creatinine|potassium|sodium|magnesium|platelets|ferritin|estradiol|testosterone|white (?:blood )?(?:cell )?count|kidney function|liver function|liver enzymes|blood sugars?|glucose|a1c|vitamin d(?: level)?|iron(?: level)?|thyroid (?:level|function)|bun|gfr|egfr|ef|ejection fraction)\b/;
const loose =
  /\b(?:the|an?|of|to|and|or|with|in|on|at|for|as|if|is|are|was|were|like|it|that|looks?|showed|shows?|meaning|seems?)$/;
const vital =
  /^(?:blood pressure|pressure|pulse|heart rate|temperature|weight|oxygen|vitals?|vital signs|readings)\b|readings$/;

const measured = /\d|\b(?:high|higher|low|lower|elevated|normal|controlled|stable|good|fine|great|up|down)\b/;

function testNamed(words: readonly string[]): boolean {
  const digits = digitise(words).join(' ');
  return (
    (mentionsIn(words).some(({ kind }) => kind === 'test') && isResult(digits)) ||
    (lab.test(digits) && measured.test(digits))
  );
}

import { isDrug } from '../../vocabulary/drugs.ts';
import { readAnswer } from '../frames/answers.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import type { Clause } from '../clauses/clauses.ts';

/** What somebody on the patient's side decided about care that was spoken of. */
export type Decision = {
  kind: 'refusal' | 'consent';
  /** In the first person, "that" replaced where it is known; none when it is not sure enough what was agreed to. */
  words: string[];
  /** The words that name what it is about; none when it is about all that was proposed, or nothing names it. */
  care: string[];
  /** The patient's own clause, and whether it says nothing else. */
  clause: Clause;
  whole: boolean;
  /** The clauses that it rests on; the patient's own is the last. */
  clauses: Clause[];
};

const careNoun =
  /^(?:surgery|operation|procedures?|replacement|repair|arthroscopy|vaccines?|vaccinations?|shots?|booster|medications?|medicines?|meds|pills?|tablets?|injections?|infusions?|therapy|tests?|testing|scans?|mri|ct|x-?rays?|biopsy|colonoscopy|endoscopy|mammogram|statins?|insulin|antibiotics?|treatments?|steroids?|opioids?|narcotics|transfusions?|hospital|admission|chemo|chemotherapy|radiation|dialysis|labs|referral|catheter|stents?|pacemaker|implant|iud|inhalers?|cpap|hospice|ventilator|intubation|amputation|\w{3,}(?:ectomy|plasty|scopy|ostomy|otomy))$/;
/** Whether a word names something that is done or given: "surgery", "injections", a drug. */
export const isCare = (word: string): boolean => careNoun.test(word) || isDrug(word);

const adverbs =
  '(?:(?:really|just|still|definitely|honestly|absolutely|actually|certainly|also|probably|especially) )*';
const refuses = new RegExp(
  [
    `\\b(?:i|we) ${adverbs}(?:do not|would not) ${adverbs}(?:want|wish|care for|agree|consent|accept|like (?:to|the idea))\\b`,
    `\\b(?:i|we) ${adverbs}(?:will not|would not|am not (?:going to|gonna)|are not (?:going to|gonna)) ${adverbs}(?:be )?(?:want|like|take|taking|do|doing|have|having|get|getting|use|using|go|going|consider|let|sign|start|accept|undergo)\\b`,
    `\\b(?:i|we) (?:would |will )?(?:really |much )?rather not\\b`,
    `\\b(?:i|we) (?:would |will |have to |must |am going to )?(?:refuse|decline)\\b`,
    `\\b(?:i|we) (?:am|are) ${adverbs}(?:not (?:really |so |very )?(?:interested|comfortable|ready|willing|okay with|on board)|against|refusing|declining)\\b`,
  ].join('|'),
);
const reports =
  /\b(?:(?:the )?patient|he|she) (?:has |had |did |again )*(?:declin(?:es?|ed)|refus(?:es?|ed)|(?:does|did) not want)\b/;
const thanks = /\bno ,? ?(?:thank you|thanks)\b/;
const agrees =
  /\b(?:i|we) (?:(?:do|would|can|fully|completely|totally|definitely) )*(?:agree (?:to|with|that)|consent)\b|\b(?:i|we) give (?:you )?(?:my|our) (?:consent|permission)\b/;
const goesAhead =
  /\blet's (?:do|go (?:ahead )?with|go ahead and (?:do|schedule|start)|try|start|schedule|get) (?:it|that|this|the)\b/;
const pointing =
  /\b(?:it|that|this|one|them|those|any(?: of (?:it|that|this|those))?)(?= ?(?:$|,|right now|now|today|at this|yet|again|anymore|because|unless|until|for now|done))/;
const offers =
  /^(?:so )?(?:would you (?:like|want|be (?:interested|willing|open))|do you (?:want|wish)|are you (?:interested|willing|open)|how about|what about|can i (?:get|give|offer) you|should we)\b/;
const proposes =
  /\b(?:(?:i|we) (?:\S+ )?(?:recommend|suggest|propose|advise)|(?:i|we) (?:would like|want|would want) (?:you|to)|you (?:should|need)|(?:we|you) (?:could|can|should) (?:also )?(?:try|do|start|go))\b/;
const asksLeave =
  /\b(?:do you (?:agree|consent)|are you (?:(?:okay|ok|fine|good|comfortable|alright|all right|happy|willing|on board|agreeable)\b|with (?:that|this|the)\b)|is (?:that|this|it) (?:okay|ok|alright|all right|fine|good))\b/;
const asksOfAll =
  /\b(?:(?:does )?(?:that|this) sounds?|sounds?) (?:good|okay|ok|alright|fine|like a (?:good )?plan)(?: to you)?$/;
// without a mark: "… does that sound good"; "your lungs sound good" asks nothing
const endsAsking =
  /\b(?:does (?:that|this) sound|that sound|there sound) (?:good|okay|like a (?:good )?plan)(?: to you)?$/;
const allows =
  /^(?:that (?:is|sounds|works|would be)|sounds|works|i (?:am|do|would|will|agree|consent)|let's|it is|fine|good|great|perfect|okay|yes|yeah|yep|sure|absolutely|definitely|of course)\b/;
const hesitates = /\b(?:not|no|never|but|if|rather|maybe|think about)\b/;

// How far before a decision what it is about may have been named.
const reach = 6;

/** Every refusal, and every agreement that was put into words, in the order said. "Perfect" and "that's fine" alone are none. */
export function decisionsIn(clauses: readonly Clause[]): Decision[] {
  return clauses.flatMap((clause, at): Decision[] => {
    if (clause.question) return [];
    if (clause.role === 'clinician') return reported(clause);
    const decision = refusal(clause, clauses, at) ?? stated(clause, clauses, at) ?? granted(clause, clauses, at);
    return decision ? [decision] : [];
  });
}

/** "The patient declined the biopsy", as a clinician dictates. */
function reported(clause: Clause): Decision[] {
  const text = clause.words.join(' ');
  const found = reports.exec(text);
  const told = found ? text.slice(found.index).split(' ') : [];
  const care = told.filter(isCare);
  const whole = isWhole(text, found?.index ?? 0);
  return care.length > 0 ? [{ kind: 'refusal', words: told, care, clause, whole, clauses: [clause] }] : [];
}

/** "I don't want the surgery", "I'd rather not take that", "no thanks" to what was offered. */
function refusal(clause: Clause, clauses: readonly Clause[], at: number): Decision | undefined {
  const text = clause.words.join(' ');
  const found = refuses.exec(text);
  if (found) {
    const told = text.slice(found.index);
    const base = { kind: 'refusal' as const, clause, whole: isWhole(text, found.index) };
    const named = told.split(' ').filter(isCare);
    if (named.length > 0) return { ...base, words: withoutAddress(told), care: named, clauses: [clause] };
    const about = suggested(clauses, at) ?? proposed(clauses, at);
    const bare = withoutAddress(told).join(' ') === found[0];
    if (!about || !(bare || pointing.test(told))) return undefined;
    const words = bare ? completed(found[0], about) : withoutAddress(withName(told, about));
    return { ...base, words, care: about.care, clauses: [about.clause, clause] };
  }
  const offer = clauses[at - 1];
  if (offer?.role !== 'clinician') return undefined;
  const care = offer.words.filter(isCare);
  const asked = offer.question && offers.test(offer.words.join(' '));
  if (care.length === 0 || !(asked || (!offer.question && proposes.test(offer.words.join(' '))))) return undefined;
  const no = thanks.test(text) || (readAnswer(clause.words)?.polarity === 'no' && (asked || clause.words.length < 4));
  if (!no) return undefined;
  const words = ['i', 'do', 'not', 'want', ...nameIn(offer.words)];
  return { kind: 'refusal', clause, whole: clause.words.length < 6, words, care, clauses: [offer, clause] };
}

/** "I agree to the surgery", "let's do it" right after it was proposed. */
function stated(clause: Clause, clauses: readonly Clause[], at: number): Decision | undefined {
  const text = clause.words.join(' ');
  const found = agrees.exec(text) ?? goesAhead.exec(text);
  if (!found || /\b(?:not|never)\b/.test(text.slice(0, found.index))) return undefined;
  const told = text.slice(found.index);
  const base = { kind: 'consent' as const, clause, whole: isWhole(text, found.index) };
  const ahead = told.startsWith("let's");
  const own = told.split(' ').filter(isCare);
  if (own.length > 0) {
    const words = ahead ? ['i', 'agree', 'to', ...nameIn(told.split(' '))] : withoutAddress(told);
    return { ...base, words, care: own, clauses: [clause] };
  }
  const about = proposed(clauses, at);
  const latest = clauses.findLast(({ role }, i) => i < at && role === 'clinician');
  if (about?.clause === latest && about && about.name.length > 0 && pointing.test(told)) {
    const words = ahead ? ['i', 'agree', 'to', ...about.name] : withName(told, about).split(' ');
    return { ...base, words, care: about.care, clauses: [about.clause, clause] };
  }
  if (ahead && (!about || questionBefore(clauses, at))) return undefined;
  return { ...base, words: /\bplan\b/.test(told) ? withoutAddress(told) : [], care: [], clauses: [clause] };
}

/** "Yes" to "are you okay with the injection?": sure is only what the question names, or what was named right before it. */
function granted(clause: Clause, clauses: readonly Clause[], at: number): Decision | undefined {
  const text = clause.words.join(' ');
  const asked = questionBefore(clauses, at);
  const about = proposed(clauses, at);
  if (!asked || !about || hesitates.test(text)) return undefined;
  if (!allows.test(text) && readAnswer(clause.words)?.polarity !== 'yes') return undefined;
  const question = asked.words.join(' ');
  const base = { kind: 'consent' as const, clause, whole: true, clauses: [...new Set([about.clause, asked, clause])] };
  if (asksLeave.test(question)) {
    const named = about.clause === asked || clauses.indexOf(asked) - clauses.indexOf(about.clause) === 1;
    if (named && about.name.length > 0)
      return { ...base, words: ['i', 'agree', 'to', ...about.name], care: about.care };
  }
  return asksLeave.test(question) || asksOfAll.test(question) ? { ...base, words: [], care: [] } : undefined;
}

/** Whether nothing but openers ("well, no, actually") stands before the decision. */
const isWhole = (text: string, from: number): boolean => withoutOpeners(text.slice(0, from).split(' ')).length < 3;

/** "… to the hospital, doctor" → without the one who is spoken to or thanked. */
const withoutAddress = (told: string): string[] =>
  told.replace(/(?: ,? ?(?:doctor|doc|sir|ma'am|thanks|thank you))+$/, '').split(' ');

/** "I'd rather not" → "i would rather not have metformin or insulin". */
function completed(told: string, { name, care }: Care): string[] {
  const thing = name.length > 0 ? name : [...new Set(care)].join(' or ').split(' ');
  if (thing[0] === '') return told.split(' ');
  const joint = told.endsWith('rather not') ? ['have'] : told.endsWith('interested') ? ['in'] : [];
  const takesThing = joint.length > 0 || told.endsWith('refuse') || told.endsWith('decline');
  return takesThing ? [...told.split(' '), ...joint, ...thing] : told.split(' ');
}

const withName = (told: string, { name }: Care): string =>
  name.length > 0 ? told.replace(pointing, name.join(' ')) : told;

/** The clinician's question that comes right before an answer. */
function questionBefore(clauses: readonly Clause[], at: number): Clause | undefined {
  const { u } = clauses[at]!;
  for (let before = at - 1; before >= Math.max(0, at - 3); before--) {
    const clause = clauses[before]!;
    if (clause.role === 'clinician')
      return clause.question || endsAsking.test(clause.words.join(' ')) ? clause : undefined;
    if (clause.u !== u) return undefined;
  }
  return undefined;
}

/** `name` is empty where several things are named, so that nothing tells which of them is meant. */
type Care = { name: string[]; care: string[]; clause: Clause };

/** The care that the clinician last spoke of, shortly before. */
function proposed(clauses: readonly Clause[], at: number): Care | undefined {
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const clause = clauses[before]!;
    const care = clause.role === 'clinician' ? clause.words.filter(isCare) : [];
    if (care.length > 0) return { name: isOne(clause.words) ? nameIn(clause.words) : [], care, clause };
  }
  return undefined;
}

/** What was proposed last, in words that name no care: "I would recommend taking the gallbladder out". */
function suggested(clauses: readonly Clause[], at: number): Care | undefined {
  const clause = clauses.findLast(
    ({ role, words }, i) =>
      i < at && i >= at - reach && role === 'clinician' && (proposes.test(words.join(' ')) || words.some(isCare)),
  );
  return clause && !clause.words.some(isCare) ? { name: [], care: [], clause } : undefined;
}

const isOne = (words: readonly string[]): boolean =>
  words.filter((word, i) => isCare(word) && !isCare(words[i + 1] ?? '')).length === 1;

const noPartOfName =
  /^(?:a|an|the|some|your|this|that|these|those|any|to|for|of|with|on|in|at|from|by|i|you|we|it|and|or|but|so|,|is|are|be|was|would|could|should|can|will|may|do|does|have|has|had|get|getting|order|try|trying|start|starting|give|take|taking|recommend|suggest|like|want|need|schedule|discuss|consider|about|next|another|new|more|go|going|put|add|use|using|due|also|then|just|one|daily|milligrams?|mg|offer|prescribe|continue|doing|having|today|here)$/;

/** "would recommend a total knee replacement next month" → "a total knee replacement"; of a drug its name alone. */
function nameIn(words: readonly string[]): string[] {
  const last = words.findIndex((word, i) => isCare(word) && !isCare(words[i + 1] ?? ''));
  if (isDrug(words[last]!) && !careNoun.test(words[last]!)) return [words[last]!];
  let from = last;
  while (from > 0 && last - from < 4 && /^[a-z-]+$/.test(words[from - 1]!) && !noPartOfName.test(words[from - 1]!))
    from--;
  const article = /^an?$/.test(words[from - 1] ?? '') ? words[from - 1]! : 'the';
  return [article, ...words.slice(from, last + 1)];
}

const refusing =
  /\b(?:does|do|did|would|will) not (?:want|wish|agree|consent|accept|take|have|undergo|like|proceed|pursue)\b|\brather not\b|\b(?:refus|declin|defer|prefer)\w*\b|\bnot (?:going to|interested|comfortable|ready|willing|okay with|pursu\w+|proceed\w*)\b|\bhold\w* off\b|\bagainst\b/;
/** Whether a sentence of a note says that somebody will not have something. */
export const tellsRefusal = (words: readonly string[]): boolean => refusing.test(words.join(' '));

/** All but the consents that were taken back: a later refusal of the same, or one that names nothing, undoes them. */
export const standing = (decisions: readonly Decision[]): Decision[] =>
  decisions.filter(
    (one, at) =>
      one.kind === 'refusal' ||
      !decisions.slice(at + 1).some((later) => later.kind === 'refusal' && concernsSame(one.care, later.care)),
  );

const operation =
  /^(?:surgery|operation|procedures?|replacement|repair|amputation|arthroscopy|\w+(?:ectomy|plasty|ostomy|otomy))$/;
const medicine = /^(?:medications?|medicines?|meds|pills?|tablets?|statins?|antibiotics?|steroids?|opioids?)$/;
const anything = /^(?:treatments?|therapy)$/;

/** Whether two decisions may be about one thing: they share a word, or one names it by its kind, or not at all. */
export const concernsSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((one) => others.some((other) => isSame(one, other)));

const isSame = (one: string, other: string): boolean =>
  one === other ||
  (operation.test(one) && operation.test(other)) ||
  (medicine.test(one) && (medicine.test(other) || isDrug(other))) ||
  (medicine.test(other) && isDrug(one)) ||
  anything.test(one) ||
  anything.test(other);

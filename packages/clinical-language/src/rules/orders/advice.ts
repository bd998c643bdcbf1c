import type { Clause } from '../clauses/clauses.ts';
import { planWords } from '../facts/plan-words.ts';
import type { Persona } from '../people/persona.ts';
import { digitise } from '../../text/numbers.ts';

/** A line of advice, return advice or follow-up, with the clause that it rests on. */
export type Advice = { kind: 'advice' | 'return' | 'followUp'; words: string[]; clauses: Clause[] };

const length = String.raw`(?:about |the next |another )*(?:\d+(?:(?: to |-| or )\d+)?|a|one|a couple(?: of)?|a few) (?:days?|weeks?|months?|years?)`;
const back = String.raw`(?:see (?:you|me|him|her|them|us)(?: (?:back|again|here|in (?:the )?(?:clinic|office)))*|(?:have you )?(?:come|coming) (?:back|in)(?: (?:here|to see me|and see me|to the (?:clinic|office)))*|follow(?:-| )?up(?: (?:with (?:me|us|you)|visit|appointment|here))*|(?:return|review you|check (?:back )?in(?: with you)?|speak (?:to you )?again|schedule (?:you )?a follow(?:-| )?up)(?: (?:to (?:the )?(?:clinic|office)|visit))?)`;
const followUp = new RegExp(String.raw`\b${back}(?: (?:again|back|with me))?,? (?:in ((?:${length}))|(next (?:week|month|year)|tomorrow|as needed))\b`);
const within = new RegExp(String.raw`\bin (${length})\b.*\b(?:see you|follow(?:-| )?up|come back)\b`);

const contact =
  /\b(?:call|contact|message|phone|ring|let (?:me|us) know|come back|come (?:straight )?in|return|go (?:straight |right )?to (?:the )?(?:er|emergency\w*|hospital|a and e)|seek|see (?:a |your )?(?:doctor|gp))\b/;
const condition = /\b(?:if|should|when) ((?:you|your|it|the|things|there|any|that|symptoms|this)\b.+)$/;

/** Follow-up and return advice of the clinician's clauses: one line of each kind, the last follow-up that was said. */
export function readReturns(clauses: readonly Clause[], persona: Persona): Advice[] {
  const found: Advice[] = [];
  for (const clause of clauses) {
    if (clause.role !== 'clinician' || clause.question) continue;
    const text = digitise(clause.words).join(' ');
    const follows = followUp.exec(text) ?? within.exec(text);
    const when = follows?.[1] ?? follows?.[2];
    if (when && !/\bif\b/.test(text.slice(0, follows!.index))) {
      const words = ['follow', 'up', ...(/^(?:next|tomorrow|as)/.test(when) ? [] : ['in']), ...when.replace(/^a /, '1 ').split(' ')];
      found.push({ kind: 'followUp', words, clauses: [clause] });
      continue;
    }
    const asks = contact.exec(text);
    const on = condition.exec(text);
    if (!asks || !on || /\b(?:can|could|want) (?:to )?call (?:it|them)\b/.test(text)) continue;
    const told = on[1]!.split(/ , | and (?:i|we|then|please)\b| then /)[0]!;
    if (contact.test(told) || told.split(' ').length > 22 || told.split(' ').length < 3) continue;
    const verb = /\b(?:er|emergency\w*|hospital|a and e)\b/.test(text) ? 'go to the emergency department if' : 'call or return if';
    found.push({ kind: 'return', words: [...verb.split(' '), ...planWords(told.split(' '), persona)], clauses: [clause] });
  }
  const last = found.findLast(({ kind }) => kind === 'followUp');
  return found.filter((one) => one.kind !== 'followUp' || one === last);
}

const acts =
  'rest ice elevate avoid use apply keep drink eat exercise stretch walk weigh monitor check record track log limit cut watch quit stop stay wear wash soak sleep lose reduce take hydrate push buy bring follow try work increase do';
const advised = new RegExp(
  String.raw`^(?:(?:and|so|then|also|now|but|okay|in the meantime) )*(?:(?:i|we) (?:(?:am|are) going to|will|would|want|need|would like|encourage|recommend|advise|suggest|do want|do) ?(?:like |want |have |recommend |suggest |encourage |advise )*(?:that )?you(?: (?:to|should))?|you (?:should|need to|can|must|have to|will need to|will want to|may)|let's(?: have you)?|let us|please|make sure (?:that )?you(?: are)?|be sure to|try to|try and|it is important (?:that you|to)|remember to|go ahead and)? ?(?:(?:continue|keep|start|go ahead and|just|also|really|try) (?:to )?)*(?:(?:${acts.replaceAll(' ', '|')})|(?:resting|icing|elevating|avoiding|using|drinking|exercising|monitoring|checking|tracking|wearing))\b`,
);
const object =
  /\b(?:rest|ice|elevat\w+|salt|sodium|diet|fluids?|water|hydrat\w+|exercise\w*|weight|weigh|blood (?:pressures?|sugars?)|sugars?|pressures?|log|diary|track|journal|smok\w+|alcohol|drinking|strenuous|heavy|lifting|activit\w+|sports?|running|work|weight ?bearing|sleep|stretch\w*|walk\w*|heat|compress\w*|sunscreen|sun|moistur\w+|wash\w*|soap|caffeine|foods?|eat\w*|meals?|feet|foot|leg|knee|arm|wound|dressing|dry|clean|temperature|stress|triggers?)\b/;
const hands = /\b(?:look|here|now|for me|breath|breaths|seat|listen|table|push|press|squeeze|against|resistance)\b/;

/** Advice on what the patient does: near its words, when its object is one that a plan names. */
export function readAdvice(clauses: readonly Clause[], persona: Persona, isPlan: (clause: Clause) => boolean): Advice[] {
  return clauses.flatMap((clause): Advice[] => {
    if (clause.role !== 'clinician' || clause.question || !isPlan(clause)) return [];
    const text = clause.words.join(' ');
    if (!advised.test(text) || !object.test(text) || hands.test(text) || clause.words.length > 28) return [];
    const words = planWords(clause.words, persona);
    if (words.length < 2 || /\b(?:i|we|you|your|clinician)\b/.test(words.join(' '))) return [];
    return [{ kind: 'advice', words, clauses: [clause] }];
  });
}

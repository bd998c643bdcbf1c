import type { Clause } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { planWords } from '../facts/plan-words.ts';
import type { Persona } from '../people/persona.ts';
import { digitise } from '../../text/numbers.ts';
import { symptomsIn } from '../../vocabulary/symptoms.ts';
import { baseVerbs } from '../../vocabulary/verbs.ts';

/** A line of advice, return advice or follow-up, with the clause that it rests on. */
export type Advice = { kind: 'advice' | 'return' | 'followUp'; words: string[]; clauses: Clause[] };

const length = String.raw`(?:about |the next |another )*(?:\d+(?:(?: to |-| or )\d+)?|a|one|a couple(?: of)?|a few) (?:days?|weeks?|months?|years?)`;
const back = String.raw`(?:see (?:you|me|him|her|them|us)(?: (?:back|again|here|in (?:the )?(?:clinic|office)))*|(?:have you )?(?:come|coming) (?:back|in)(?: (?:here|to see me|and see me|to the (?:clinic|office)))*|follow(?:-| )?up(?: (?:with (?:me|us|you)|visit|appointment|here|in (?:the |our )?(?:clinic|office)))*|(?:return|review you|check (?:back )?in(?: with you)?|speak (?:to you )?again|schedule (?:you )?a follow(?:-| )?up)(?: (?:to (?:the )?(?:clinic|office)|visit))?)`;
const followUp = new RegExp(
  String.raw`\b${back}(?: (?:again|back|with me))?,? (?:in ((?:${length}))|(next (?:week|month|year)|tomorrow|as needed))\b`,
);
const within = new RegExp(String.raw`\bin (${length})\b.*\b(?:see you|follow(?:-| )?up|come back)\b`);

const contact =
  /\b(?:call|contact|message|phone|ring|let (?:me|us) know|come back|come (?:straight )?in|return|take (?:yourself|him|her|them|your \w+) (?:straight |right )?to|go (?:straight |right )?to (?:the )?(?:er|emergency\w*|hospital|a and e)|seek|see (?:a |your )?(?:doctor|gp))\b/;
const condition =
  /\b(?:if|should|when) ((?:(?:by |in |after )?(?:next|the next|a few|the end of) [a-z]+(?: or [a-z]+)? ,? ?)?(?:you|your|it|the|things|there|any|that|symptoms|this|they|he|she)\b.+)$/;
const actionOpens =
  / ?,? (?:then )?(?:i (?:would|want|need|really)|(?:and )?we (?:would|will|can|need)|please|(?:and )?(?:just )?(?:call|ring|phone)|(?:and )?give (?:me|us)|(?:and )?(?:do )?come|(?:and )?go|you (?:should|need to|must|can|would|have to)|that (?:is|would)|(?:do )?contact|let (?:me|us)|see)\b/;

const assents = / ?,? ?(?:ok|okay|alright|all right|yeah)$/;
/** What cannot wait. */
const now =
  /\b(?:need|want|like|should|must|please|advise|going|have|will|ask) .*\b((?:call|ring|phone) (?:for )?(?:the |an |you an )?(?:ambulance|999|911)|(?:take (?:yourself|him|her)|go|get) (?:straight |right |directly )?to (?:the |an? )?(?:a and e|emergency\w*(?: room| department)?|er|hospital))\b/;

/** The patient of a call is to be seen in person. */
const review =
  /\b(?:like|want|need|needs|arrange|book|booking|going to|will|gonna|recommend|advise|rather)\b.*\b(?:(?:be|get|got) (?:seen|assessed|reviewed|examined)(?: (?:by|in|at|today|face)\b|$)|see (?:one of )?(?:our|my|a|the) (?:gps?|doctors?|clinicians?|hubs?)\b|(?:come|bring you|coming) (?:in ?to|to) (?:one of )?(?:my|our) (?:clinics?|hubs?|surger\w+)|gp to (?:assess|see|examine) you|face[- ]to[- ]face)/;
const reviewWhen =
  /\b(?:today|tomorrow|urgently|as soon as possible|(?:in|within) the next (?:few|couple of|\d|two|three) (?:days?|hours?)|(?:in|within) (?:a few|a couple of|\d+) days?(?: time)?)\b/;

const toEmergency = 'go to the emergency department if';
const longestFeared = 34;
const opensFear = /\bif ((?:you|your|the|things|there|it|any|that|she|he|they)\b.+)$/;

/**
 * What must have happened first: "if one arm gets weak | then you would need to go to the emergency room", "your breathing is
 * getting worse, then you would need an ambulance". Undefined for what is to be done now.
 */
function fearedIn(
  text: string,
  clauses: readonly Clause[],
  index: number,
): { words: string; clauses: Clause[] } | undefined {
  const before = clauses[index - 1];
  const opened =
    before?.role === 'clinician' && /^then\b/.test(text) ? before.words.join(' ').replace(/^(?:and|but|so) /, '') : '';
  if (/^your\b/.test(opened) && !contact.test(opened)) return { words: opened, clauses: [before!] };
  const own =
    /^(?:(?:and|but|so|or|,) )*(.+?) ?,? (?:then )(?:you know ,? )?you (?:would|will|should|must|need)\b/.exec(
      text,
    )?.[1];
  for (let k = index - 1, seen = 0; k >= 0 && seen < 2; k--) {
    const { role, words } = clauses[k]!;
    if (role !== 'clinician') {
      if (words.length > 3) break;
      continue;
    }
    seen++;
    const said = words.join(' ');
    if (contact.test(said)) break;
    const feared = opensFear.exec(said)?.[1];
    if (!feared) continue;
    const more = own?.replace(/^any of (?:those|these) symptoms ,? ?(?:or )?/, '');
    return { words: more ? `${feared} , or ${more}` : feared, clauses: [clauses[k]!] };
  }
  return own && /^(?:your?|the|any|it)\b/.test(own) && !/\bany of\b/.test(own)
    ? { words: own, clauses: [] }
    : undefined;
}

const anyOfThose =
  /^(?:you|he|she|they) (?:gets?|have|has|develops?|notices?) any of (?:those|these|that|them|this|the above)(?: (?:symptoms|things|signs))?$/;
/** "If you have any of those": the symptoms that were named in the same breath, or undefined when none were. */
function listedBefore(clauses: readonly Clause[], index: number, said: string): string | undefined {
  const { u } = clauses[index]!;
  for (let at = index; at >= 0 && clauses[at]!.u === u; at--) {
    const { words } = clauses[at]!;
    const told = at === index ? words.slice(0, Math.max(0, words.lastIndexOf('if'))) : words;
    const names = [...new Set(symptomsIn(told).map(({ name }) => name))];
    if (names.length > 0)
      return `${said.split(' ').slice(0, 2).join(' ')} ${names.length > 1 ? `${names.slice(0, -1).join(' , ')} or ${names.at(-1)!}` : names[0]!}`;
  }
  return undefined;
}

/** "If you have any of those" tells what to do about them. */
function goesOnWithThose(clauses: readonly Clause[], index: number): boolean {
  const { u } = clauses[index]!;
  return clauses.some(
    (one, at) => at > index && one.u === u && /\bany of (?:those|these|that|them)\b/.test(one.words.join(' ')),
  );
}

const warns =
  /\b(?:(?:things?|signs?|symptoms?) (?:that )?(?:you (?:need|want|should|have) to |(?:i want|i would like) you to |to )?|(?:need|want|should|have|like|please) (?:you )?(?:to )?(?:also )?|^(?:(?:and|so|also|but) )*)(?:look|watch|keep an eye)(?:ing)? (?:out )?for\b(.*)$/;
/** "Look out for when you get a fever" says itself when to come back. */
const warnsIf = /\b(?:look|watch)(?:ing)? out for(?: (?:would be|are|is|include))?(?: ,)* (?:if|when)\b/;
/** "Watch out for increasing pain, vomiting": the symptoms that are named, each with "worsening" when that was said. */
function warnedOf(text: string): string[] {
  const tail = warns.exec(text)?.[1]?.split(' ') ?? [];
  const found = symptomsIn(tail);
  const names = found.map(({ name, at }) =>
    /^(?:worse|worsening|increas\w+)$/.test(tail[at - 1] ?? '') ? `worsening ${name}` : name,
  );
  const distinct = [...new Set(names)];
  return distinct.flatMap((name, at) => [
    ...(at === 0 ? [] : at === distinct.length - 1 ? [...(distinct.length > 2 ? [','] : []), 'or'] : [',']),
    ...name.split(' '),
  ]);
}

const cutOff =
  /\b(?:gets?|have|has|is) that (?:is|was)\b|\b(?:has|have|had|is|are|was|were|do|does|did|not|the|a|an|to|of|and|or|with|in|on|for|any|your|you|it|that|still|get|gets)$|\b(?:are|is) still not\b.*\bstill\b|\b(?:still|things) (?:are|is) still\b/;
/** Follow-up and return advice of the clinician's clauses: the conditions, and the last follow-up that was said. */
export function readReturns(clauses: readonly Clause[], persona: Persona): Advice[] {
  const found: Advice[] = [];
  for (const [index, clause] of clauses.entries()) {
    if (clause.role !== 'clinician' || (clause.question && !assents.test(clause.words.join(' ')))) continue;
    const before = clauses[index - 1];
    // "if your breathing gets worse | then you need to go to the emergency room"
    const whole =
      before?.role === 'clinician' && clause.words[0] === 'then' && before.words.includes('if')
        ? [...before.words, ',', ...clause.words]
        : clause.words;
    const text = digitise(whole).join(' ').replace(assents, '');
    const urgent = !/\b(?:if|when|should)\b/.test(text) ? now.exec(text)?.[1] : undefined;
    const feared = urgent ? fearedIn(text, clauses, index) : undefined;
    if (feared) {
      const told = planWords(feared.words.split(' '), persona);
      if (!cutOff.test(feared.words) && told.length <= longestFeared)
        found.push({
          kind: 'return',
          words: [...(/ambulance|999|911/.test(urgent!) ? 'call an ambulance if' : toEmergency).split(' '), ...told],
          clauses: [...feared.clauses, clause],
        });
      continue;
    }
    if (urgent) {
      const words = /ambulance|999|911/.test(urgent) ? 'call an ambulance' : 'go to the emergency department';
      found.push({ kind: 'advice', words: words.split(' '), clauses: [clause] });
      continue;
    }
    const follows = followUp.exec(text) ?? within.exec(text);
    const when = follows?.[1] ?? follows?.[2];
    if (when && !/\bif\b/.test(text.slice(0, follows!.index))) {
      const at = /^(?:next|tomorrow|as)/.test(when) ? [] : ['in'];
      const words = ['follow', 'up', ...at, ...when.replace(/^(?:a|one) (?=day|week|month|year)/, '1 ').split(' ')];
      found.push({ kind: 'followUp', words, clauses: [clause] });
      continue;
    }
    const seen = /\bif\b/.test(text) ? null : review.exec(text);
    if (seen) {
      const due = reviewWhen.exec(text)?.[0].replace('few days time', 'few days');
      found.push({
        kind: 'advice',
        words: ['arrange', 'face-to-face', 'review', ...(due?.split(' ') ?? [])],
        clauses: [clause],
      });
      continue;
    }
    const warned = warnsIf.test(text) || goesOnWithThose(clauses, index) ? [] : warnedOf(text);
    if (warned.length > 0) {
      found.push({
        kind: 'return',
        words: ['call', 'or', 'return', 'if', 'there', 'is', ...warned],
        clauses: [clause],
      });
      continue;
    }
    const asks = contact.exec(text) ?? warnsIf.exec(text);
    const on = condition.exec(text);
    if (!asks || !on || /\b(?:can|could|want) (?:to )?call (?:it|them)\b/.test(text)) continue;
    const said = on[1]!
      .split(actionOpens)[0]!
      .replace(/ , (?:and |or )?if /g, ' , ')
      .replace(/ for (?:your|the) (?:(?:first|second|next|last) |.*\b(?:that|which) (?:i|we)\b).*$/, '')
      .replace(/ , it (?:is|would be) (?:better|best|important|worth)(?: \w+)?$/, '')
      .replace(/(?: ,)+$/, '');
    const told = anyOfThose.test(said) ? listedBefore(clauses, index, said) : said;
    if (told === undefined) continue;
    const size = told.split(' ').length;
    if (
      cutOff.test(told) ||
      contact.test(told) ||
      size > 30 ||
      size < 3 ||
      /^that\b|\b(?:gets?|has|is) that\b/.test(told) ||
      /\b(?:questions?|agree\w*|interested|okay|want)\b/.test(told)
    )
      continue;
    const verb = /\b(?:er|emergency\w*|hospital|a and e)\b/.test(text) ? toEmergency : 'call or return if';
    found.push({
      kind: 'return',
      words: [...verb.split(' '), ...planWords(told.split(' '), persona)],
      clauses: [clause],
    });
  }
  const last = found.findLast(({ kind }) => kind === 'followUp');
  const reviewed =
    found.findLast(({ words }) => words[1] === 'face-to-face' && words.length > 3) ??
    found.findLast(({ words }) => words[1] === 'face-to-face');
  return found
    .filter((one) => one.kind !== 'followUp' || one === last)
    .filter((one) => one.words[1] !== 'face-to-face' || one === reviewed);
}

const opening = String.raw`(?:(?:i|we) (?:(?:do|also|then|still|just) )*(?:(?:am|are) (?:going to|recommending)|will|would|want|need|encourage|recommend|advise|suggest)(?: (?:like|want|have|to|recommend|suggest|encourage|advise|also|just|need|ask))*(?: (?:for|that))*(?: (?:you|him|her))?(?: (?:to|should|can|have to|need to))*|have you|you (?:still |also |really |just |do )*(?:should|need to|can|must|have to|will need to|will want to|may|are going to)|let's|let us|please|mak(?:e|ing) sure(?: that)?(?: you(?: are)?)?|(?:it |that )?(?:is|would be|may be|might be|could be)(?: (?:also|certainly|definitely|probably|well))* worth|(?:things?|what) (?:that )?you (?:can|could|should|need to) do\b.{0,40}?\bis(?: to)?|help yourself ?,?|(?:would|will)(?: certainly| also)? (?:advise|recommend)(?: you)?(?: to)?|the best thing is to|things (?:like|such as)|be sure to|try to|try and|it is important (?:that you|to|for you to)|remember to|go ahead and|(?:that|it) (?:is|will be|would be) (?:good|great|helpful|ideal|important) if you (?:can|could)|(?:^|,|and|so|then|also)(?: (?:just|also|again|then|,|in the meantime|meanwhile))*)`;
const acts =
  'rest|ice|getting|using|taking|staying|pushing|having|elevate|avoid|use|apply|keep|drink|eat|exercise|stretch|walk|weigh|monitor|check|record|track|log|limit|cut|watch|quit|stay|wear|wash|soak|sleep|lose|reduce|take|hydrate|push|buy|bring|follow|increase|get|maintain|resting|icing|elevating|avoiding|drinking|exercising|monitoring|checking|tracking|watching|pushing|wearing|staying|eating|keeping|recording|measure|make|making|continue|measuring|cease|stop|change';
const advised = new RegExp(
  String.raw`(?<![a-z])${opening} ?((?:(?:continue|keep|start|also|really|try|be|begin|with)(?: (?:to|with|on))? )*(?:${acts})\b.*)$`,
);
const object =
  /\b(?:rest|rested|ice|icing|elevat\w+|salt|sodium|diet\w*|fluids?|water|hydrat\w+|[a-z]+-hydrated|diary|exercise\w*|weight|weigh|blood (?:pressures?|sugars?)|sugars?|pressures?|pressure cuff|scale|log|diary|track|journal|smok\w+|alcohol|drinking|strenuous|heavy|lifting|activit\w+|sports?|running|work|weight ?bearing|sleep|stretch\w*|walk\w*|heat|compress\w*|sunscreen|sun|moistur\w+|wash\w*|soap|caffeine|foods?|eat\w*|meals?|feet|foot|leg|knee|arm|wound|dressing|dry|clean|temperature|stress|triggers?|carbs?|weights|cranberry|time off|day off|days off)\b/;
const hands =
  /\b(?:against|kick|push (?:it|the|your) (?:\w+ )?out|give a balance|look|here|now|for me|breaths?|seat|listen|table|squeeze|resistance|bend|exam|physical|vitals?|question|questions)\b/;
const ends =
  / (?:,? ?and (?:report|let|send)\b|because|which|so that|so we|so i|and then|and i|and we|but|okay|alright|does that|how does|that (?:will|is|can|should)|it (?:will|is|can)|this (?:will|is))\b.*$/;

/** Advice on what the patient does, near its words, when its object is one that a plan names. */
export function readAdvice(
  clauses: readonly Clause[],
  persona: Persona,
  isPlan: (clause: Clause) => boolean,
): Advice[] {
  return clauses.flatMap((clause, at): Advice[] => {
    if (clause.role !== 'clinician' || !isPlan(clause)) return [];
    const said = withoutOpeners(clause.words).join(' ');
    if (clause.question && !assents.test(said)) return [];
    const text = said.replace(assents, '');
    const told = (advised.exec(text)?.[1] ?? praisedIn(text))
      ?.replace(
        / (?:and )?you (?:can|should|will) do (?:that|it|this) (?=for |\d|every |once |twice |three |four )/,
        ' ',
      )
      .replace(/^(?:.*, )?make sure (?:that )?you (?:are )?(?=[a-z])/, '')
      .replace(ends, '');
    if (
      !told ||
      asksOfNow.test(text) ||
      recapped.test(text) ||
      isRecap(clauses[at + 1], clause) ||
      !object.test(told) ||
      hands.test(told) ||
      told.split(' ').length > 20
    )
      return [];
    const words = planWords(
      withBase(told)
        .replace(/^(rest|elevate) it$/, '$1')
        .split(' '),
      persona,
    );
    if ((words.length < 2 && !/^(?:rest|elevate)$/.test(words[0] ?? '')) || unfit.test(words.join(' '))) return [];
    return [{ kind: 'advice', words, clauses: [clause] }];
  });
}

const asksOfNow =
  /\b(?:are|were|have) you ,? ?(?:been )?(?:eating|drinking|sleeping|taking|using|doing|exercising|checking)\b/;

/** "keeping a diary" → "keep a diary", the verbs behind commas too. */
const withBase = (text: string): string =>
  text
    .replace(/^making (?:yourself|himself|herself) , /, '')
    .replace(/(^|, |\band )([a-z]+)ing\b/g, (all, lead: string, stem: string) => {
      const base = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find(
        (verb) => baseVerbs.has(verb) || /^(?:ice|hydrate|elevate|track|exercise)$/.test(verb),
      );
      return base === undefined ? all : `${lead}${base}`;
    });

/** "keeping a diary would be helpful" */
const praised =
  /\b(keep|avoid|rest|walk|stretch|drink|eat)ing (.{3,40}?) (?:would|will|may|might|is going to|can) be (?:quite |very |really |also |probably )*(?:important|helpful|useful|advisable|good|beneficial|sensible|worth\w*)\b/;
function praisedIn(text: string): string | undefined {
  const found = praised.exec(text);
  return found ? `${found[1]} ${found[2]}` : undefined;
}

// "so you can walk a mile and you do not feel it" is what the patient told
const recapped = /\byou (?:do not |still |also )?(?:feel|felt|get)\b/;
const isRecap = (next: Clause | undefined, { u }: Clause): boolean =>
  next?.u === u && /^and you (?:do not|still|also)? ?(?:feel|felt|get)\b/.test(next.words.join(' '));
const unfit =
  /\b(?:i|we|you|your|clinician|me|us|he|she|they_)\b|\b(?:the|a|an|to|of|and|or|with|in|on|for|as|if|is|are|that)$/;

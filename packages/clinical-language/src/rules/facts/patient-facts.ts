import { readAnswer } from '../frames/answers.ts';
import type { Clause } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { itemsOf } from '../frames/topic-list.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';
import { baseVerbs, thirdOf } from '../../vocabulary/verbs.ts';
import { hasVerb } from '../grammar/polish.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { isPatientAside } from '../talk/asides.ts';
import type { Fact } from './fact.ts';
import { hasDrug, isFamilyHistory, isPastHistory, isSocial, namesIllness } from './patterns.ts';
import { answerToClosed, answerToOpen } from '../frames/question-answer.ts';
import { partsAtNo } from './segments.ts';
import { allergyIn } from './allergy.ts';

/** What one clause of the patient (or a parent) says. `asked` is the question that it answers first, `first` is whether it does. */
export function patientFacts(
  clause: Clause,
  asked: Clause | undefined,
  first: boolean,
  persona: Persona,
  place: number,
): Fact[] {
  const question = asked ? withoutOpeners(asked.words) : [];
  const from = asked ? [asked, clause] : [clause];
  const base = { side: 'patient' as const, place };
  const facts: Fact[] = [];
  const drug = question.findIndex((word) => isDrug(word));
  const told = (given: readonly string[], clauses: Clause[]): void => {
    // "are you using the fluticasone?" – "I forget it": what "it" is stands in the question
    const named =
      drug >= 0 && first && /^i (?:\w+ )?(?:forget|take|use|miss|stopped|skip|hate|like) it\b/.test(given.join(' '))
        ? given.flatMap((word) => (word === 'it' ? ['the', question[drug]!] : [word]))
        : given;
    const words = first ? withHabit(named, question) : named;
    const fact = toldFact(words, question, persona);
    if (fact) facts.push({ ...base, ...fact, clauses });
  };
  const allergy = allergyIn(withoutOpeners(clause.words), question, first);
  if (allergy) return [{ ...base, words: allergy, topic: 'allergies', clauses: first ? from : [clause] }];
  let rest = withoutOpeners(clause.words);
  if (first && question.length > 0) {
    const answer = readAnswer(withoutWell(rest)) ?? readAnswer(withoutWell(clause.words));
    if (answer) {
      const left =
        /^(?:to (?:all|any|both|either|that|those)|like|all|of|those|that|them|them\.|any|problems?|issues?|else|i do not|thanks?|sir|thoughts like that|nothing|is it)\b/.test(
          answer.rest.join(' '),
        )
          ? []
          : [...answer.rest];
      // "no, she put it up to ten": the drug stays, its dose does not
      if (answer.polarity === 'no' && drug >= 0 && newDose.test(left.join(' '))) {
        told(left.join(' ').replace(newDose, `$1 the ${question[drug]!}$2`).split(' '), from);
        return facts;
      }
      const restated = answer.bearing === 'denied' && left.length > 0 && answer.polarity === 'no';
      const open = /\b(?:anything|anywhere|anyone|something)\b/.test(question.join(' ')) && answer.polarity === 'yes';
      const partly =
        answer.polarity === 'yes' &&
        quantity.test(left.join(' ')) &&
        left.some((word) => symptomSystem(word) !== undefined);
      const said =
        restated || partly || (open && left.length > 0) ? undefined : answerToClosed(question, answer.polarity);
      // "any wet nappies?" "plenty of wet nappies" is said whole
      if (
        answer.polarity === 'yes' &&
        said &&
        'things' in said &&
        left.length > 0 &&
        left.length <= 9 &&
        said.things.every((word) => left.includes(word))
      ) {
        const things = toThirdPerson(left, 'patient', persona);
        return [{ ...base, words: things, topic: hasDrug(things) ? 'meds' : 'hpi', clauses: from, reported: things }];
      }
      const short = left.length > 0 && left.length <= 9 && !isSentence(left) && !hasDrug(left);
      const tail = short ? toThirdPerson(left, 'patient', persona) : [];
      if (said && 'things' in said) {
        const no = answer.polarity === 'no';
        const manner = !no && isManner(left) && left.length <= 6 && !said.things.includes('or') ? left : [];
        const things = toThirdPerson([...said.things, ...manner], 'clinician', persona);
        if (no && /\ballerg/.test(things.join(' '))) {
          return [
            {
              ...base,
              words: ['no', 'known', ...things.filter((word) => word !== 'known')],
              topic: 'allergies',
              clauses: from,
            },
          ];
        }
        const topic = hasDrug(said.things) ? 'meds' : 'hpi';
        // a "yes" to this or that names neither
        const either = !no && said.things.includes('or') && !/\b(?:all|both)\b/.test(left.join(' '));
        if (!either)
          facts.push({
            ...base,
            words: things,
            topic,
            clauses: from,
            ...(no ? { denied: things } : { reported: things }),
          });
        if (manner.length > 0) return facts;
      } else if (said) {
        const sentence = plainVerb(toThirdPerson(said.words, 'clinician', persona));
        const yes = answer.polarity === 'yes';
        const joined = yes && tail.length > 0 ? [...sentence, ...(isManner(tail) ? [] : [',']), ...tail] : sentence;
        facts.push({ ...base, words: joined, topic: topicOfTold(said.words, question), clauses: from });
        if (yes && tail.length > 0) return facts;
      }
      rest = restated ? ['no', ...left] : left;
    } else {
      const often =
        isManner(rest) && rest.length <= 7 && !isSentence(rest) ? answerToClosed(question, 'yes') : undefined;
      if (often && 'words' in often) {
        const sentence = plainVerb(toThirdPerson(often.words, 'clinician', persona));
        return [{ ...base, words: [...sentence, ...rest], topic: topicOfTold(often.words, question), clauses: from }];
      }
      const open = answerToOpen(question, rest);
      if (open) {
        told(open, from);
        return facts;
      }
    }
  }
  for (const part of partsAtNo(rest.filter((word, i) => word !== ';' && !(word === ',' && i === 0)))) {
    if (part[0] === 'no' && part.length > 1 && !/^(?:one|longer|matter)$/.test(part[1]!))
      facts.push(...deniedFacts(part.slice(1), persona, base, [clause]));
    else told(part, first && !isSentence(part) ? from : [clause]);
  }
  return facts;
}

const pronouns = /\b(?:i|he|she|it|they|we|that|this|there|my|his|her|the \w+|is|are|was|were|am)\b/;
/** Whether words are a sentence of their own; "a dry cough" is none, though "cough" can be a verb. */
const isSentence = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  if (/^(?:i|he|she|it|they|we|my)\b/.test(text)) return true;
  if (/^(?:a|an|some|mild|occasional\w*|little|few|maybe a|every|twice|once|about|around)\b/.test(text))
    return /\b(?:i|he|she|it|they|we) \w+/.test(text);
  return hasVerb(words) && (pronouns.test(text) || words.length > 3);
};

/** "I quit ten years ago", asked about smoking. */
function withHabit(words: readonly string[], question: readonly string[]): readonly string[] {
  const habit =
    /^(?:(?:and|so) )?(?:do|did|have) (?:you|he|she) (?:ever |still |currently )*(smoke|smoked|vape|vaped|drink)\b/.exec(
      question.join(' '),
    )?.[1];
  const given =
    /^(?:(i|he|she) )?(?:just )?(quit|stopped|gave up|packed (?:it )?in)(?= (?!smok|vap|drink|using|cigar|alcohol|it\b)|$)/.exec(
      words.join(' '),
    );
  if (!habit || !given) return words;
  const at = given[0].split(' ').length;
  return [...(given[1] ? [] : ['i']), ...words.slice(0, at), `${habit.replace(/e?d?$/, '')}ing`, ...words.slice(at)];
}

/** "it does itch" → "it itches". */
const plainVerb = (words: readonly string[]): string[] => {
  const at = words.indexOf('does');
  const verb = words[at + 1];
  return at > 0 && verb !== undefined && baseVerbs.has(verb)
    ? [...words.slice(0, at), thirdOf(verb), ...words.slice(at + 2)]
    : [...words];
};

const withoutWell = (words: readonly string[]): readonly string[] => (words[0] === 'well' ? words.slice(1) : words);
const newDose =
  /\b(put|raised|increased|lowered|reduced|decreased|cut|changed|doubled|halved|switched|moved|bumped|upped) (?:it|that|this|me)\b((?: up| down| back)?(?: to\b|$))/;
const quantity = /^(?:a little bit|a little|a bit|a few|occasional\w*|some(?:times|what)?|mild|just|only)\b/;
const isManner = (words: readonly string[]): boolean =>
  /^(?:every|twice|once|sometimes|occasionally|daily|most|a (?:little|bit|lot)|for|since|in|on|at|about|all|only|mostly|now)\b/.test(
    words.join(' '),
  );

function deniedFacts(
  words: readonly string[],
  persona: Persona,
  base: Pick<Fact, 'side' | 'place'>,
  clauses: Clause[],
): Fact[] {
  const text = words
    .join(' ')
    .replace(/^(?:no|any|more) /, '')
    .replace(/ (?:like that|at all|or anything|though|either|so far)$/, '');
  const things = toThirdPerson(text.split(' ').filter(Boolean), 'patient', persona);
  if (things.length === 0 || /^(?:that|none|thanks|it|i|problem|thoughts like)\b/.test(text)) return [];
  if (/\ballerg/.test(text)) return [{ ...base, words: ['no', ...things], topic: 'allergies', clauses }];
  return [{ ...base, words: things, denied: things, topic: hasDrug(things) ? 'meds' : 'hpi', clauses }];
}

// a comparison without what is compared, one thing of several without its name, an answer without its question
const saysNothing =
  /^(?:heavier|lighter|more|less|bigger|smaller|higher|lower|other) than\b|^the (?:left|right|other|first|second|last) ones?\b(?! (?:is|was|has|hurts?|feels?)\b)|^not that (?:i|he|she)\b|^(?:my|his|her) (?:first|second|third|fourth)$/;

function toldFact(
  words: readonly string[],
  question: readonly string[],
  persona: Persona,
): Pick<Fact, 'words' | 'topic' | 'denied' | 'reported'> | undefined {
  const text = words
    .join(' ')
    .replace(
      /^(?:i (?:think|guess|believe|mean|would say|feel like) )(?=i|it|that|my|the|they|he|she|there)(?:that )?/,
      '',
    )
    .replace(/^(?:it is |that is )?(?:just|only) /, '')
    .replace(/ (i|he|she) do(?:es)?$/, (all, who: string) => {
      // "do you snore?" – "my wife says I do"
      const asked = /^(?:do|does) (?:you|he|she) (.+)$/.exec(question.join(' '))?.[1];
      return asked ? ` ${who} ${asked}` : all;
    })
    .replace(/^(?:because|like|so|well) /, '')
    .replace(/^i (?:did|do|have|am) ,? ?(?=(?:it|they|that) (?:is|was|are|were)\b)/, '')
    .replace(/\b(none|nothing|not) since$/, '$1 since then')
    .replace(/ (?:though|too|as well|you know)$/, '')
    .replace(/^(?:a )?(?:lot|bit) , /, '')
    .replace(/^i do (?=get|have|feel|notice|take|see|use|drink|smoke)/, 'i ')
    .replace(/ like i used(?: to)?$/, ' as before')
    .replace(/ ,? ?(?:nothing(?: else)?|that is (?:it|all)|and that is (?:it|all))$/, '')
    .replace(/^(?:not (?:so |too |that )?(?:bad|good|great)|fine|okay|good) , /, '')
    .replace(
      /^(?:a (?:little|bit) |much |somewhat |a lot )?(?:better|worse)(?: than (?:before|last time|last week|it was))?(?= ,? ?honestly$|$)|^(?:about )?the same$/,
      (all) => `i am feeling ${all}`,
    );
  const list = text.split(' ').filter(Boolean);
  if (
    list.length === 0 ||
    isPatientAside(text) ||
    /^(?:nothing|none|not (?:really|great|bad|much|good)|(?:pretty |very |quite |really |doing )*(?:good|fine|okay|well|great|bad))$|^(?:nothing|none)\b/.test(
      text,
    )
  )
    return undefined;
  if (
    /^(?:my|his|her|the) (?:(?:left|right|lower|upper) )*[a-z]+$/.test(text) &&
    list.every(
      (word) => /^(?:my|his|her|the|left|right|lower|upper)$/.test(word) || symptomSystem(word) === 'Musculoskeletal',
    )
  )
    return undefined;
  if (/^i (?:think|guess|hope)$/.test(text)) return undefined;
  if (saysNothing.test(text)) return undefined;
  const high = /\b(?:medical|health) (?:problems|conditions|issues|history)\b/.test(question.join(' '))
    ? /^(?:just |only )?(blood pressure|cholesterol)$/.exec(text)?.[1]
    : undefined;
  if (high) return { words: [persona.subject, 'has', 'high', ...high.split(' ')], topic: 'pmh' };
  if (/\byou\b|^doctor\b|\bdoctor$/.test(text) && !/\b(?:when|if|that|because|where|whenever) you\b/.test(text))
    return undefined;
  const denial =
    /^i (?:have (?:not had|no|never had)|do not (?:have|get|notice|feel)|have not (?:noticed|had|felt|seen)) (?:any )?(.+)$/.exec(
      text,
    );
  if (
    denial &&
    /^[a-z ,]+$/.test(denial[1]!) &&
    itemsOf(denial[1]!.split(' ')).length > 0 &&
    symptomSystem(denial[1]!.split(' ').at(-1)!)
  ) {
    const things = toThirdPerson(denial[1]!.split(' '), 'patient', persona);
    return { words: things, denied: things, topic: 'hpi' };
  }
  const named = /^(?:the )?(.+?) ,? ?yes$/.exec(text);
  const yes = named && hasDrug(named[1]!.split(' ')) ? named : undefined;
  const written = toThirdPerson(yes ? ['i', 'am', 'taking', 'the', ...yes[1]!.split(' ')] : list, 'patient', persona);
  const topic = topicOfTold(list, question);
  if (isSentence(list) || yes) return { words: written, topic };
  if (list.length === 1 && !symptomSystem(list[0]!) && !isDrug(list[0]!) && !/^\d/.test(list[0]!)) return undefined;
  if (topic === 'hpi' && !hasDrug(list)) {
    if (list.some((word) => symptomSystem(word) !== undefined)) return { words: written, reported: written, topic };
    return list.length >= 2 ? { words: [persona.subject, 'reports', ...written], topic } : undefined;
  }
  return { words: written, topic };
}

/** The section of what a patient tells, by its words and by what was asked. */
export function topicOfTold(words: readonly string[], question: readonly string[]): Fact['topic'] {
  const text = words.join(' ');
  const asked = question.join(' ');
  if (isFamilyHistory(text)) return 'fh';
  if (hasDrug(words)) {
    if (/\b(?:sunscreen|calamine)\b/.test(text)) return /sunscreen/.test(text) ? 'sh' : 'hpi';
    if (/\b(?:took|tried|gave|given|put|helped|after the|brought|since we started|was on|worked)\b/.test(text))
      return 'hpi';
    return 'meds';
  }
  if (isSocial(text)) return 'sh';
  if (isPastHistory(text)) return /\b(?:appendix|gallbladder|surgery|operation|removed)\b/.test(text) ? 'psh' : 'pmh';
  if (
    !/^(?:i|it|he|she) (?:feel|hurt)/.test(text) &&
    /\b(?:medical|heart|health) (?:problems|history|conditions)\b/.test(asked)
  )
    return 'pmh';
  if (
    /\b(?:medicines?|medications?|pills|taking|what do you take|refills?)\b/.test(asked) &&
    /\b(?:milligrams?|mg|micrograms?|units?|tablets?|forget|miss|run out|out of|take|takes|empty)\b/.test(text)
  )
    return 'meds';
  if (
    /\b(?:smoke|drink|alcohol|coffee|work|exercise|diet|salt|live)\b/.test(asked) &&
    !namesIllness(text) &&
    !/\b(?:pain|hurts?|worse|eating and drinking)\b/.test(`${text} ${asked}`)
  )
    return 'sh';
  return 'hpi';
}

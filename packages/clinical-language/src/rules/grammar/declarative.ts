import type { SpeakerRole } from '@clinical/contract/transcripts/source.schemas';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { clinicianStatement } from './clinician-statement.ts';
import type { Persona } from '../people/persona.ts';
import { hasVerb } from './polish.ts';
import { toThirdPerson } from '../people/third-person.ts';

type Written = { words: string[]; form: 'told' | 'fragment' | 'denied'; topic?: string[] };
const nothing: Written = { words: [], form: 'told' };

const social =
  /^(?:thank|thanks|bye|goodbye|see you|nice to|good to|good morning|good afternoon|have a|you too|take care|sounds|that sounds|you got it|i appreciate|i understand|makes sense|that makes sense|no problem|i see|got it|that is (?:fine|good|great|okay|right|correct|true|it|all|perfect|exactly)|i am sorry|i can do that|i will do that|i will|i would like that|absolutely|hi|hello|hey|doc|doctor|will do|appreciate|let's see|what)\b/;
const trailing = new Set(
  'and but so because or to of the a an with for if that when like my your at in on is i then than as about is was his her their which'.split(
    ' ',
  ),
);

/** A clause as a statement about the patient in the third person. No words when it says nothing for a note. */
export function declarative(clauseWords: readonly string[], role: SpeakerRole, persona: Persona): Written {
  const words = [...withoutOpeners(clauseWords)];
  while (
    words.length > 0 &&
    (trailing.has(words.at(-1)!) || words.at(-1) === ',') &&
    words.slice(-2).join(' ') !== 'since then'
  )
    words.pop();
  if (words.length < 2 || social.test(words.join(' '))) return nothing;
  if (role === 'clinician') return { words: clinicianStatement(words, persona), form: 'told' };
  return patientStatement(words, persona);
}

function patientStatement(words: string[], persona: Persona): Written {
  let text = words
    .join(' ')
    .replace(
      /^(?:i (?:would|will|want to|have to) (?:say|admit) |i (?:think|believe|guess|feel like|would say|know|mean) (?=i|it|that|my|the|they|he|she|there))(?:that )?/,
      (all) => (/think|believe|feel/.test(all) ? all : ''),
    )
    .replace(/^i have (?:not had|no|never had) (?:any )?/, 'i deny ')
    .replace(/^i have not (?:noticed|experienced|felt|seen) (?:any )?/, 'i deny ')
    .replace(/^i do not (?:have|get|notice|feel) (?:any )/, 'i deny ')
    .replace(/^(?:no|not any) (?=[a-z]+(?: |$))/, 'i deny ')
    .replace(/^(?:doctor|doc) /, '')
    .replace(/^been (?=[a-z]+ )/, 'i have been ')
    .replace(
      /^(?:started|began) (?=(?:about|on|last|yesterday|this|a|two|three|four|in|over|around)\b)/,
      'symptoms started ',
    )
    .replace(
      /^(?=(?:went|took|got|had|tried|saw|fell|felt|woke|came|ate|drank|broke|put|used|noticed|stopped) (?!(?:by|away|of)\b))/,
      'i ',
    )
    .replace(/^(?=(?:hurts|burns|comes|goes|happens|feels|gets|radiates|keeps|makes) )/, 'it ');
  if (/\byou\b/.test(text) && !/\b(?:when|if|that|because|where|whenever) you\b/.test(text)) return nothing;
  text = text.replace(/^(?:it|that|this) (?:is|was) (?:like|that) (?=i )/, '');
  const list = text.split(' ').filter(Boolean);
  const written = toThirdPerson(list, 'patient', persona);
  if (text.startsWith('i deny ') && list.length <= 14)
    return { words: written, form: 'denied', topic: written.slice(2) };
  if (!hasVerb(list) && !text.startsWith('i deny')) return { words: written, form: 'fragment' };
  return { words: written, form: 'told' };
}

import type { Clause } from '../clauses/clauses.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';

/** What the clinician thinks of a problem: its cause or how it stands, in words of a note. */
export type Reason = { words: string[]; clause: number };

type Row = { id: string; pattern: RegExp; write: (match: RegExpExecArray) => string | undefined; example: string };

const unsure = /\b(?:likely|probably|think|believe|sounds like|looks like|suspect|may|might|could)\b/;
const illness =
  '(?:blood pressure|hypertension|high blood pressure|diabetes|blood sugars?|asthma|copd|depression|anxiety|cholesterol|heart failure|congestive heart failure|kidney function|thyroid|hypothyroidism|reflux|gout|arthritis|pain|migraines?|infection|anemia)';
/** Ways of saying why or how; a match is written as the row says. */
export const reasonRows: readonly Row[] = [
  {
    id: 'cause',
    pattern:
      /\b(?:this|that|it|these|symptoms|pain|which)(?: (?:is|are|was|may be|might be|could be))?(?: (?:all|most|very|likely|probably|more|mostly|just))* (?:caused by|due to|secondary to|related to|coming from) (?!this\b|that\b|it\b)(.{5,90})$/,
    write: (match) => `${unsure.test(match.input) ? 'likely ' : ''}due to ${match[1]}`,
    example: 'this is likely caused by your recent illness',
  },
  {
    id: 'control',
    pattern: new RegExp(
      `\\byour (${illness}) (?:is|are|looks|seems|appears)(?: (?:to be|pretty|very|really|currently|still|now|fairly))* (well controlled|under good control|under control|stable|uncontrolled|poorly controlled|not well controlled|not controlled|improving|worsening)\\b`,
    ),
    write: (match) => `${match[1]} ${match[1]!.endsWith('sugars') ? 'are' : 'is'} ${match[2]}`,
    example: 'your asthma is pretty well controlled',
  },
  {
    id: 'what-happens',
    pattern:
      /\bi (?:think|believe|suspect) (?:that )?you are ((?!going|doing|having|getting|looking|right|ready)\w+ing .{3,90})$/,
    write: (match) => `likely ${match[1]}`,
    example: 'i think you are retaining some fluid',
  },
  {
    id: 'managed',
    pattern:
      /\byou are (?:really |also |still |definitely |actually |currently )*((?:managing|tolerating|controlling) (?:it|that|this|them|the \w+|your \w+)?) ?(?:very |really |quite |pretty )?(well|fine|good)\b/,
    write: (match) => `${match[1]!.replace(/ (?:it|that|this|them)$/, '')} well`,
    example: 'it looks like you are managing it well',
  },
  {
    id: 'no-more',
    pattern:
      /\b(?:do|did) not (?:really )?(?:think|believe|feel|see)(?: that)? (?:we|you|i) (?:would )?(?:need|have) (?:to (?:do|get|have|make|order|change|start) )?(?:any|an?) ((?!questions?|more questions)(?:more |further |other |new )?(?:changes?|adjustments?|(?:\w+ )?(?:work ?-?up|testing|tests|imaging|treatment|surgery|antibiotics?|medications?|x-?rays?|mri|ct|labs|therapy|intervention))\b(?: (?:to|of|in|for) (?:your|the|any of your) (?:\w+ )?\w+)?)/,
    write: (match) => `no ${match[1]!.replace(/^more /, 'further ')} needed`,
    example: 'i do not believe you need any further imaging',
  },
  {
    id: 'reassured',
    pattern:
      /\b(?:i am|we are) not (?:too |really |very |overly |that )*(?:concerned|worried) (?:about|for) (?:that |this |the |your |any )*((?!it\b|that\b|this\b|you\b).{4,60})$/,
    write: (match) => `no concern about ${match[1]}`,
    example: 'i am not too concerned about the chest pounding',
  },
];

const end =
  / (?:so|okay|but|which|because|and (?:i|we|you|that|it|so)|that (?:we|i|you)|i (?:am|want|would|will)|we (?:are|will|can|have)|let's|does|it is|you can)\b.*$/;
const open = /\b(?:the|an?|of|to|and|or|with|in|on|for|your|you|i|we|me)$/;
const longest = 14;
const negative = new Set(['no-more', 'reassured', 'control']);
const ofPlan = new Set(['no-more', 'managed']);

/** The reasons in the clinician's clauses of the plan. */
export function readReasons(
  clauses: readonly Clause[],
  isPlan: (clause: number) => boolean,
  persona: Persona,
): Reason[] {
  return clauses.flatMap((clause, at): Reason[] => {
    if (clause.role !== 'clinician' || clause.question || !isPlan(at)) return [];
    const text = clause.words.join(' ');
    if (/\b(?:if|whether|people|patients)\b/.test(text)) return [];
    for (const { id, pattern, write } of reasonRows) {
      if (/\bnot\b/.test(text) && !negative.has(id)) continue;
      const match = pattern.exec(text);
      const said =
        match &&
        write(match)
          ?.replace(end, '')
          .replace(/[ ,]+$/, '');
      if (!said || open.test(said)) continue;
      const words = toThirdPerson(said.split(' '), 'clinician', persona);
      if (words.length <= longest && words.length > 1 && (clinicalWords(words) > 0 || ofPlan.has(id)))
        return [{ words, clause: at }];
    }
    return [];
  });
}

import type { Clause } from './clauses.ts';

/** The part of the visit that a clause belongs to, from what the clinician announces. */
export type Phase = 'opening' | 'history' | 'exam' | 'results' | 'plan';

const cues: [Phase, RegExp][] = [
  [
    'plan',
    /\b(?:assessment and (?:my )?plan|my assessment|impression and plan|my impression|my plan for you|plan for you|for your (?:first|second|third|next|last|final) (?:problem|issue|concern|diagnosis)|here is (?:the|my|our) plan|what i want to do|i think what we should do|treatment plan|what we are going to do|what i would like to do|so for your|as far as your|i would recommend|i am going to (?:order|prescribe|refer|give you|send|start)|i want to (?:order|prescribe|refer|start|continue|go over my)|my recommendation)\b/,
  ],
  [
    'results',
    /\b(?:(?:look|looked|looking) at (?:your|the|some of your|those) (?:x-?ray|results|labs|mri|ct|blood work|ekg|echo|images|imaging|test)|(?:x-?rays?|mri|ct scan|ultrasound|labs?|blood ?work|echo|echocardiogram|ekg|results) (?:that |which )?(?:show|shows|showed|look|looks|came back|reveal|demonstrate)|(?:review|reviewed|reviewing|got|pull up) (?:of )?(?:your|the) (?:x-?ray|results|labs|mri|ct|echo|ekg|images)|show me the (?!vital))/,
  ],
  [
    'exam',
    /\b(?:physical exam|quick exam|examine you|do (?:a|my|your) (?:quick )?(?:physical|exam)|on (?:your |the |my )?exam|on examination|take a (?:quick )?(?:look at|listen)|listen to your (?:heart|lungs)|vital signs|your vitals|does (?:this|that|it) hurt when i|when i press|any pain when i|your lungs are|your heart (?:is|sounds)|blood pressure is|exam today)\b/,
  ],
];
const decides =
  /\b(?:other options?|options? (?:is|are|would)|in (?:the )?(?:assessment|plan)\b|potential causes?|could be|i suspect|^suspect|most likely|i believe|i am (?:going to|reassured|comfortable)|we could|i would (?:recommend|suggest)|i recommend)\b/;
const ofHistory =
  /\b(?:tell me|when did|how long|how often|have you (?:had|been|tried|noticed)|do you have|are you (?:having|taking)|did you)\b/;

/** The phase of each clause. Phases move on by the clinician's cues; late questions about history do not move them back. */
export function phasesOf(clauses: readonly Clause[]): Phase[] {
  let phase: Phase = 'opening';
  let planned = 0;
  return clauses.map((clause) => {
    if (clause.role === 'patient') {
      if (phase === 'opening') phase = 'history';
      return phase;
    }
    const text = clause.words.join(' ');
    const cue = cues.find(([, pattern]) => pattern.test(text))?.[0];
    if (cue === 'plan') planned++;
    if (/^(?:physical exam|on (?:physical )?exam)/.test(text)) phase = 'exam';
    else if (/^(?:assessment|impression|plan)\b|^paragraph ,? plan/.test(text)) phase = 'plan';
    else if (cue && !(phase === 'plan' && planned > 2 && cue !== 'plan')) phase = cue;
    else if ((phase === 'exam' || phase === 'results') && !clause.question && decides.test(text)) phase = 'plan';
    else if (clause.question && ofHistory.test(text) && (phase === 'exam' || phase === 'results')) phase = 'history';
    return phase;
  });
}

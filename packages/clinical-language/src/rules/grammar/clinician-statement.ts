import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';

// What the clinician says beside the matter: to a device, about the talk itself, small talk, comfort.
const aside =
  /\b(?:show me|(?:told you|heard) about|about you$|about you ,|finalize|questions|nice to (?:see|meet)|good to see|how are you|tell me|let me know|hear (?:more )?about|record(?:ing|ed)?|this app|app|sorry to hear|i am (?:so )?sorry|have a (?:great|good|nice)|take care|see you (?:then|soon|later)|bear with me|hop up|have a seat|l(?:ie|ay) (?:down|back)|deep breath|follow my finger|hang on|give me (?:a|one)|be right back|welcome|excuse me|my name is|what you are (?:saying|telling)|talk (?:a little bit )?about|look at (?:your|the|some|that|those)|go over|do a quick|quick (?:physical|exam)|examine you|glad|happy|hope (?:you|that)|good luck|congratulations|fun|awesome|sounds good|that is (?:great|good|awesome|fine|okay)|makes sense|you said|you mentioned that|i hear you|let's go|see what)\b/;

/** The clinician's words as a statement for the note; no words when they are an aside. */
export function clinicianStatement(input: readonly string[], persona: Persona): string[] {
  let text = input.join(' ');
  if (aside.test(text)) return [];
  if (
    /^(?:paragraph|chief complaint|impression|next paragraph|new paragraph|physical exam|assessment|assessment and plan|history of present illness|review of systems)(?: ,? ?(?:plan|impression|history|is .*|of .*))?$/.test(
      text,
    )
  )
    return [];
  text = text
    .replace(
      /^(?:number (?:one|two|three|four|five)|\d|physical exam|assessment|impression|plan|paragraph|x-ray results|allergies|medications?) ,? (?=[a-z])/,
      (all) => (/^(?:number|physical|assessment|impression|plan|paragraph)/.test(all) ? '' : all),
    )
    .replace(
      /^(?:i|and i) (?:know|see|understand|saw|noticed|heard|remember) (?:here )?(?:that )?(?=you|your|the|it|in|we)/,
      '',
    )
    .replace(/^it (?:looks|seems|sounds) like (?=you|your|the|it|there)/, '')
    .replace(
      /^(?:what )?(?:i|we) (?:would|want|am|are|do|will)?(?: also)? ?(?:like|want|going|need|have)? ?to do (?:is|,) ?(?:to )?(?:i am going to |we are going to |i want to |i would like to |i will )?/,
      'we will ',
    )
    .replace(/\b(?:i am|we are) (?:also )?(?:going|planning) to (?:want to |need to )?/g, (all) =>
      all.includes('also') ? 'we will also ' : 'we will ',
    )
    .replace(/\b(?:i|we) (?:also )?(?:want|would like|would love|need) to (?=[a-z])/g, (all) =>
      all.includes('also') ? 'we will also ' : 'we will ',
    )
    .replace(/\bi will (?=also|order|prescribe|refer|send|give|start|put|get|continue|increase|have)/g, 'we will ')
    .replace(/^let's (?=[a-z])/, 'we will ')
    .replace(
      /\bi (?:also )?(?:want|would like|need|would recommend|recommend|encourage|advise) (?:that |for )?you (?:to )?/g,
      'i recommend that the patient ',
    )
    .replace(/^(?:please )?(?:make sure|be sure) (?:that |to )?(?:you )?/, 'the patient should ')
    .replace(
      /^you (?:need to|have to|should|are going to|can|will|want to|may) (?:want to |go ahead and )?/,
      (all) => `the patient ${/can|may/.test(all) ? 'can' : /going|will/.test(all) ? 'will' : 'should'} `,
    )
    .replace(/\bwe will (?:start|put|place|get|have) you (?:on|with) /g, 'we will start ')
    .replace(/\bwe will (?:refer|send) you (?:to|for|over to) /g, 'we will refer the patient to ')
    .replace(/\bwe will give you (?:some |a )?/g, 'we will provide ')
    .replace(/\bwe will have you /g, 'the patient will ')
    .replace(
      /\b(?:we|i) will see you(?: back)?(?: again)? ?(?=(?:in|next|after|for|every|at|sooner|on|when|then|soon|if|here|$)\b|$)/g,
      'the patient will follow-up ',
    )
    .replace(/\b(?:we|i) will see you (?:back )?(?=[a-z])/g, 'the patient should ')
    .replace(
      /^(?=(?:order|prescribe|refer|refill|schedule|increase|decrease|continue|repeat) (?:an?|the|your|his|her|their|some|him|you|another|\d+|[a-z]+ \d+)\b)/,
      'we will ',
    )
    .replace(
      /\b(?:want|like) to see you (?=back|in|again|next|after|for|every|at|sooner)(?:back )?/g,
      'have the patient follow-up ',
    )
    .replace(/\b(?:i|we) (?:would )?(?:want|like) to see you (?=[a-z]+ )/g, 'the patient should ')
    .replace(/\bwe will prescribe you /g, 'we will prescribe ')
    .replace(/\bi think (?:that )?(?=you|your|this|it|the|we)/g, (all) => (all.endsWith('we') ? '' : 'i believe '))
    .replace(/\b(?:, )?(?:right|correct|is that right|is that okay|does that sound good)$/, '')
    .replace(/^(?:i do (?:appreciate|notice|see|hear|feel)|i (?:appreciate|notice|hear)) (?:that )?/, 'there is ')
    .replace(/^there is (?=you|your|it|there)/, '');
  return toThirdPerson(text.split(' ').filter(Boolean), 'clinician', persona);
}

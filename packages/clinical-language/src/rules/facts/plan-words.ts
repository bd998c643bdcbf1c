import { withArticles } from '../grammar/body-articles.ts';
import { thirdOf } from '../../vocabulary/verbs.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';

const begin: Record<string, string> = {
  prescribing: 'prescribe',
  starting: 'start',
  admitting: 'admit',
  referring: 'refer',
  ordering: 'order',
  sending: 'send',
  giving: 'give',
  increasing: 'increase',
  stopping: 'stop',
  adding: 'add',
  continuing: 'continue',
  switching: 'switch',
  changing: 'change',
  keeping: 'keep',
  putting: 'start',
  getting: 'get',
  scheduling: 'schedule',
  refilling: 'refill',
  restarting: 'restart',
  recommending: 'recommend',
  repeating: 'repeat',
  holding: 'hold',
  decreasing: 'decrease',
  lowering: 'lower',
  reducing: 'reduce',
  doing: 'do',
  checking: 'check',
  booking: 'book',
};

/** A line of the plan as it is noted: "we'll refer you to physical therapy" → "refer to physical therapy". */
export function planWords(input: readonly string[], persona: Persona): string[] {
  let text = input
    .join(' ')
    .replace(/^(?:so|and|also|then|but|okay|now) /, '')
    .replace(
      /^(?:(?:for|as for|regarding) ((?:your|the|his|her) [a-z0-9' -]{3,40}?) ,? ?)(?=i |we |let|take |use |you )(.*)$/,
      '$2 for $1',
    )
    .replace(/\b(?:i|we) (would|could|should) have (?=[a-z]+(?:ed|en|ne|nt|t)\b)/g, '$1_have ')
    .replace(
      /\b(?:i|we) do not (?:think|believe|feel)(?: that)? (?:i|we|you|he|she|they) (?:will )?need(?:s)? (to )?/g,
      (_, to: string | undefined) => `no need ${to ?? 'for '}`,
    )
    .replace(/\b(?:i|we) (?:do not|would not) (?:want|like) (?:you|him|her|them) (to |on )/g, (_, to: string) =>
      to === 'on ' ? 'no ' : 'do not ',
    )
    .replace(/\b(?:i|we) do not (?:think|believe) (?:that )?(?:you|he|she|they) should /g, 'do not ')
    .replace(/\b(?:i|we) do not (?:want|like) to (?:use|give|start|prescribe) /g, 'avoid ')
    .replace(/^(because of (?:the|your|his|her|that|this) [a-z ]+?) ,? ?(avoid [^,]+)(?=,|$)/, '$2 $1')
    .replace(
      /\b(?:i|we) (?:do |just |also )*(?:would|will|want to|am going to|are going to|need to|have to|can) (?:also )?(?:(?:like|love|want|need) (?:for )?(?:you|him|her) to |like to |want to |have you |recommend (?:that )?(?:you )?|suggest (?:that )?(?:you )?)?/g,
      '',
    )
    .replace(
      /\b(?:i|we) (?:also )?(?:want|need|would like|advise|encourage|recommend|suggest) (?:that )?(?:you|him|her|them) (?:to )?/g,
      '',
    )
    .replace(/\b(?:i|we) (?:recommend|suggest|advise) /g, '')
    .replace(/\b(?:i am|we are) (?:also )?([a-z]+ing)\b/g, (all, verb: string) => begin[verb] ?? all)
    .replace(/\b(?:let's|let us|please) ?/g, '')
    .replace(/^(?:make sure (?:that )?(?:you )?|be sure to )/, '')
    .replace(/\bcome back and see (?:me|us)\b/g, 'come back')
    .replace(/\byou (?:should|need to|have to|must|will want to) (?:also )?/g, '')
    .replace(/(?<!\b(?:if|when|that|what|whenever|as|unless|because|and) )\byou (?:will )?need /g, 'needs ')
    .replace(/\b(?:start|put|place|try|keep|get|have) (?:you|him|her) (?:on|with) /g, (all) =>
      all.startsWith('keep') ? 'continue ' : 'start ',
    )
    .replace(/\b(refer|admit|send|prescribe|give|get|order|move|transfer|schedule) (?:you|him|her) (?=\S)/g, '$1 ')
    .replace(/\b(?:come (?:and |in and )?)?see (?:me|us)\b(?: back| again)?/g, 'follow-up')
    .replace(/^see (?:you|him|her)(?: back| again)?\b/, 'follow-up')
    .replace(/\bsee (?:you|him|her)(?: back| again)? (?=in|after|for|next)/g, 'follow-up ')
    .replace(/\b(call|message|contact|tell) (?:me|us)\b/g, '$1')
    .replace(/\bfollow(?:-| )up with (?:me|us)\b/g, 'follow-up')
    .replace(/\b(?:bring|take) (?:him|her|them) back\b/g, 'return')
    .replace(/\bkeep taking\b/g, 'continue')
    .replace(/\bif you can$/, 'if possible')
    .replace(/^(?:i|we) (?:am|are|will) /, '')
    .replace(/ (?:okay|alright|right)$/, '')
    .replace(/ (?:that |which )?i can (?:see|find)$/, '')
    .replace(/\bwith me\b/g, '')
    .replace(/^(?:i|we) have (?:already )?(?=[a-z]+(?:ed|t) )/, '')
    .replace(
      /^(?:today ,? ?)?(?:i|we) (?:also |already )?(?=(?:ordered|took|gave|did|checked|numbed|closed|put|cleaned|practiced|used|removed|sent|started|applied|injected|performed|placed|drained|rinsed) )/,
      '',
    )
    .replace(/^did (?=\S)/, 'performed ')
    .replace(/^gave (?:you|him|her|them) /, 'gave ')
    .replace(/^(?:i|we) want (?=(?:an?|the) )/, 'order ')
    .replace(/^like (?=an? )/, '')
    .replace(
      /^(?:ring|call|phone) (?:you|him|her|them) (?=(?:back|today|tomorrow|with|in|next|when|once|later)\b)/,
      'phone call ',
    )
    .replace(/^do (?=(?:an?|the) (?:[a-z-]+ ){1,3}[a-z-]+$|an? )/, 'plan ')
    .replace(/^do (?=the )/, '')
    .replace(/\bmy\b/g, 'the')
    .replace(/^that (?=.*(?:will|should)\b)/, 'this ');
  text = text
    .replace(/\b(would|could|should)_have\b/g, '$1 have')
    .replace(/^not (?!(?:yet|for|until|before)\b)(?=[a-z]+\b)/, 'do not ')
    .replace(/\b(?:i|we) cannot\b/g, 'cannot')
    .replace(/^you can /, 'may ')
    .replace(/^may (?=\S)/, `${persona.subject} can `)
    .replace(/^needs /, `${persona.subject} needs `);
  return plainWords(text, persona);
}

/** "so i think this is a viral bronchitis" → "viral bronchitis"; "you are healing well" → "he is healing well". */
export function assessmentWords(input: readonly string[], persona: Persona): string[] {
  let text = input.join(' ').replace(/ (?:that |which )?i can (?:see|find)$/, '');
  for (let i = 0; i < 3; i++)
    text = text
      .replace(/^(?:so|and|also|but|now|then|overall|okay|well) ,? ?/, '')
      .replace(/^(?:i|we) (?:think|believe|suspect|feel|see|know)(?: that)? (?:it is |this is )?/, '')
      .replace(/^(?:i am|we are) (?=concerned|worried)/, '')
      .replace(/^(?:my (?:impression|diagnosis|assessment) is|the diagnosis is) (?:that )?/, '')
      .replace(
        /^(?:this|that|it|these|what you have) (?:is|are|looks|sounds|seems)(?: most)?(?: (?:likely|probably|to be|like|consistent with))* (?=an? |the |[a-z]+ )/,
        (all) => (/likely|probably|consistent/.test(all) ? `${/likely|probably|consistent with/.exec(all)![0]} ` : ''),
      )
      .replace(/^(?:you|he|she) (?:have|has|likely have) (?:got )?(?=an? |the |[a-z]+)/, '')
      .replace(/^(?:an?|the|some) /, '');
  return plainWords(text.replace(/^your /, ''), persona);
}

function plainWords(text: string, persona: Persona): string[] {
  const list = toThirdPerson(text.split(' ').filter(Boolean), 'clinician', persona);
  return withArticles(list).map((word, i, all) => {
    const before = all[i - 1];
    if (before === 'i' || before === 'we') return /^(?:am|are|have|do)$/.test(word) ? thirdOf(word) : word;
    return word === 'i' || word === 'we' || word === 'me' ? 'clinician' : word;
  });
}

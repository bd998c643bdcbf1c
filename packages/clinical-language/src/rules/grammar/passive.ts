import type { Persona } from '../people/persona.ts';

/** What clinicians do, each with its participle. */
const participles: Readonly<Record<string, string>> = {
  started: 'started',
  placed: 'placed',
  put: 'placed',
  gave: 'given',
  given: 'given',
  prescribed: 'prescribed',
  increased: 'increased',
  decreased: 'decreased',
  lowered: 'lowered',
  changed: 'changed',
  switched: 'switched',
  stopped: 'stopped',
  continued: 'continued',
  added: 'added',
  ordered: 'ordered',
  did: 'done',
  ran: 'done',
  done: 'done',
  performed: 'performed',
  checked: 'checked',
  repeated: 'repeated',
  drew: 'drawn',
  sent: 'sent',
  referred: 'referred',
  admitted: 'admitted',
  diagnosed: 'diagnosed',
  told: 'told',
  found: 'found',
  removed: 'removed',
  took: 'taken',
  treated: 'treated',
  recommended: 'recommended',
  advised: 'advised',
  discussed: 'discussed',
};
const verb = `(${Object.keys(participles).join('|')})`;
const agent = String.raw`^(?:i|we|they|the doctors?|the (?:emergency room|hospital|er))(?: (?:have|had|has|did|also|already|just|actually|recently|previously|then|since))*`;
const toPatient = new RegExp(
  String.raw`${agent} ${verb} (?:him|them|her(?= (?:on|to|that|with|an?|some|the|in|into|for|about|off|back|her|\d|[a-z]+ in\b)))\b ?(.+)$`,
);
const onDrug = /^(?:i|we|they)(?: (?:also|now|still))* (?:have|had|have had|have got) (?:him|her|them) on (.+)$/;
const toThing = new RegExp(
  String.raw`${agent} ${verb} ((?:an?|the|some|his|her|their|another|all|that|\d+|blood|labs|x-rays?|lab)\b(?: (?!(?:in|at|on|for|last|and|because|to|but|which|that|when|yesterday|today|again|from|before|after|recently|this|every|over|during|while)\b)[\w'/-]+){0,5})( .+)?$`,
);
const plural = /\b(?!(?:this|his|diabetes|pus|analysis|urinalysis|biopsies)\b)\w+[^s]s$/;
const singularInS = /(?:sis|itis|pus|us|ss)$/;

/**
 * What clinicians did, without them: "we put her on omeprazole" → "she was placed on omeprazole", "they did a CT scan" → "a CT
 * scan was done". Undefined for other words.
 */
export function passive(words: readonly string[], { subject }: Persona): string[] | undefined {
  const text = words.filter((word) => word !== ',').join(' ');
  const taken = onDrug.exec(text);
  if (taken) return [subject, 'is', 'on', ...taken[1]!.split(' ')];
  const patient = toPatient.exec(text);
  if (patient) {
    const [, done, rest] = patient;
    return [subject, 'was', participles[done!]!, ...rest!.split(' ')];
  }
  const thing = toThing.exec(text);
  if (!thing || thing[1] === 'told' || (thing[1] === 'took' && !/x-?rays?|labs|blood|out/.test(text))) return undefined;
  const [, done, object, rest = ''] = thing;
  const many = plural.test(object!) && !singularInS.test(object!);
  return [...object!.split(' '), many ? 'were' : 'was', participles[done!]!, ...rest.trim().split(' ')].filter(Boolean);
}

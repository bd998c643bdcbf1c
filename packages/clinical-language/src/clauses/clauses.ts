import { relativeForm, sexOfRelative } from '../vocabulary/relatives.ts';

/** A part of a sentence that says one thing. `lead` is the word or mark that cut it off; '' for the first part. */
export type Clause = { text: string; start: number; end: number; lead: string };

const opens = [
  // a subject
  String.raw`(?:she|he|they|i|we|it|(?:the )?patient|pt)\b`,
  String.raw`(?:(?:her|his|my|their|the) )?(?:${relativeForm})(?:'s|’s)?\b`,
  // a denial
  String.raw`(?:no|not|nkda|nka|denies|denied|never|without|negative)\b`,
  // a verb
  String.raw`(?:is|was|are|were|has|had|have|will|takes?|taking|uses?|using|on (?!exam)|off|starts?|started|starting|stops?|stopped|holds?|held|quit|continues?|continued|resumes?|begins?|began|discontinues?|discontinued|increases?|decreases?|reduces?|allergic|allergy|allergies|wants?|reports?|lives?|gets?|got)\b`,
].join('|');
const cut = new RegExp(
  [
    String.raw`\s*(?:;|→|->|=>)\s*`,
    String.raw`\s*,?\s*\b(?:but|however|although|whereas|though|except|excepting|excluding|other than|apart from|aside from)\b(?: for\b| that\b)?\s*`,
    String.raw`\s*(?:,\s*and\b|,|\band\b)\s+(?=(?:(?:and|also|then|now|currently|still|otherwise|just|recently) )*(?:${opens}))`,
  ].join('|'),
  'gi',
);

/** The parts of a sentence: cut at a semicolon, an arrow, "but" or "except", and where a new statement begins after a comma or "and". */
export function clausesOf(sentence: string): Clause[] {
  const parts: Clause[] = [];
  let start = 0;
  let lead = '';
  for (const match of sentence.matchAll(cut)) {
    if (match.index > start) parts.push({ text: sentence.slice(start, match.index), start, end: match.index, lead });
    start = match.index + match[0].length;
    lead = match[0].trim().toLowerCase();
  }
  if (start < sentence.length || parts.length === 0)
    parts.push({ text: sentence.slice(start), start, end: sentence.length, lead });
  return parts;
}

/** The clause of a place in a sentence. */
export const clauseAt = (sentence: string, at: number): Clause => {
  const clauses = clausesOf(sentence);
  return clauses.findLast(({ start }) => start <= at) ?? clauses[0]!;
};

/** Whose fact something is. `unclear`: the words allow both. */
export type Whose = 'patient' | 'relative' | 'unclear';

const relative = String.raw`(?:(?:her|his|their|my|the|patient's|a) )?(?:\w+ )?\b(?:${relativeForm})\b(?!'s|’s)`;
/** A relative who speaks, or is there, owns nothing of what is said. */
const bystander = new RegExp(
  [
    String.raw`${relative}(?:,? who (?:is|was) (?:present|here|with \w+),?)? (?:also )?(?:says?|said|reports?|reported|states?|stated|notes|noted|tells?|told|thinks?|believes?|mentions?|mentioned|confirms?|confirmed|adds|added|helps?|manages|gives|gave|fills|reminds|brought|brings)\b(?: (?:us|me|that))*`,
    String.raw`\b(?:lives?|living|here|comes?|came|accompanied|presents?|presented|seen|stays?|staying|along|together|arrived|spoke|discussed|talked|married|cares?|caring)\b (?:\w+ )?(?:with|by|to|for) ${relative}(?:(?:,| and) ${relative})*`,
    String.raw`\b(?:per|according to|supported by|with help (?:of|from)) ${relative}`,
  ].join('|'),
  'gi',
);
const anyRelative = new RegExp(String.raw`\b(?:${relativeForm})(?:'s|’s)?\b`, 'gi');
const subject = /\b(?:she|he|they|i|patient|pt)\b/gi;

/** Whose fact the words at a place of a sentence state. A clause without a subject has that of the clause before it. */
export function whoseIs(sentence: string, at: number): Whose {
  // of the same length, so that places stay
  const text = sentence.replaceAll(bystander, (found) => ' '.repeat(found.length));
  if (text.search(anyRelative) < 0) return 'patient';
  const clauses = clausesOf(text);
  let own = clauses.findLastIndex(({ start }) => start <= at);
  const inClause = Math.max(0, at - (clauses[own]?.start ?? 0));
  const first = ownerIn(clauses[own]!.text, inClause);
  if (first) return ambiguous(text.slice(0, clauses[own]!.start), clauses[own]!.text.slice(0, inClause), first);
  while (own > 0 && !/^[;→]/.test(clauses[own]!.lead)) {
    own -= 1;
    const owner = ownerIn(clauses[own]!.text, clauses[own]!.text.length);
    if (owner) return owner;
  }
  return 'patient';
}

function ownerIn(text: string, at: number): Whose | null {
  const last = (pattern: RegExp): number => [...text.slice(0, at).matchAll(pattern)].findLast(() => true)?.index ?? -1;
  const relativeAt = last(anyRelative);
  const subjectAt = last(subject);
  if (relativeAt > subjectAt) return 'relative';
  const later = text.slice(at).search(anyRelative) >= 0;
  if (subjectAt >= 0) return later || relativeAt >= 0 ? 'unclear' : 'patient';
  if (!later) return null;
  return new RegExp(
    String.raw`\b(?:in|of|for|by) (?:(?:her|his|the|my|their) )?(?:\w+ )?(?:${relativeForm})\b`,
    'i',
  ).test(text.slice(at))
    ? 'relative'
    : 'unclear';
}

/** "Her mother fell and she takes warfarin": she may be either of two. */
function ambiguous(before: string, clause: string, owner: Whose): Whose {
  if (owner !== 'patient') return owner;
  const pronoun = [...clause.matchAll(/\b(?:she|he)\b/gi)].at(-1)?.[0].toLowerCase();
  const person = [...before.matchAll(anyRelative)].at(-1)?.[0].toLowerCase();
  const sex = pronoun === 'she' ? 'female' : pronoun === 'he' ? 'male' : undefined;
  const patientSaid = /\b(?:she|he|patient|pt|i)\b/i.test(before);
  return sex !== undefined && person !== undefined && sexOfRelative(person) === sex && !patientSaid ? 'unclear' : owner;
}

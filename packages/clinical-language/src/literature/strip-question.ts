import analytes from '../../lexicon/analytes.json' with { type: 'json' };
import bodyParts from '../../lexicon/body-parts.json' with { type: 'json' };
import clinicalWords from '../../lexicon/clinical-words.json' with { type: 'json' };
import conditions from '../../lexicon/conditions.json' with { type: 'json' };
import devices from '../../lexicon/devices.json' with { type: 'json' };
import procedures from '../../lexicon/procedures.json' with { type: 'json' };
import symptoms from '../../lexicon/symptoms.json' with { type: 'json' };
import tests from '../../lexicon/tests.json' with { type: 'json' };
import verbs from '../../lexicon/verbs.json' with { type: 'json' };
import functionWords from '../../lexicon/function-words.json' with { type: 'json' };
import type { IdentifierKind } from '../samples/identifiers.ts';
import { removeIdentifiers } from '../samples/remove-identifiers.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import { femaleNames, maleNames } from '../vocabulary/first-names.ts';
import { commonSurnames } from './surnames.ts';
import { months } from '../vocabulary/calendar.ts';

/** A question as it is sent, and how much of which kind was taken out of it. */
export type StrippedQuestion = { text: string; removed: Partial<Record<IdentifierKind, number>> };

/** Diseases, signs and scores that are called after a person keep that name. */
const eponyms = new Set(
  `addison alzheimer apgar asperger barrett bartter basedow behcet behçet bell bence boerhaave borg bowen brugada budd burkitt caroli charcot chagas chiari churg
  crohn cushing down dupuytren eisenmenger epstein ewing fabry fanconi farber felty framingham freiberg friedreich gaucher gilbert gitelman glasgow goodpasture
  graves grave guillain barre barré hansen hashimoto heimlich henoch hirschsprung hodgkin horner huntington jaeger jakob creutzfeldt kaposi kawasaki klinefelter
  korsakoff lambert eaton lewy likert liddle lou gehrig lyme lynch mallory marfan meniere ménière merkel mohs morton munchausen nissen noonan osgood schlatter osler
  paget parkinson peyronie pott prader willi raynaud reiter rett reye rinne romberg schonlein schönlein sezary sjogren sjögren stevens johnson sydenham takayasu
  tourette trendelenburg turner valsalva vincent virchow wallenberg weber wegener wernicke whipple wilms wilson wolff white zollinger ellison child pugh gleason
  kegel karnofsky barthel braden cochrane bayes kaplan meier cox doppler gram hamilton beck wechsler boston london oxford chinese japanese african american european
  asian hispanic latino caucasian indian english french german spanish british canadian australian western eastern northern southern medicare medicaid mediterranean europe asia africa america
  states kingdom united england scotland wales ireland irish dutch netherlands belgium belgian denmark danish norway norwegian sweden swedish finland finnish
  austria austrian switzerland swiss italy italian portugal portuguese greece greek turkey turkish poland polish russia russian ukraine israel israeli iran iraq
  egypt nigeria kenya ethiopia uganda tanzania ghana korea korean koreans china japan taiwan india pakistan bangladesh nepal thailand thai vietnam vietnamese
  malaysia singapore indonesia philippines filipino jamaica cuba haiti mexico mexican brazil brazilian argentina chile chilean peru colombia canada australia
  zealand maori arab arabic nordic scandinavian balkan caribbean sub-saharan
  alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland
  massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey ohio oklahoma oregon pennsylvania rhode tennessee texas utah
  vermont wisconsin wyoming papanicolaou fournier panton roux auer lloyd`.split(/\s+/),
);

const words = (list: unknown): string[] =>
  JSON.stringify(list)
    .toLowerCase()
    .match(/[\p{L}]{3,}/gu) ?? [];
const medical: ReadonlySet<string> = new Set(
  [analytes, bodyParts, clinicalWords, conditions, devices, procedures, symptoms, tests].flatMap(words),
);
const small = new Set(
  `patient patients does what which should would could when where with without and the for not her his she they this that after before during versus compared
  doctor mister january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  women men children child boys girls adults adult people persons mothers fathers infants pediatric paediatric primary care early late part new old south west
  north east central rural urban information management internet web online google computing target goal provider providers service services hospital center centre
  outcome outcomes measure measures guideline guidelines risk result results benefit benefits useful higher lower treated medical surgical academic health school
  vitamin level type stage grade class phase group study trial guideline please hello dear thanks question safety portal contact`.split(
    /\s+/,
  ),
);

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .normalize('NFC');
const singular = (word: string): string => word.replace(/(?:ies$)/, 'y').replace(/s$/, '');

/** A word of the lexicon, of a disease that is called after somebody, or of the frame of a question. */
const isListed = (word: string): boolean => {
  const bare = plain(word);
  return (
    bare.length < 3 ||
    [bare, singular(bare), ...bare.split('-')].some(
      (one) => small.has(one) || eponyms.has(one) || medical.has(one) || isDrug(one),
    ) ||
    months.includes(bare)
  );
};
/** A word of the lexicon or of the frame of a question, whoever else is called so. */
const isCommon = (word: string): boolean => {
  const bare = plain(word);
  return (
    !isFirstName(word) &&
    (isEveryday(word) || [bare, singular(bare)].some((one) => small.has(one) || medical.has(one) || isDrug(one)))
  );
};
const findings: ReadonlySet<string> = new Set(
  [analytes, bodyParts, clinicalWords, conditions, symptoms].flatMap(words),
);
const functions: ReadonlySet<string> = new Set(words(functionWords));
/** A word that tells of a finding or of nothing, and of nobody. */
const isPlain = (word: string): boolean => {
  const bare = plain(word);
  if (eponyms.has(bare)) return false;
  return (
    everyday.has(bare) ||
    functions.has(bare) ||
    [bare, singular(bare)].some((one) => findings.has(one) || isDrug(one)) ||
    ending.test(bare)
  );
};
/** Endings that words of medicine have and names have not. */
const ending =
  /(?:itis|osis|oses|emia|aemia|pathy|pathies|ectomy|otomy|plasty|scopy|scopic|graphy|graphic|therapy|therapies|ology|ological|uria|algia|mab|tinib|gliflozin|gliptin|prazole|sartan|cillin|mycin|statins?|steroids?|peptides?|toxin|vaccines?|receptor|inhibitors?|antagonists?|agonists?|blockers?)$/;
const isKnown = (word: string): boolean => isListed(word) || ending.test(plain(word));
/** The same of the first word of a sentence, which has its capital from there. */
const firstEnding =
  /(?:tion|sion|ing|ity|ment|ness|ance|ence|ism|ist|ical|ic|al|ive|ous|able|ary|ory|ated|ized|ised|oma|omas|ia|ure|age|gen|ase|ine|ide|ate|ol|s)$/;
const isFirstName = (word: string): boolean => maleNames.has(plain(word)) || femaleNames.has(plain(word));

/** Names of people in any capitals, beside words that tell of one; what follows a first name, too. */
const namedBefore =
  /\b(?:mr|mrs|ms|miss|mx|dr|doctor|nurse|patient(?: named)?|pt|named|called|name is|for my patient|wife|husband|son|daughter|mother|father|sister|brother)\b\.?[ ]+$/i;

/**
 * Takes out of a question what can tell who a patient is: what every text of the program is cleaned of, the words that are given, names in small
 * letters, and words with a capital that are no word of medicine. Rather a word too many than a name: what was sent is shown.
 */
export function stripQuestion(question: string, hide: readonly string[] = []): StrippedQuestion {
  const removed: StrippedQuestion['removed'] = {};
  const count = (kind: IdentifierKind): string => {
    removed[kind] = (removed[kind] ?? 0) + 1;
    return `[${kind}]`;
  };
  let text = question.replaceAll(/\s+/g, ' ').trim();
  for (const known of hide) text = hidden(text, known, count);
  for (const [kind, pattern] of more)
    text = text.replace(pattern, (whole) => (whole.includes('[') ? whole : count(kind)));
  const clean = removeIdentifiers(protectedText(text));
  for (const [kind, found] of Object.entries(clean.removed) as [IdentifierKind, number][])
    removed[kind] = (removed[kind] ?? 0) + found;
  text = unprotected(clean.text);
  text = withoutNames(text, count);
  return {
    text: text
      .replaceAll(/\[name\](?:[ ,.'’-]{1,3}\[name\])+/g, '[name]')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    removed,
  };
}

/** What is written in a question and in no note. */
const month = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|');
const more: readonly [IdentifierKind, RegExp][] = [
  ['date', /\b(?:dob|d\.o\.b\.?|born(?: on| in)?|date of birth)[ :]*\d[\d/.\s-]{2,10}\d\b/gi],
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['link', /\b(?:https?:\/\/|www\.)\S+/gi],
  [
    'address',
    /\b\d{1,5}[ ]+(?:[\p{L}.'’-]+[ ]+){1,4}(?:street|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|court|terrace|square|parkway|circle|crescent)\b(?:,?[ ]*(?:apt|apartment|suite|unit|#)\.?[ ]*\w+)?(?:,[ ]*[\p{Lu}][\p{L}. ]{2,30}(?=,|[ ]+[A-Z]{2}\b|[ ]+\d{5}))?(?:,?[ ]*[A-Z]{2}\b)?(?:[ ]+\d{5}(?:-\d{4})?)?/giu,
  ],
  ['address', /\b(?:zip(?: code)?|postal code|postcode)[ :]*[A-Z0-9][A-Z0-9 -]{2,8}\d[A-Z0-9]*\b/gi],
  [
    'date',
    new RegExp(
      String.raw`\b(?:(?:${month})\.?[ ]+\d{1,2}(?:st|nd|rd|th)?(?:,?[ ]+(?:19|20)\d{2})?|\d{1,2}(?:st|nd|rd|th)?[ ]+(?:of[ ]+)?(?:${month})\b\.?(?:,?[ ]+(?:19|20)\d{2})?)(?!\w)`,
      'gi',
    ),
  ],
  ['date', new RegExp(String.raw`\b(?:${month})\.?,?[ ]+(?:19|20)\d{2}\b`, 'gi')],
  ['date', /\b\d{4}[./-]\d{1,2}[./-]\d{1,2}\b|\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b/g],
  ['phone', /(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)[ .-]?|\b\d{2,4}[ .-])\d{3}[ .-]?\d{3,4}\b/g],
  [
    'number',
    /\b(?:mrn|ssn|nhs|npi|dea|(?:medical )?record|chart|account|acct|member|policy|insurance|passport|licen[cs]e|case)(?:[ ]*(?:no\.?|number|id|#))?[ :#]*[A-Z]{0,4}[ -]?\d[\dA-Z-]{2,}\b/gi,
  ],
  ['number', /\b\d{3}-\d{2}-\d{4}\b|\b\d{3} \d{3} \d{4}\b|\b(?=[A-Z0-9-]*\d)[A-Z]{1,4}-?\d{5,}\b|\b\d{6,}\b/g],
];

/** Every part of a known name; one that is a word of medicine as well ("White") only with its capital. */
function hidden(text: string, known: string, count: (kind: IdentifierKind) => string): string {
  const whole = known.trim();
  const parts = whole.split(/[\s,]+/).filter((part) => part.length > 2 || /^\p{Lu}\p{Ll}$/u.test(part));
  let out = text;
  for (const part of [whole, ...parts].filter((one) => one.length > 1)) {
    const isWord = part !== whole && (part.length < 3 || isCommon(part));
    const kind: IdentifierKind = /\d/.test(part) ? 'number' : 'name';
    out = out.replace(
      new RegExp(String.raw`(?<![\p{L}\p{N}\[])${escaped(part)}(?:['’]s)?(?![\p{L}\p{N}\]])`, 'giu'),
      (found) => (isWord && !/^\p{Lu}/u.test(found) ? found : count(kind)),
    );
  }
  return out;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);

/** Diseases that are called after somebody would read as names: a mark stands in them meanwhile. */
const keep = '\u2060';
const protectedText = (text: string): string =>
  text.replaceAll(/[\p{L}][\p{L}’'-]*/gu, (word) =>
    eponyms.has(plain(word)) || (isKnown(word) && !isFirstName(word)) ? `${keep}${word}` : word,
  );
const unprotected = (text: string): string => text.replaceAll(keep, '');

function withoutNames(text: string, count: (kind: IdentifierKind) => string): string {
  const tokens = [...text.matchAll(/[\p{L}][\p{L}\p{M}’'-]*/gu)];
  const isTitle = isTitleCase(tokens.map(([word]) => word));
  const isName = tokens.map((match) => isNamed(match[0], match.index, text, isTitle));
  for (const [at, match] of tokens.entries()) {
    if (isName[at] || at === 0 || !isName[at - 1]) continue;
    // a surname after a first name, in small letters too; after another name with its capital
    const before = tokens[at - 1]!;
    if (text.slice(before.index + before[0].length, match.index) !== ' ') continue;
    const isFirst = isFirstName(before[0]) || /^\p{Ll}/u.test(before[0]);
    const after = text.slice(match.index + match[0].length);
    const isShown = /^\p{Lu}/u.test(match[0]) && (!isTitle || restOfName.test(after));
    isName[at] = isFirst || isShown ? isSurname(match[0], after, isTitle) : false;
  }
  let out = '';
  let last = 0;
  for (const [at, match] of tokens.entries()) {
    if (!isName[at]) continue;
    out += text.slice(last, match.index) + count('name');
    last = match.index + match[0].length;
  }
  return out + text.slice(last);
}

/** What follows a first name is a surname, though a disease or a colour is called so, too. */
function isSurname(word: string, after: string, isTitle: boolean): boolean {
  const isEponym = eponyms.has(plain(word));
  if (isEponym) return !diseaseAfter.test(after);
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  if (isCapital && restOfName.test(after)) return !everyday.has(word.toLowerCase());
  if (isCapital && !isTitle)
    return !everyday.has(word.toLowerCase()) && !isDrug(plain(word)) && !ending.test(plain(word));
  if (!isCapital && /^[ ]*[,(]/.test(after)) return !isPlain(word);
  return !isKnown(word) && !isEveryday(word);
}

const everyday = new Set(
  `is was has had be are were do does did take takes taking need needs want wants get gets start started use used using have with who that the and but for on in
  at to of as or if so it we i you he she they our my his her their can will should still now then also after before about from by an a no not years year old
  presents reports denies says weighs lives`.split(/\s+/),
);
const usual: ReadonlySet<string> = new Set([verbs, functionWords].flatMap(words));
const isEveryday = (word: string): boolean => {
  const bare = word.toLowerCase();
  return everyday.has(bare) || usual.has(bare) || usual.has(singular(bare));
};

/** "Does Iron Help Runners With Restless Legs": a capital says nothing of a name there. */
function isTitleCase(all: readonly string[]): boolean {
  const telling = all.filter((word) => word.length > 3 && !isEveryday(word));
  return telling.length >= 4 && telling.filter((word) => /^\p{Lu}/u.test(word)).length / telling.length >= 0.7;
}

const isUnknown = (word: string): boolean => !isKnown(word) && !isEveryday(word) && !firstEnding.test(plain(word));

/** "patient tariq belston": two words of no vocabulary after one that tells of a person. */
function isNamedInSmallLetters(word: string, before: string, after: string): boolean {
  const [, next, end] = /^[ ]+([\p{Ll}][\p{L}’'-]+)(.?)/u.exec(after) ?? [];
  if (next === undefined || !namedBefore.test(before) || !isUnknown(word)) return false;
  // "patient safety climate?" ends like a word, "patient tariq zanovic, 40" goes on as after a name
  return isUnknown(next) || (/[,(]/.test(end ?? '') && !isPlain(next));
}

/** "MR" and "MS" are no titles. */
const title = /(?<![\p{L}\d])(?:(?:Mr|Mrs|Ms|Mx|Miss|Dr|Doctor|Nurse|MRS|mr|mrs|ms|mx|dr)\.?|(?:MR|MS|DR)\.)[ ]+$/u;
const smallTitle = /(?<![\p{L}\d])(?:mr|mrs|ms|mx|Mr|Mrs|Ms|Mx)\.?[ ]+$/u;
/** "patient Wilson with", "my patient, johnson, has", "pt: garcia, 54yo". */
const person = /\b(?:patient(?: named)?|pt|named|name is|husband|wife|client|resident)(?:[ ]*[:,])?[ ]+$/i;
const marked = /\b(?:patient|pt|client)[ ]*[:,][ ]*$/i;
/** A name that a disease or a test has goes on so. */
const diseaseAfter =
  /^(?:['’]s)?[\s-]+(?:(?:\p{Ll}[\p{L}-]*|[A-Z]) )?(?:disease|syndrome|score|sign|criteria|scale|index|test|palsy|lymphoma|sarcoma|tumou?r|anemia|anaemia|phenomenon|classification|equation|reflex|thyroiditis|encephalopathy|esophagus|oesophagus|contracture|fracture|diet|coma|stain|catheter)s?\b/u;
const goesOn =
  /^(?:['’]s\b|[,.;:?!)]|$|[ ]+\(|[ ]+\d|[ ]+(?:is|was|has|had|takes?|needs?|with|who|aged|came|presents|reports|wants|asks|uses|and|on|in|for|should|tolerates?)\b)/u;
const restOfName = /^(?:['’]s\b|[,.;?!)]|$|[ ]+\(|[ ]+(?:is|was|has|had|takes?|needs?|who|aged|asks)\b)/u;
const ageAfter = /^,?[ ]+\(?\d{1,3}(?:[ ]?(?:yo|y\/o|y|yrs?|years?|[mf])\b|[,)]|-year)/i;

/** A name by what stands beside it, though it is a word of medicine, too: "Mr Wilson", "patient kowalczyk with", "Johnson, 72,". */
function isTold(word: string, before: string, after: string): boolean {
  const isCapital = /^\p{Lu}\p{L}/u.test(word);
  const isEponym = eponyms.has(plain(word));
  const isListedName = commonSurnames.has(plain(word));
  if (word.length < 2 || (isEponym && diseaseAfter.test(after))) return false;
  // "Will We Miss It" is no address
  if (title.test(before) && isCapital && !(isEveryday(word) && /\bMiss[ ]+$/.test(before))) return true;
  if (smallTitle.test(before) && (isEponym || !isKnown(word)) && !isEveryday(word)) return true;
  // what stands alone between marks is a name, though a tool or a deed is called so: "pt: cook, 54yo"
  if (marked.test(before) && /^,[ ]/.test(after) && (isListedName || !isPlain(word))) return true;
  // "[name] Black, phone": the rest of a name
  if (/\[name\][ ]$/.test(before) && isCapital && restOfName.test(after)) return true;
  const isOpen = isEponym || (isListedName && (isCapital || !isCommon(word))) || (!isKnown(word) && !isEveryday(word));
  if (!isOpen) return false;
  if (marked.test(before) && goesOn.test(after)) return true;
  if (person.test(before) && goesOn.test(after)) return isCapital || isEponym || isListedName || isUnknown(word);
  if (isCapital && isEponym && /^,[ ]+(\p{Lu}[\p{L}’'-]+)/u.test(after))
    return isFirstName(/^,[ ]+(\p{Lu}[\p{L}’'-]+)/u.exec(after)![1]!);
  return isCapital && ageAfter.test(after);
}

function isNamed(word: string, at: number, text: string, isTitle: boolean): boolean {
  if (text[at - 1] === '[') return false;
  if (isFirstName(word)) return !isEponymAt(word, at, text);
  const before = text.slice(Math.max(0, at - 24), at);
  if (isTold(word, before, text.slice(at + word.length))) return true;
  if (isKnown(word) || isEveryday(word)) return false;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  const isShouted = /^\p{Lu}{4,}$/u.test(word);
  if (namedBefore.test(before) && (isCapital || isShouted)) return true;
  const after = text.slice(at + word.length);
  if (!isCapital) return isNamedInSmallLetters(word, before, after);
  if (isTitle) return isUnknown(word);
  if (!/(?:^|[.?!:]["”]?)\s*["“]?$/.test(before)) return true;
  return !firstEnding.test(plain(word)) && personAfter.test(after);
}

/** What follows the name of a person at the beginning of a sentence. */
const personAfter =
  /^(?:['’]s\b|,|[ ]+\[name\]|[ ]+\p{Lu}\p{Ll}|[ ]+\(|[ ]+\d|[ ]+(?:is|was|has|had|takes|needs|who|aged|came|presents|reports|wants|asks|uses)\b)/u;

/** "Bell palsy", "Wilson's disease": a first name that is the name of a disease. */
const isEponymAt = (word: string, at: number, text: string): boolean =>
  eponyms.has(plain(word)) && /^(?:['’]s)?[\s-]+(?:\p{Ll}|and)/u.test(text.slice(at + word.length));

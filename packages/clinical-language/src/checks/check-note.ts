import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { linksOf } from '../rules/clauses/clauses.ts';
import type { Check, LedgerEntry, NoteChecks, Severity, Support } from './check-types.ts';
import { type Basis, basisOf, readVisit, type Visit } from './evidence.ts';
import { claimedAgreement, isAgreed } from './guard/compare-decisions.ts';
import type { Difference } from './guard/difference.ts';
import { differencesOf } from './guard/fact-guard.ts';
import { type OwnDraft, writeDraft } from './own-draft.ts';
import { keyOf } from './key.ts';
import { isDoubtful, otherwiseThan } from './second/second-reader.ts';
import { findOmissions } from './ledger/omissions.ts';
import type { Differing } from './ledger/stand-ins.ts';
import { type Reading, readSentence } from './reading/read-text.ts';
import { severityOf } from './severity.ts';
import { isCondition } from './tables/conditions.ts';
import { drugOf } from './tables/drug-names.ts';
import { isFinding } from './tables/findings.ts';
import { isSymptom } from './tables/symptoms.ts';
import { writtenOut } from './tables/short-forms.ts';
import { differencesWithin } from './within.ts';

export type CheckInput = {
  utterances: readonly Utterance[];
  sentences: readonly NoteSentence[];
  sections: readonly { key: string; header: string }[];
};

/**
 * Checks a note by anyone (the embedded engine, a model, a person) against what was said: what each sentence says otherwise, how
 * far it is supported, and what weighty things are missing. Roles should be set. Deterministic, without model or network;
 * linear in the visit and in the note.
 */
export function checkNote({ utterances, sentences, sections }: CheckInput): NoteChecks {
  const visit = readVisit(utterances);
  const draft = writeDraft(utterances);
  const family = underFamily(sentences, sections);
  const judged = besidesOthers(
    sentences.map((sentence, at) => judge(sentence, at, visit, draft, family.has(at))),
    sentences,
    visit,
  );
  const note = judged.map(({ reading }, at) => ({ reading, sentence: sentences[at]! }));
  const differences = judged.flatMap(({ differing }) => differing);
  const omissions = findOmissions(visit, draft, note, sections, differences);
  const { standIns } = omissions;
  const flags = judged.flatMap(({ checks }) => checks).map((check) => standingIn(check, standIns.get(check)));
  return {
    checks: distinct([...flags, ...omissions.checks]),
    sentences: judged.map(({ support, severity }) => ({ support, severity })),
    ledger: omissions.ledger,
  };
}

/** Adds what differs between the sentences of a note, to those that nothing else is told of. */
function besidesOthers(judged: readonly Judged[], sentences: CheckInput['sentences'], visit: Visit): Judged[] {
  const within = differencesWithin(
    sentences,
    judged.map(({ reading }) => reading),
    visit,
  );
  return judged.map((one, at) => {
    const found = one.checks.length === 0 ? within.find((each) => each.at === at) : undefined;
    const sentence = sentences[at]!;
    if (!found || sentence.kind === 'template' || sentence.kind === 'chart') return one;
    const difference: Difference = { kind: 'within', said: found.other, written: found.written, from: [] };
    return { ...one, checks: [checkOf(difference, sentence, at, 'major', visit)], support: 'contradicted' };
  });
}

const familyHeading = /^[^:.]{0,20}\bfamily\b[^:.]{0,20}:?$|^\W*f(?:h|hx)\W*$/i;

/** The sentences that stand in a section on the family, or under such a heading. */
function underFamily(sentences: CheckInput['sentences'], sections: CheckInput['sections']): ReadonlySet<number> {
  const keys = new Set(sections.filter(({ header }) => /\bfamily\b/i.test(header)).map(({ key }) => key));
  const out = new Set<number>();
  let under = false;
  for (const [at, { text, section }] of sentences.entries()) {
    if (familyHeading.test(text.trim())) under = true;
    else if (heading.test(text)) under = false;
    if (under || keys.has(section)) out.add(at);
  }
  return out;
}

type Judged = {
  checks: Check[];
  differing: readonly Differing[];
  support: Support;
  severity: Severity;
  reading: Reading;
};

/** A flag, as grave as what is missing because of it. */
const standingIn = (check: Check, entry: LedgerEntry | undefined): Check =>
  entry ? { ...check, lacks: entry.key, severity: entry.severity === 'major' ? 'major' : check.severity } : check;

// What a template writes where nothing was said.
const silent = /^\W*(?:not (?:discussed|mentioned|applicable|assessed)|none|n\/a)\W*$/i;
// A line that only names what comes after it.
const heading =
  /^[•*\s-]*(?:chief complaint|history of present illness|review of systems|physical exam(?:ination)?|vitals(?: reviewed)?|results|assessment(?: and plan)?|plan|instructions|medications|allergies|(?:past )?(?:medical|surgical|family|social)(?: history)?|constitutional|respiratory|cardiovascular|musculoskeletal|neurological|gastrointestinal|genitourinary|psychiatric|integumentary|skin|eyes|ears|neck|head|chest|lungs|abdomen|extremities):?\s*$/i;

// Of its weighty words, the share from which a sentence is taken for the very words of what it rests on.
const closeShare = 0.7;
const exactShare = 0.85;

function judge(sentence: NoteSentence, at: number, visit: Visit, draft: OwnDraft, inFamily: boolean): Judged {
  const text = writtenOut(sentence.text);
  const reading = readSentence(text);
  const severity = severityOf(reading);
  const stems = new Set(reading.stems.filter((stem) => stem !== ''));
  const empty = stems.size === 0 && reading.numbers.length === 0;
  if (silent.test(sentence.text) || heading.test(sentence.text))
    return unflagged(sentence.links.length > 0 ? 'direct' : 'unsourced', 'minor', reading);
  const fixed = sentence.kind === 'template' || sentence.kind === 'chart';
  if (fixed && sentence.links.length > 0) return unflagged('direct', severity, reading);
  const basis = basisOf(sentence.links, stems, visit);
  const held = [...stems].filter((stem) => basis.core.some((said) => said.stems.has(stem))).length;
  const share = closeness(reading, basis);
  const close = share >= closeShare;
  const { links } = sentence;
  const compared = { text, links, reading, stems, basis, visit, draft, close, exact: share >= exactShare };
  const found = (fixed ? [] : differencesOf(compared))
    .filter(
      (one) =>
        one.kind !== 'negation' ||
        one.grave ||
        !(
          (!compared.exact && isTrifle(one)) ||
          (concludes.test(text) && !reading.polarity.includes(-1)) ||
          isDoubtful(text, one.written, visit.utterances)
        ),
    )
    .map((one) => (isUncertain(one) ? { ...one, said: '' } : one));
  // of a sentence that rests on nothing it is told that it does, and no more
  const second = found.length === 0 && !fixed && links.length > 0;
  const differences = second ? secondDifferences(text, links, visit, inFamily) : found;
  const graver = differences.some(({ kind }) => gravest[kind] === 'major') ? 'major' : severity;
  // what was not said at all is no difference, and what a clinician typed is the clinician's word
  const typed = sentence.kind === 'typed' && differences.length > 0;
  const unsaid = differences.length > 0 && differences.every(({ said }) => said === '');
  if (unsaid || typed) {
    const check = unsourced(sentence, at, graver);
    const differing = typed ? differences.map((difference) => ({ ...difference, check })) : [];
    return { ...unflagged('unsourced', graver, reading), checks: [check], differing };
  }
  const differing = differences.map((difference) => ({
    ...difference,
    check: checkOf(difference, sentence, at, severity, visit),
  }));
  if (differing.length > 0)
    return { checks: differing.map(({ check }) => check), differing, support: 'contradicted', severity, reading };
  // what sounds like assent is a source for no agreement
  if (!fixed && claimedAgreement(reading.words) !== undefined && !isAgreed(reading.words, visit)) {
    const least = severity === 'major' ? 'major' : 'moderate';
    return { ...unflagged('unsourced', least, reading), checks: [unsourced(sentence, at, least)] };
  }
  if (empty) return unflagged(sentence.links.length > 0 ? 'direct' : 'unsourced', 'minor', reading);
  if (sentence.links.length > 0) return unflagged(held === stems.size ? 'direct' : 'partial', severity, reading);
  // what a person wrote needs no source unless it is grave, or names a number or a relative
  const plain = severity !== 'major' && reading.numbers.length === 0 && reading.relatives.length === 0;
  const quiet = sentence.kind === 'typed' && (plain || (basis.core.length > 0 && close));
  return {
    ...unflagged('unsourced', severity, reading),
    checks: quiet ? [] : [unsourced(sentence, at, fixed ? 'major' : severity)],
  };
}

/** "over" for "no over": a word of no weight, near a denial of something else. */
const isTrifle = ({ said, written }: Difference): boolean =>
  said === `no ${written}` &&
  readSentence(written).stems.every(
    (stem) => !isSymptom(stem) && !isFinding(stem) && !isCondition(stem) && drugOf(stem) === undefined,
  ) &&
  !/^(?:pain|surgery|allerg|smok|cure|short|breath|loss|gain)/.test(written);

/** "Impression: migraine": what is concluded may have been asked about before. */
const concludes = /^\W*(?:\d+\W*)?(?:imp|impression|diagnosis|dx)\b/i;

/** What one cannot be sure was said otherwise: a denial of a word without weight. */
const isUncertain = (one: Difference): boolean => !one.grave && one.kind === 'negation' && isTrifle(one);

/** What the second reader has otherwise. */
const secondDifferences = (
  text: string,
  links: NoteSentence['links'],
  { utterances }: Visit,
  inFamily: boolean,
): Difference[] =>
  otherwiseThan(text, links, utterances, inFamily)
    .slice(0, 1)
    .map(({ kind, said, written, evidence }) => ({ kind, said, written, from: [], evidence }));

const unflagged = (support: Support, severity: Severity, reading: Reading): Judged => ({
  checks: [],
  differing: [],
  support,
  severity,
  reading,
});

/** The share of a sentence's words of weight that are in what it rests on. What errors change (drugs, sides, relatives) and a label before it do not count. */
function closeness(reading: Reading, { core }: Basis): number {
  const changing = new Set([...reading.drugs, ...reading.relatives].map(({ at }) => at));
  const label = reading.words.indexOf(':');
  let [held, all] = [0, 0];
  for (const [at, stem] of reading.stems.entries()) {
    if (stem === '' || changing.has(at) || stem === 'left' || stem === 'right') continue;
    const known = core.some((said) => said.stems.has(stem));
    if (!known && at < label && label <= 4) continue;
    all++;
    if (known) held++;
  }
  return all === 0 ? 1 : held / all;
}

const gravest: Partial<Record<Difference['kind'], Severity>> = {
  dose: 'major',
  drug: 'major',
  side: 'major',
  frequency: 'major',
  unit: 'major',
};

function checkOf(difference: Difference, sentence: NoteSentence, at: number, severity: Severity, visit: Visit): Check {
  const { kind, said, written, from, grave } = difference;
  const evidence = difference.evidence ?? from.flatMap(({ clause }) => linksOf(clause, visit.utterances));
  return {
    key: keyOf(kind, said, written, evidence[0]?.utteranceId ?? '', evidence[0]?.start ?? 0),
    kind,
    severity: (grave ? 'major' : gravest[kind]) ?? (severity === 'minor' ? 'moderate' : severity),
    sentence: at,
    section: sentence.section,
    evidence,
    said,
    written,
    suggestion: null,
  };
}

const unsourced = (sentence: NoteSentence, at: number, severity: Severity): Check => ({
  key: keyOf(
    'unsourced',
    sentence.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  ),
  kind: 'unsourced',
  severity,
  sentence: at,
  section: sentence.section,
  evidence: [],
  said: '',
  written: sentence.text,
  suggestion: null,
});

/** The same fact written twice is two things to mend: later ones get a number of their own. */
function distinct(checks: readonly Check[]): Check[] {
  const seen = new Map<string, number>();
  return checks.map((check) => {
    const count = (seen.get(check.key) ?? 0) + 1;
    seen.set(check.key, count);
    return count === 1 ? check : { ...check, key: `${check.key}-${count}` };
  });
}

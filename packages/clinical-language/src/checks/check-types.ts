import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';

/** All that the checker looks for, in the order in which people read of it. */
export const checkKinds = [
  'drug',
  'dose',
  'unit',
  'frequency',
  'number',
  'side',
  'part',
  'negation',
  'subject',
  'tense',
  'course',
  'direction',
  'within',
  'unsourced',
  'missing',
] as const;
export type CheckKind = (typeof checkKinds)[number];
export type Severity = 'major' | 'moderate' | 'minor';
/** direct: all weighty words are in what was said. partial: some are. unsourced: no link. contradicted: the fact guard flags it. */
export type Support = 'direct' | 'partial' | 'unsourced' | 'contradicted';

/** One thing the checker found. */
export type Check = {
  /** Stable between runs on the same fact (a hash of what it is about), so that an answer to it survives a new run. */
  key: string;
  kind: CheckKind;
  severity: Severity;
  /** Index into the note's sentences; null for `missing`. */
  sentence: number | null;
  /** Key of its section; for `missing`, of the section it belongs in. */
  section: string;
  /** Where said: spans of raw utterance text. Empty when nothing was. */
  evidence: EvidenceLink[];
  /** What was said and what is written, the shortest words that differ: '50 mg' / '500 mg'. `written` is empty for `missing`. */
  said: string;
  written: string;
  /** For `missing`: a sentence in note style that inserting puts into the section. */
  suggestion: string | null;
  /** Key of the ledger's entry that the note lacks because something else is written in its place: a dose that is another's. */
  lacks?: string;
};

/** A weighty piece of an utterance (`start` and `end` in UTF-16 units of its text) and the note's sentences that hold it. */
export type LedgerEntry = {
  key: string;
  utteranceId: string;
  start: number;
  end: number;
  category: string;
  severity: Severity;
  state: 'used' | 'missing';
  usedBy: number[];
};

export type NoteChecks = {
  checks: Check[];
  /** One for each of the note's sentences. */
  sentences: { support: Support; severity: Severity }[];
  ledger: LedgerEntry[];
};

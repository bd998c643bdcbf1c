import { wantingIn } from '@clinical/contract/checks/checks.rules';
import type { CheckAnswer, Degraded, SelfTest, TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import type { SelfTestResult } from '@clinical/language/checks/self-test';
import { selfTestResult } from '@clinical/language/checks/self-test.data';
import { isoTime } from '../../platform/clock.ts';
import type { AnswerRow, CheckRun } from './checks.queries.ts';
import type { Entry } from '../transcripts/public.ts';

export type ShownChecks = {
  entry: Pick<Entry, 'id' | 'version' | 'sourceVersion'>;
  run: CheckRun | null;
  answers: readonly AnswerRow[];
  /** Of the checker that would run now. */
  checkerVersion: string;
  mayAnswer: boolean;
};

/** What was found, each with the answer that holds for it. */
export function viewChecks({ entry, run, answers, checkerVersion, mayAnswer }: ShownChecks): TranscriptChecks {
  const byKey = new Map(answers.map((answer) => [answer.key, viewAnswer(answer)]));
  const answerTo = (key: string): CheckAnswer | null => byKey.get(key) ?? null;
  const leftOut = new Set((run?.checks ?? []).filter(({ key }) => answerTo(key)).map(({ key, lacks }) => lacks ?? key));
  return {
    transcriptId: entry.id,
    state: stateOf(entry, run, checkerVersion),
    version: run?.version ?? 0,
    checkerVersion: run?.checkerVersion ?? null,
    checkedAt: run ? isoTime(run.checkedAt) : null,
    checks: (run?.checks ?? []).map((check) => ({ ...check, answer: answerTo(check.key) })),
    sentences: run?.sentences ?? [],
    ledger: (run?.ledger ?? []).map((said) =>
      said.state === 'missing' && leftOut.has(said.key) ? { ...said, state: 'dismissed' } : said,
    ),
    degraded: degradedBy(selfTestResult),
    abilities: { answer: mayAnswer },
  };
}

function stateOf(entry: ShownChecks['entry'], run: CheckRun | null, checkerVersion: string): TranscriptChecks['state'] {
  if (!run) return 'none';
  const same =
    run.version === entry.version && run.sourceVersion === entry.sourceVersion && run.checkerVersion === checkerVersion;
  return same ? 'current' : 'outdated';
}

/** An insert is no answer to what is missing now: when its sentence was deleted since, the thing is missing again. */
function viewAnswer({ action, reason, text, userId, createdAt }: AnswerRow): CheckAnswer | null {
  return action === 'insert' ? null : { action, reason, text, userId, at: isoTime(createdAt) };
}

export function viewSelfTest(result: SelfTestResult & { at: string }): SelfTest {
  const { version, at, categories, cleanSentences, falseAlarms } = result;
  return { version, at, categories, cleanSentences, falseAlarms, degraded: degradedBy(result) };
}

/** What notes are warned of; null while the checker catches enough and flags little that is right. */
function degradedBy(result: SelfTestResult): Degraded | null {
  const wanting = wantingIn(result);
  return wanting.categories.length > 0 || wanting.falseAlarms ? wanting : null;
}

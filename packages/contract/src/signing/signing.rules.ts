import type { NoteCheck, TranscriptChecks } from '../checks/checks.schemas.ts';
import type { NoteSentence } from '../transcripts/note-body.schemas.ts';

/** What a person confirms by signing; stored with the signature. */
export const attestation =
  'I have reviewed this note. It is a true and complete record of this encounter, and I am answerable for it.';

/** Minutes after a sign-in in which a signature asks for no password: as long as nobody says otherwise, and at most. */
export const usualFreshMinutes = 10;
export const mostFreshMinutes = 30;

/**
 * A sentence counts as looked at once a reader of this speed, in words a minute, has come to its end: what is on screen in a focused tab
 * is read from the top, and scrolling stops the reading. It is on screen with at least this share of its text.
 */
export const readingSpeed = 250;
export const lookedAtShare = 0.5;
/** Keys or a pointer that rest on one sentence for so long, in milliseconds, count for it alone. */
export const lookedAtRestMs = 500;

/** What was said of these must not be left out unseen. */
const neverMissing = new Set(['drug', 'dose', 'allergy', 'refusal']);

/**
 * What stands against signing, in the order in which it was found: sentences of major severity that are unsourced or contradicted and
 * that nobody has accepted, and missing drugs, doses, allergies and refusals that nobody has dismissed. Sentences that a person typed
 * only warn, unless such a thing is missing because of them: nobody accepted that it is gone.
 */
export function unresolved(
  found: Pick<TranscriptChecks, 'checks' | 'sentences' | 'ledger'>,
  sentences: readonly Pick<NoteSentence, 'kind'>[],
): NoteCheck[] {
  const weighty = new Set(found.ledger.filter(({ category }) => neverMissing.has(category)).map(({ key }) => key));
  return found.checks.filter((check) => {
    if (check.kind === 'missing') return weighty.has(check.key) && check.answer?.action !== 'dismiss';
    const at = check.sentence ?? -1;
    const judged = found.sentences[at];
    const major = check.severity === 'major' || judged?.severity === 'major';
    const unsupported = judged?.support === 'unsourced' || judged?.support === 'contradicted';
    const onlyWarns = sentences[at]?.kind === 'typed' && !weighty.has(check.lacks ?? '');
    return major && unsupported && !onlyWarns && check.answer?.action !== 'accept';
  });
}

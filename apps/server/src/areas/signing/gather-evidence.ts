import { displayName } from '@clinical/contract/accounts/accounts.rules';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import type { Entry } from '../transcripts/public.ts';
import type { ChainItem } from './chain.ts';
import { selectEvidence } from './chain.queries.ts';
import { picksOf } from './reconciliation.queries.ts';

const textOf = (payload: object): string => `${JSON.stringify(payload, null, 2)}\n`;

/** What an entry came from, in the order of the packet: the consent to record, audio, transcript, versions, flags, answers, and what its signer looked at. */
export async function gatherEvidence(tx: Tx, entry: Entry, seen: readonly number[]): Promise<ChainItem[]> {
  const found = await selectEvidence(tx, entry.id);
  const picks = await picksOf(tx, entry.id);
  const { id: transcriptId, createdAt, createdBy, kind, fileName, question, utterances } = entry;
  const earlier = found.questionEdits.map((edit) => ({
    until: isoTime(edit.createdAt),
    changedBy: edit.authorId,
    question: edit.before,
  }));
  return [
    ...found.consents.map(({ consent, recordingId, startedAt, ...name }) => ({
      kind: 'consent' as const,
      at: consent.createdAt,
      userId: consent.userId,
      text: textOf({
        consentId: consent.id,
        recordingId,
        state: consent.state,
        textVersion: consent.textVersion,
        at: isoTime(consent.at),
        recordedBy: displayName({ given_name: name.givenName, family_name: name.familyName, nickname: '' }),
        recordingStartedAt: isoTime(startedAt),
      }),
    })),
    ...found.audio.map(({ fileId, sha256, at, name, userId }) => ({
      kind: 'audio' as const,
      at,
      userId,
      fileId,
      sha256,
      fileName: name,
    })),
    {
      kind: 'transcript',
      at: createdAt,
      userId: createdBy,
      text: textOf({ transcriptId, kind, fileName, createdAt: isoTime(createdAt), question, utterances, earlier }),
    },
    ...found.versions.map((version) => ({
      kind: 'version' as const,
      at: version.createdAt,
      userId: version.authorId,
      text: textOf({ ...version, createdAt: isoTime(version.createdAt) }),
    })),
    ...found.flags.map((run) => ({
      kind: 'flags' as const,
      at: run.checkedAt,
      userId: null,
      text: textOf({ ...run, checkedAt: isoTime(run.checkedAt) }),
    })),
    ...[...found.identityAnswers, ...found.answers, ...picks].map((answer) => ({
      kind: 'answer' as const,
      at: answer.createdAt,
      userId: answer.userId,
      text: textOf({ ...answer, createdAt: isoTime(answer.createdAt) }),
    })),
    {
      kind: 'coverage',
      at: tx.clock.now(),
      userId: tx.actor.userId,
      text: textOf({ transcriptId, version: entry.version, sentences: entry.sentences.length, lookedAt: seen }),
    },
  ];
}

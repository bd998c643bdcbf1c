import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { consents, recordings } from '../capture/recordings/recordings.table.ts';
import { checkAnswers, identityAnswers, noteChecks } from '../checks/checks.table.ts';
import { questionEdits, transcriptAssets, transcripts, transcriptVersions } from '../transcripts/transcripts.table.ts';
import type { ChainLink } from './chain.ts';
import { chainLinks, chainSeals } from './signing.table.ts';

type Db = Pick<Scope, 'db'>;

export type SealRow = typeof chainSeals.$inferSelect;

/** Everything that an entry became what it is by, each in the order in which it happened. */
export async function selectEvidence({ db }: Db, transcriptId: string) {
  const ofEntry = (column: Parameters<typeof eq>[0]) => eq(column, transcriptId);
  return {
    consents: await db
      .select({
        consent: consents,
        givenName: users.givenName,
        familyName: users.familyName,
        recordingId: recordings.id,
        startedAt: recordings.startedAt,
      })
      .from(recordings)
      .innerJoin(consents, eq(consents.id, recordings.consentId))
      .innerJoin(users, eq(users.id, consents.userId))
      .where(ofEntry(recordings.transcriptId))
      .orderBy(asc(consents.createdAt), asc(consents.id)),
    audio: await db
      .select({
        fileId: storedFiles.fileId,
        sha256: storedFiles.sha256,
        at: storedFiles.createdAt,
        name: transcriptAssets.name,
        userId: transcripts.createdBy,
      })
      .from(transcriptAssets)
      .innerJoin(storedFiles, eq(storedFiles.fileId, transcriptAssets.fileId))
      .innerJoin(transcripts, eq(transcripts.id, transcriptAssets.transcriptId))
      .where(and(ofEntry(transcriptAssets.transcriptId), sql`${transcriptAssets.mediaType} like 'audio/%'`))
      .orderBy(asc(transcriptAssets.name)),
    questionEdits: await db
      .select()
      .from(questionEdits)
      .where(ofEntry(questionEdits.transcriptId))
      .orderBy(asc(questionEdits.createdAt), asc(questionEdits.id)),
    versions: await db
      .select()
      .from(transcriptVersions)
      .where(and(ofEntry(transcriptVersions.transcriptId), eq(transcriptVersions.folded, false)))
      .orderBy(asc(transcriptVersions.version)),
    flags: await db
      .select()
      .from(noteChecks)
      .where(ofEntry(noteChecks.transcriptId))
      .orderBy(desc(noteChecks.version))
      .limit(1),
    answers: await db
      .select()
      .from(checkAnswers)
      .where(ofEntry(checkAnswers.transcriptId))
      .orderBy(asc(checkAnswers.createdAt), asc(checkAnswers.id)),
    identityAnswers: await db
      .select()
      .from(identityAnswers)
      .where(ofEntry(identityAnswers.transcriptId))
      .orderBy(asc(identityAnswers.createdAt), asc(identityAnswers.id)),
  };
}

export async function insertLinks(tx: Tx, transcriptId: string, links: readonly ChainLink[]): Promise<void> {
  await tx.db.insert(chainLinks).values(links.map((link) => ({ ...link, transcriptId })));
}

export async function insertSeal(tx: Tx, seal: SealRow): Promise<void> {
  await tx.db.insert(chainSeals).values(seal);
}

/** The whole chain of an entry, in order. */
export async function linksOf(scope: Db, transcriptId: string): Promise<ChainLink[]> {
  return scope.db
    .select()
    .from(chainLinks)
    .where(eq(chainLinks.transcriptId, transcriptId))
    .orderBy(asc(chainLinks.seq));
}

/** Where an entry's chain ends; null when it has none. */
export async function lastLink(scope: Db, transcriptId: string): Promise<{ seq: number; link: string } | null> {
  const [row] = await scope.db
    .select({ seq: chainLinks.seq, link: chainLinks.link })
    .from(chainLinks)
    .where(eq(chainLinks.transcriptId, transcriptId))
    .orderBy(desc(chainLinks.seq))
    .limit(1);
  return row ?? null;
}

export async function sealsOf(scope: Db, transcriptId: string): Promise<SealRow[]> {
  return scope.db
    .select()
    .from(chainSeals)
    .where(eq(chainSeals.transcriptId, transcriptId))
    .orderBy(asc(chainSeals.seq));
}

/** Audio links whose file is gone and of which no later link says so. */
export async function removedAudio(db: Database): Promise<{ transcriptId: string; seq: number }[]> {
  const told = sql`exists (select from chain_links later where later.transcript_id = ${chainLinks.transcriptId}
    and later.kind = 'removed' and (later.payload::json ->> 'seq')::int = ${chainLinks.seq})`;
  return db
    .select({ transcriptId: chainLinks.transcriptId, seq: chainLinks.seq })
    .from(chainLinks)
    .where(and(eq(chainLinks.kind, 'audio'), isNull(chainLinks.fileId), sql`not ${told}`))
    .orderBy(asc(chainLinks.transcriptId), asc(chainLinks.seq))
    .limit(500);
}

/** Adds a link outside a request; nothing when somebody else has added one at its place meanwhile. */
export async function addLink(db: Database, transcriptId: string, link: ChainLink): Promise<void> {
  await db
    .insert(chainLinks)
    .values({ ...link, transcriptId })
    .onConflictDoNothing();
}

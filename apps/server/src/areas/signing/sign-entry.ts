import { signingName } from '@clinical/contract/accounts/accounts.rules';
import { attestation } from '@clinical/contract/signing/signing.rules';
import type { SignEntry, SignedEntry } from '@clinical/contract/signing/signing.schemas';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { proveIdentity } from '../accounts/public.ts';
import { getNoteFor, noteAudience } from '../notes/public.ts';
import { type Entry, getTranscriptFor, lockTranscriptFor, showEntry, touchChart } from '../transcripts/public.ts';
import { insertLinks } from './chain.queries.ts';
import { linksAfter } from './chain.ts';
import { entrySigned } from './entry-signed.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { coverageOf, gateOf, isProofNeeded, signingState } from './signing-state.ts';
import { assertAnswered, openItems } from './open-items.ts';
import { ownKey, sealLink } from './signing-key.ts';
import { principalsOf } from './delegates.queries.ts';
import { findName, markSigned, type NamesToSign } from './signing.queries.ts';

type Input = z.output<typeof SignEntry>;
type Wanted = Pick<Input, 'version' | 'onBehalfOf' | 'openItems'>;

/**
 * Signs an entry and locks it: everything it came from becomes a chain of hashes, whose head is signed with the caller's own key.
 * @throws AppError NOT_FOUND, ENTRY_SIGNED, SYNTHETIC_ENTRY; VERSION_CONFLICT when the text is no longer the one that was reviewed; CHECKS_OUTDATED,
 * SIGNING_BLOCKED, REVIEW_INCOMPLETE, OPEN_ITEMS, NOT_DELEGATED, CONFLICT; WRONG_PASSWORD, INVALID_CODE, RATE_LIMITED
 */
export async function signEntry(ctx: Context, id: string, input: Input): Promise<SignedEntry> {
  // what would be refused anyway costs no try, and no code that is good only once
  const read = await getTranscriptFor(ctx, id, 'release');
  await assertSignable(ctx, read, input);
  const proof = { password: input.password, code: input.code };
  // one that is given must be right, also where none is needed
  if (proof.password !== '' || proof.code !== '' || (await isProofNeeded(ctx, read))) await proveIdentity(ctx, proof);
  return ctx.transaction(async (tx) => {
    // before the entry is locked: who makes a task of it locks in this order
    if (input.openItems.length > 0) await tx.use(openItems).settle(tx, read, input.openItems);
    const entry = await lockTranscriptFor(tx, id, 'release');
    const names = await assertSignable(tx, entry, input);
    const { seen } = await coverageOf(tx, entry);
    const key = await ownKey(tx);
    const onBehalfOf = input.onBehalfOf ?? null;
    const chart = await getNoteFor(tx, entry.noteId, 'edit');
    const signature = {
      transcriptId: id,
      noteId: entry.noteId,
      version: entry.version,
      patient: { name: chart.title, dateOfBirth: chart.dateOfBirth, sex: chart.sex, mrn: chart.mrn },
      signer: { userId: tx.actor.userId, name: names.signer },
      onBehalfOf: onBehalfOf && { userId: onBehalfOf, name: names.onBehalfOf },
      npi: names.npi,
      attestation,
      signedAt: isoTime(tx.clock.now()),
      publicKey: key.publicKey,
    };
    const links = linksAfter(null, [
      ...(await gatherEvidence(tx, entry, seen)),
      {
        kind: 'signature',
        at: tx.clock.now(),
        userId: tx.actor.userId,
        text: `${JSON.stringify(signature, null, 2)}\n`,
      },
    ]);
    await insertLinks(tx, id, links);
    await sealLink(tx, id, links.at(-1)!, key);
    await markSigned(tx, id, { onBehalfOf, signedNames: names });
    await touchChart(tx, entry.noteId);
    // the chart may have gone to the bin while its row was waited for
    await getNoteFor(tx, entry.noteId, 'edit');
    await tx.audit('transcript.sign', { type: 'transcript', id, noteId: entry.noteId });
    for (const learns of tx.use(entrySigned)) await learns(tx, entry);
    await tellSigned(tx, entry);
    return signedEntry(tx, id);
  });
}

/** The names to sign with. Nothing is changed. */
async function assertSignable(
  scope: Pick<Context, 'actor' | 'clock' | 'db' | 'use'>,
  entry: Entry,
  { version, onBehalfOf, openItems: answers }: Wanted,
): Promise<NamesToSign> {
  if (!scope.actor.switches.sign) {
    throw new AppError('CONFLICT', {
      message: 'You do not have permission to sign in this workspace.',
      notAllowed: true,
    });
  }
  if (entry.sections.length === 0) throw new AppError('CONFLICT', { message: 'There is no note to sign yet.' });
  if (entry.taskId) {
    throw new AppError('CONFLICT', { message: 'This note is being generated. Sign it when it is done.' });
  }
  if (entry.version !== version) throw new AppError('VERSION_CONFLICT');
  const gate = await gateOf(scope, entry);
  if (gate.checks === 'outdated') throw new AppError('CHECKS_OUTDATED');
  if (gate.unresolved.length > 0) {
    const detail = gate.unresolved.map((key) => ({ loc: ['checks', key], msg: 'not answered' }));
    throw new AppError('SIGNING_BLOCKED', { detail });
  }
  const coverage = await coverageOf(scope, entry);
  if (coverage.required && coverage.seen.length < coverage.total) {
    const left = coverage.total - coverage.seen.length;
    throw new AppError('REVIEW_INCOMPLETE', {
      message: `${left} of ${coverage.total} not looked at. This workspace requires all of them.`,
    });
  }
  assertAnswered(await scope.use(openItems).before(scope, entry), answers);
  const self = await findName(scope, scope.actor.userId);
  if (!self) throw new AppError('NOT_FOUND');
  if (!onBehalfOf) return { signer: signingName(self), onBehalfOf: null, npi: self.npi };
  const clinicians = await principalsOf(scope, entry);
  const clinician = clinicians.find(({ userId }) => userId === onBehalfOf);
  if (!clinician) throw new AppError('NOT_DELEGATED', { notAllowed: true });
  return { signer: signingName(self), onBehalfOf: signingName(clinician), npi: clinician.npi };
}

async function tellSigned(tx: Tx, { id, noteId }: Entry): Promise<void> {
  const audience = await noteAudience(tx, [noteId]);
  tx.emit(audience, { type: 'note-edited', noteId, transcriptId: id, userId: tx.actor.userId });
}

async function signedEntry(tx: Tx, id: string): Promise<SignedEntry> {
  const entry = await getTranscriptFor(tx, id, 'read');
  return { transcript: await showEntry(tx, id), signing: await signingState(tx, entry) };
}

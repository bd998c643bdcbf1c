import { displayName } from '@clinical/contract/accounts/accounts.rules';
import { unresolved } from '@clinical/contract/signing/signing.rules';
import type { ReviewCoverage, SigningState } from '@clinical/contract/signing/signing.schemas';
import type { Context } from '../../platform/context.ts';
import { isoTime } from '../../platform/clock.ts';
import { hasJustSignedIn, proofOf } from '../accounts/public.ts';
import { type Entry, showEntry } from '../transcripts/public.ts';
import { showChecks } from '../checks/public.ts';
import { lastLink, sealsOf } from './chain.queries.ts';
import { sentenceMarks } from './coverage.ts';
import { principalsOf } from './delegates.queries.ts';
import { openItems } from './open-items.ts';
import { type AddendumRow, addendaOf, policyOf, seenBy } from './signing.queries.ts';

type Reading = Pick<Context, 'actor' | 'clock' | 'db'>;
type Asking = Reading & Pick<Context, 'use'>;

/** How far the caller has looked at the newest text of an entry. */
export async function coverageOf(scope: Reading, entry: Entry): Promise<ReviewCoverage> {
  const seen = await seenBy(scope, entry.id, scope.actor.userId);
  return {
    total: entry.sentences.length,
    seen: sentenceMarks(entry.sentences).flatMap((mark, place) => (seen.has(mark) ? [place] : [])),
    required: (await policyOf(scope, entry.workspaceId)).fullCoverage,
  };
}

/** Whether the checks are of the text as it is, and the keys of the findings that stand against signing. */
export async function gateOf(scope: Reading, entry: Entry): Promise<Pick<SigningState, 'checks' | 'unresolved'>> {
  if (entry.utterances.length === 0) return { checks: 'nothing-to-check', unresolved: [] };
  const found = await showChecks(scope, entry);
  return {
    checks: found.state === 'current' ? 'current' : 'outdated',
    unresolved: unresolved(found, entry.sentences).map(({ key }) => key),
  };
}

/** Whether the caller has to prove who they are; for a while after a sign-in it proves enough. */
export async function isProofNeeded(scope: Reading, { workspaceId }: Pick<Entry, 'workspaceId'>): Promise<boolean> {
  const { freshMinutes } = await policyOf(scope, workspaceId);
  return freshMinutes === 0 || !(await hasJustSignedIn(scope, freshMinutes * 60_000));
}

/** What stands between the caller and a signature, or what was signed. */
export async function signingState(scope: Asking, entry: Entry): Promise<SigningState> {
  const { signature, abilities } = await showEntry(scope, entry.id);
  const signed = signature !== null;
  const people = signed ? [] : await principalsOf(scope, entry);
  const maySign = scope.actor.switches.sign && abilities.edit && abilities.release && entry.sections.length > 0;
  return {
    transcriptId: entry.id,
    version: entry.version,
    ...(signed ? { checks: 'current', unresolved: [] } : await gateOf(scope, entry)),
    coverage: await coverageOf(scope, entry),
    openItems: signed || !maySign ? [] : await scope.use(openItems).before(scope, entry),
    proof: await proofOf(scope),
    proofNeeded: await isProofNeeded(scope, entry),
    mayActFor: people.map((person) => ({ userId: person.userId, name: displayName(person) })),
    abilities: {
      sign: maySign,
      addend: signed && abilities.annotate,
      summarise: signed && abilities.annotate,
    },
    signature,
    chain: signed ? await chainHead(scope, entry.id) : null,
    addenda: (await addendaOf(scope, entry.id)).map(viewAddendum),
  };
}

async function chainHead(scope: Reading, id: string): Promise<SigningState['chain']> {
  const last = await lastLink(scope, id);
  const seal = (await sealsOf(scope, id)).at(-1);
  return last && seal
    ? { links: last.seq, head: last.link, signature: seal.signature, publicKey: seal.publicKey }
    : null;
}

const viewAddendum = ({ id, createdAt, userId, author, text }: AddendumRow): SigningState['addenda'][number] => ({
  id,
  createdAt: isoTime(createdAt),
  userId,
  author,
  text,
});

import { getSigning, signEntry } from '@clinical/contract/signing/signing.calls';
import { answerCheck, getChecks } from '@clinical/contract/checks/checks.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { TestAccount } from './accounts.ts';
import { entryById, writtenEntry } from './transcripts.ts';

/** Of accounts that sign. */
export const password = 'a long enough password';

/** Answers all that stands against signing, as a person would: what is missing is inserted or dismissed, the rest accepted. */
export async function settledEntry(
  account: TestAccount,
  { id }: Pick<Transcript, 'id'>,
  missing: 'insert' | 'dismiss' = 'insert',
): Promise<Transcript> {
  for (;;) {
    const [key] = (await account.ok(getSigning, { params: { id } })).unresolved;
    if (key === undefined) return entryById(account, id);
    const found = (await account.ok(getChecks, { params: { id } })).checks.find((check) => check.key === key)!;
    const given =
      missing === 'insert'
        ? ({ action: 'insert' } as const)
        : ({ action: 'dismiss', reason: 'duplicate', text: '' } as const);
    const body = found.kind === 'missing' ? given : ({ action: 'accept', reason: 'Confirmed by telephone.' } as const);
    await account.ok(answerCheck, { params: { id, checkId: key }, body });
  }
}

/** An entry with a signed note; the account must have `password`. */
export async function signedEntry(account: TestAccount, entry?: Transcript): Promise<Transcript> {
  const settled = await settledEntry(account, entry ?? (await writtenEntry(account)), 'dismiss');
  const body = { version: settled.version, attested: true, password } as const;
  return (await account.ok(signEntry, { params: { id: settled.id }, body })).transcript;
}

import { attestation } from '@clinical/contract/signing/signing.rules';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import type { ChartContents } from '../notes/public.ts';
import { revokeLinks } from '../patient-links/public.ts';
import { lastLink } from './chain.queries.ts';
import type { NoteAddenda } from '../transcripts/public.ts';
import { addendaOf, selectSummarised, signedIn } from './signing.queries.ts';

/** What was added under a signed note, for the files that it leaves in. */
export const signedAddenda: NoteAddenda = { of: addendaOf };

/** A link to a summary opens with the date of birth of a chart that is another one now. */
async function revokeSummaryLinks(tx: Tx, noteIds: readonly string[]): Promise<void> {
  for (const id of await selectSummarised(tx, noteIds)) await revokeLinks(tx, 'summary', id);
}

/** Signatures and addenda of a chart. They hang on its entries, which other areas move; an export tells of them in words. */
export const chartSignatures: ChartContents = {
  name: 'signing',
  async move(tx, from, to) {
    await revokeSummaryLinks(tx, [from.id, to.id]);
    return null;
  },
  moveBack: (tx, _moved, from, to) => revokeSummaryLinks(tx, [from.id, to.id]),

  async *exportFiles(scope, chart) {
    for (const { id, createdAt, signedAt, names } of await signedIn(scope, chart.id)) {
      const behalf = names.onBehalfOf === null ? '' : ` on behalf of ${names.onBehalfOf}`;
      const head = await lastLink(scope, id);
      const addenda = (await addendaOf(scope, id)).map(
        (addendum) => `\nAddendum by ${addendum.author}, ${isoTime(addendum.createdAt)}\n${addendum.text}\n`,
      );
      const at = isoTime(createdAt);
      yield {
        path: ['signatures', `${at.slice(0, 10)} ${at.slice(11, 16).replace(':', '')} ${id.slice(-8)}.txt`],
        modifiedAt: signedAt,
        content: [
          `Entry of ${at}\n`,
          `Signed by ${names.signer}${behalf}, ${isoTime(signedAt)}\n`,
          `${attestation}\n`,
          `Head of the chain (SHA-256): ${head?.link ?? ''}\n`,
          ...addenda,
        ].join(''),
      };
    }
  },
};

import type { FaxContactImport, ImportFaxContacts } from '@clinical/contract/fax/contact-import.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { publishContacts } from './change-contacts.ts';
import { insertContacts, selectContacts } from './contacts.queries.ts';
import { contactAbilities } from './fax.policy.ts';
import { fold } from './number-warnings.ts';
import { lockLine } from './own-line.ts';
import { readContactsCsv } from './read-contacts-csv.ts';

const shown = { examples: 5, problems: 50 };

/**
 * Reads a table of contacts, and adds those that are not there once that is confirmed; the same table again adds nothing.
 * @throws AppError CONFLICT for who only reads in the acting workspace; INVALID_INPUT, TOO_LARGE for the file
 */
export async function importContacts(
  ctx: Context,
  { csv, confirmed }: Required<ImportFaxContacts>,
): Promise<FaxContactImport> {
  const { contacts, problems } = readContactsCsv(csv);
  return ctx.transaction(async (tx) => {
    const { workspaceId, userId } = tx.actor;
    if (!contactAbilities(tx.actor).edit) {
      throw new AppError('CONFLICT', { message: 'You can read in this workspace, but not add anything.' });
    }
    // two at once would both find nothing there
    await lockLine(tx);
    const known = new Set((await selectContacts(tx)).map(keyOf));
    const added = contacts.filter((contact) => known.size < known.add(keyOf(contact)).size);
    if (confirmed && added.length > 0) {
      const now = tx.clock.now();
      await insertContacts(
        tx,
        added.map(({ line: _, ...contact }) => ({
          id: tx.ids.uuid(),
          workspaceId,
          ...contact,
          createdBy: userId,
          updatedAt: now,
        })),
      );
      publishContacts(tx);
    }
    await tx.audit(confirmed ? 'fax.import-contacts' : 'fax.read-contacts', { type: 'fax-line', id: workspaceId });
    return {
      added: added.length,
      present: contacts.length - added.length,
      examples: added.slice(0, shown.examples).map(({ line, name, number }) => ({ line, name, number })),
      problems: problems.slice(0, shown.problems),
      problemCount: problems.length,
    };
  });
}

const keyOf = ({ name, number }: { name: string; number: string }): string => `${number} ${fold(name)}`;

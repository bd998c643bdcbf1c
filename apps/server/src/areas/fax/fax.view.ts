import type { Fax, FaxContact, FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import type { ContactRow } from './contacts.queries.ts';
import { contactAbilities, faxAbilities } from './fax.policy.ts';
import type { FullFax, RecipientRow } from './fax.queries.ts';

export function viewFax(actor: Actor, fax: FullFax): Fax {
  const { id, direction, noteId, patient, pages, size, documents, fromNumber, recipients, sender } = fax;
  return {
    id,
    direction,
    noteId,
    patient,
    pages,
    size,
    documents: documents.map(({ title }) => title),
    unsigned: documents.some(({ unsigned }) => unsigned),
    from: fromNumber,
    recipients: recipients.map(viewRecipient),
    label: fax.label,
    summary: fax.summary,
    reading: fax.reading === null ? null : { state: fax.reading, reason: fax.readingReason },
    owner: fax.ownerId === null ? null : { id: fax.ownerId, name: fax.owner ?? '' },
    spam: fax.spamAt !== null,
    mayBeSplit: fax.mayBeSplit,
    filed: fax.filedAt === null ? null : { at: isoTime(fax.filedAt), by: fax.filer, entryId: fax.transcriptId },
    createdBy: sender,
    createdAt: isoTime(fax.sentAt ?? fax.createdAt),
    abilities: faxAbilities(actor, fax),
  };
}

function viewRecipient({
  id,
  name,
  number,
  state,
  failure,
  pagesSent,
  attempt,
  changedAt,
  wrongNumberAt,
  incidentTaskId,
}: RecipientRow): FaxRecipient {
  const wrongNumber = wrongNumberAt === null ? null : { at: isoTime(wrongNumberAt), taskId: incidentTaskId };
  return { id, name, number, state, failure, pagesSent, attempts: attempt, changedAt: isoTime(changedAt), wrongNumber };
}

export function viewContact(actor: Actor, contact: ContactRow): FaxContact {
  const { id, name, organisation, number, specialty, preferred, updatedAt } = contact;
  return {
    id,
    name,
    organisation,
    number,
    specialty,
    preferred,
    updatedAt: isoTime(updatedAt),
    abilities: contactAbilities(actor),
  };
}

import type { FaxContact, FaxPacket } from '@clinical/contract/fax/fax.schemas';

/** A recipient as it is entered. */
export type Target = { key: number; contactId: string | null; name: string; number: string };

let made = 0;

export function newTarget(): Target {
  made += 1;
  return { key: made, contactId: null, name: '', number: '' };
}

/** A contact brings its name and number; what was typed over it is no contact any more. */
export const fromContact = (target: Target, { id, name, number }: FaxContact): Target => ({
  ...target,
  contactId: id,
  name,
  number,
});

/** What somebody has confirmed. `looked`: documents that read as if they were about somebody else. */
type Looked = { confirmed: readonly string[]; draft: boolean; unsignedAllowed: boolean; looked: boolean };

/** What still stands against sending: numbers that nobody has looked at, drafts and papers of others that nobody has confirmed. */
export function openPoints(
  packet: FaxPacket,
  { confirmed, draft, unsignedAllowed, looked }: Looked,
): { numbers: string[]; unsigned: boolean; others: boolean } {
  const isUnsigned = packet.documents.some(({ unsigned }) => unsigned);
  return {
    numbers: packet.warnings.map(({ number }) => number).filter((number) => !confirmed.includes(number)),
    unsigned: isUnsigned && !(draft && unsignedAllowed),
    others: !looked && packet.documents.some(({ otherPatient }) => otherPatient !== null),
  };
}

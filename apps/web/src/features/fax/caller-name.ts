import type { FaxContact } from '@clinical/contract/fax/fax.schemas';

/** Who has a number, by the contacts: the one person, else their organisation; null when nobody is known to. */
export function callerName(contacts: readonly FaxContact[], number: string): string | null {
  const [first, ...others] = contacts.filter((contact) => contact.number === number);
  if (!first) return null;
  if (others.length === 0) return first.name;
  const { organisation } = first;
  const isShared = organisation !== '' && others.every((other) => other.organisation === organisation);
  return isShared ? organisation : [first, ...others].map(({ name }) => name).join(' / ');
}

import type { ChannelMember } from '@clinical/contract/messaging/messaging.schemas';

/** First letters of the first and last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Who of the workspace could be added. */
export function peopleBeside<Person extends { id: string }>(
  people: readonly Person[],
  members: readonly Pick<ChannelMember, 'userId'>[],
): Person[] {
  const there = new Set(members.map(({ userId }) => userId));
  return people.filter(({ id }) => !there.has(id));
}

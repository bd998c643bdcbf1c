import type { FaxNumberWarning } from '@clinical/contract/fax/fax.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Scope } from '../../platform/context.ts';
import { selectContactsOfNumbers } from './contacts.queries.ts';
import { selectUsedNumbers, selectWrongNumbers } from './fax.queries.ts';

type Target = { name: string; number: string };

/** What somebody has to look at before a fax goes to these numbers. */
export async function numberWarnings(
  scope: Pick<Scope, 'actor' | 'db'>,
  targets: readonly Target[],
): Promise<FaxNumberWarning[]> {
  const numbers = targets.map(({ number }) => number);
  const used = await selectUsedNumbers(scope, numbers);
  const wrong = await selectWrongNumbers(scope, numbers);
  const contacts = Map.groupBy(await selectContactsOfNumbers(scope, numbers), ({ number }) => number);
  return targets.flatMap(({ name, number }): FaxNumberWarning[] => {
    const wrongAt = wrong.get(number);
    if (wrongAt !== undefined) {
      const day = isoTime(wrongAt).slice(0, 10);
      return [{ number, kind: 'wrong-number', text: `${number} was reported as a wrong number on ${day}.` }];
    }
    const known = contacts.get(number) ?? [];
    const names = known.flatMap((contact) => [contact.name, contact.organisation]).filter((each) => each !== '');
    if (known.length > 0 && !names.some((each) => fold(each) === fold(name))) {
      return [{ number, kind: 'other-name', text: `${number} is the number of ${names.join(', ')}, not of ${name}.` }];
    }
    if (used.has(number)) return [];
    return [{ number, kind: 'first-use', text: `Nothing was sent to ${number} before.` }];
  });
}

/** A name without what differs from one spelling of it to the next. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

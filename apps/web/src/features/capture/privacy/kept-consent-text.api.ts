import type { ConsentText } from '@clinical/contract/operations/privacy.schemas';
import { queryOptions } from '@tanstack/react-query';
import { localStore } from '../../../lib/store/store.ts';

export type ConsentWords = Pick<ConsentText, 'version' | 'text'>;

const name = 'consent-text';

/** Keeps what patients are asked in the acting workspace on the device, for a page that is opened without a network. */
export async function keepConsentText({ version, text }: ConsentWords): Promise<void> {
  await (await localStore())?.put(name, { version, text } satisfies ConsentWords);
}

/** What was asked when the server could last be reached; null when it never could on this device. */
export const keptConsentQuery = queryOptions({
  queryKey: ['kept-consent-text'],
  queryFn: async () => (await (await localStore())?.get<ConsentWords>(name))?.value ?? null,
  staleTime: 0,
});

export const faxTabs = ['inbox', 'sent', 'pending', 'contacts', 'spam'] as const;
export type FaxTab = (typeof faxTabs)[number];

/** `send`: a fax is prepared, for this chart or for one that is chosen. `id`: a received fax is open. */
export type FaxAddress = { tab?: FaxTab; send?: string; id?: string };
export const anyChart = 'new';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps what the page understands of any address; the rest is dropped. */
export function readFaxAddress({ tab, send, id }: Record<string, unknown>): FaxAddress {
  return {
    tab: faxTabs.find((each) => each === tab),
    send: typeof send === 'string' && (send === anyChart || uuid.test(send)) ? send : undefined,
    id: typeof id === 'string' && uuid.test(id) ? id : undefined,
  };
}

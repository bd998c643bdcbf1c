export const faxTabs = ['inbox', 'sent', 'contacts'] as const;
export type FaxTab = (typeof faxTabs)[number];

/** `send`: a fax is prepared, for this chart or for one that is chosen. */
export type FaxAddress = { tab?: FaxTab; send?: string };
export const anyChart = 'new';

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps what the page understands of any address; the rest is dropped. */
export function readFaxAddress({ tab, send }: Record<string, unknown>): FaxAddress {
  return {
    tab: faxTabs.find((each) => each === tab),
    send: typeof send === 'string' && (send === anyChart || id.test(send)) ? send : undefined,
  };
}

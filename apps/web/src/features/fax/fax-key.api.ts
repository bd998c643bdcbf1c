/** Faxes, contacts and the line; an event of the server refreshes them. */
export const faxKey = ['fax'] as const;

/** The link to an EHR and what was sent there; an event of the server refreshes them. */
export const ehrKey = ['ehr'] as const;

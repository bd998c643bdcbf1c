/** Of all that is cached of forms that are being filled in. */
export const formDraftsKey = ['form-drafts'] as const;

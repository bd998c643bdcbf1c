/** Where the templates of one's own lie, and those that one may use. */
export const ownTemplatesKey = ['templates', 'own'] as const;

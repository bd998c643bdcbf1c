/** Columns of a board, in their order. */
export const taskStatuses = ['todo', 'doing', 'done'] as const;

export const taskCategories = [
  'Orders',
  'Referral',
  'Appointment',
  'Labs',
  'Surgery',
  'Insurance',
  'Legal',
  'Follow-up',
  'Emergency',
  'Diagnosis',
  'Treatment',
  'AI-Audit',
  'Billing',
  'Alert',
  'Other',
] as const;

/** Categories whose tasks are done only with a proof. */
export const loopCategories: readonly (typeof taskCategories)[number][] = ['Referral', 'Labs'];

/** How long a batch can be undone, in ms. */
export const undoFor = 10 * 60_000;

/** All that is known of the log and of emergencies. */
export const auditKey = ['audit'] as const;

/** Rules, gridhook and their logs; an event of the server refreshes them. */
export const automationsKey = ['automations'] as const;

import type { QueryKey } from '@tanstack/react-query';

/** Where what stands between me and the signatures of a chart lies, below the key of its thread. */
export const signingKey = (thread: QueryKey) => [...thread, 'signing'] as const;

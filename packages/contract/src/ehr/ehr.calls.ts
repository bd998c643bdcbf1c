import { call } from '../call.ts';

/** What another system hands over in the address of a page. `type` is the system, e.g. `drchrono`. */
export type LinkEhr = { email: string; token: string; type: string };

/** The reply may carry an error beside a status of success. */
export const linkEhr = call<{ body: LinkEhr }, { error?: string }>('POST', '/ehrs/link');

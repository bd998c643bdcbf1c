import { isEhrFailure } from '../../gateways/ehr/port.ts';
import type { WithToken } from './deliver-document.ts';

/** Where the access token of a link comes from. */
export type TokenSource = {
  current(): Promise<string>;
  /** A newer one in place of one that the EHR did not take. @throws EhrFailure token when there is none */
  renew(used: string): Promise<string>;
};

/** Runs each request with the current token, and once more with a renewed one when the EHR does not take it. */
export function withFreshToken(source: TokenSource): WithToken {
  return async (work) => {
    const used = await source.current();
    try {
      return await work(used);
    } catch (error) {
      if (!isEhrFailure(error, 'token')) throw error;
      return work(await source.renew(used));
    }
  };
}

import type { Clock } from '../../platform/clock.ts';
import {
  AddressRefused,
  type GuardOptions,
  outsideAddresses,
  parseOutsideUrl,
} from '../../platform/outside/address-guard.ts';
import { guardedPost } from '../../platform/outside/guarded-post.ts';
import type { GridhookPort } from './port.ts';

/** Over https, behind the address guard. `localHosts`: those of the operator's own network that are allowed. */
export function httpsGridhooks(options: GuardOptions & { clock: Clock; answerWithin?: number }): GridhookPort {
  const post = guardedPost({ ...options, now: () => options.clock.now() });
  return {
    async inspect(url) {
      try {
        await outsideAddresses(parseOutsideUrl(url), options);
        return null;
      } catch (error) {
        if (error instanceof AddressRefused) return { message: error.message, mayPass: error.mayPass };
        throw error;
      }
    },
    async post(url, message, signal) {
      try {
        return { kind: 'answered', ...(await post(url, message, signal)) };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof AddressRefused && !error.mayPass) return { kind: 'refused', message: error.message };
        return { kind: 'unreachable' };
      }
    },
  };
}

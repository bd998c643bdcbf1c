import { config } from '../config.ts';
import type { Connect } from './connection.ts';
import { connectToRelay } from './relay-connection.ts';
import { connectToService } from './service-connection.ts';

const service = config.liveSpeech?.startsWith('ws') ? connectToService(config.liveSpeech) : null;
/** So many connections to the service in a row that did not open before it is left alone for this page: the network may not let it through. */
const mostFailures = 2;
let failures = 0;

/** The engine's own service where the page reaches it, else the server's relay. */
const connectSomehow: Connect = async (wish, events) => {
  if (service === null || failures >= mostFailures) return connectToRelay(wish, events);
  const failed = (): void => void (failures += 1);
  let isReady = false;
  try {
    return await service(wish, {
      ...events,
      onReady: () => {
        isReady = true;
        failures = 0;
        events.onReady();
      },
      onEnd: () => {
        if (!isReady) failed();
        events.onEnd();
      },
    });
  } catch (error) {
    failed();
    throw error;
  }
};

/** Null where nothing hears people while they speak. */
export const connect = config.liveSpeech === null ? null : connectSomehow;

import { config } from '../config.ts';
import { laterPart } from '../parts.ts';
import type { Connect } from './connection.ts';

// every page has the recorder, and few of them hear somebody
const loadRelay = laterPart(() => import('./relay-connection.ts'));
const loadService = laterPart(() => import('./service-connection.ts'));

const service = config.liveSpeech?.startsWith('ws') ? config.liveSpeech : null;
/** So many connections to the service in a row that did not open before it is left alone for this page: the network may not let it through. */
const mostFailures = 2;
let failures = 0;

/** The engine's own service where the page reaches it, else the server's relay. */
const connectSomehow: Connect = async (wish, events) => {
  if (service === null || failures >= mostFailures) return (await loadRelay()).connectToRelay(wish, events);
  const failed = (): void => void (failures += 1);
  let isReady = false;
  const { connectToService } = await loadService();
  try {
    return await connectToService(service)(wish, {
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

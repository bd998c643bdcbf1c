import type { Area } from '../../platform/area.ts';
import { liveSocket } from './live.socket.ts';
import { ownVocabulary } from './own-vocabulary.ts';
import { routes } from './speech.routes.ts';

export const area: Area = {
  name: 'speech',
  routes,
  sockets: [liveSocket],
  ownData: ownVocabulary,
};

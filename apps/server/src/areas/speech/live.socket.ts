import { relayPath, relayProtocol } from '@clinical/contract/speech/live.rules';
import type { SocketRoute } from '../../platform/http/sockets.ts';
import { openLiveToken } from './live-token.ts';
import { relaySpeech } from './relay-speech.ts';

export const liveSocket: SocketRoute = {
  path: relayPath,
  protocol: relayProtocol,
  largestMessage: 64 * 1024,
  holderOf: openLiveToken,
  serve: relaySpeech,
};

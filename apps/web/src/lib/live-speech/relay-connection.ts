import {
  type FromRelay,
  relayEnds,
  relayPath,
  relayProtocol,
  type ToRelay,
} from '@clinical/contract/speech/live.rules';
import { config } from '../config.ts';
import type { Connect } from './connection.ts';
import { relayToken, spareMs } from './speech-token.ts';

/** The server's own relay, which speaks with any engine. */
export const connectToRelay: Connect = async ({ language, recordingId, dictationId, fromMs }, events) => {
  const first = await relayToken(recordingId);
  const address = new URL(`${config.apiBase}${relayPath}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address, [relayProtocol, first.token]);
  let over = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const say = (message: ToRelay): void => socket.send(JSON.stringify(message));

  const renewBefore = (endsAt: number): void => {
    renewal = setTimeout(
      () => {
        relayToken(recordingId).then(
          ({ token, endsAt: next }) => {
            if (over || socket.readyState !== WebSocket.OPEN) return;
            say({ type: 'token', token });
            renewBefore(next);
          },
          // without another token the relay ends the connection
          () => undefined,
        );
      },
      Math.max(0, endsAt - spareMs - Date.now()),
    );
  };
  const end = (): boolean => {
    if (over) return false;
    over = true;
    clearTimeout(renewal);
    return true;
  };

  socket.onopen = () => {
    say({ type: 'start', language, fromMs: Math.round(fromMs), dictationId });
    renewBefore(first.endsAt);
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as FromRelay;
    if (message.type === 'ready') events.onReady();
    if (message.type === 'caption') events.onCaption(message.caption);
    if (message.type === 'finished') events.onFinished();
  };
  socket.onclose = ({ code }) => {
    if (!end()) return;
    if (code === relayEnds.unpaid) events.onUnpaid();
    else events.onEnd();
  };
  return {
    send: (samples) => socket.send(samples),
    waiting: () => socket.bufferedAmount,
    finish: () => say({ type: 'finish' }),
    close: () => {
      end();
      socket.close();
    },
  };
};

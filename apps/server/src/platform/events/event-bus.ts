import { randomBytes } from 'node:crypto';
import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import type { Audience } from '../context.ts';
import type { DatabaseEngine } from '../db/database.ts';
import { createParcelJoiner, packParcels, unpackParcels } from './cross-process.ts';

export type Subscription = {
  /** Principals change while a stream is open: a grant ended or given takes effect from the next event on. */
  setPrincipals(principals: readonly string[]): void;
  close(): void;
};

export type EventBus = {
  /** Tells every subscriber that holds one of the audience's principals, here at once and in other processes soon after. */
  publish(audience: Audience, event: AppEvent): void;
  subscribe(principals: readonly string[], onEvent: (event: AppEvent) => void): Subscription;
  /** Sends what is waiting and stops listening. */
  close(): Promise<void>;
};

export type EventBusOptions = {
  engine: DatabaseEngine;
  /** True on PostgreSQL, where other processes may hold streams. */
  crossProcess: boolean;
  /** Events of this many milliseconds share a NOTIFY. */
  gatherMs?: number;
  /** A subscriber threw, or the database could not pass an event on. Open streams poll now and then, so neither is fatal. */
  onError?: (error: unknown) => void;
};

const channel = 'app_events';

type Subscriber = { principals: readonly string[]; onEvent: (event: AppEvent) => void };

export async function createEventBus(options: EventBusOptions): Promise<EventBus> {
  const { engine, crossProcess, gatherMs = 5, onError = () => undefined } = options;
  const ownName = randomBytes(6).toString('hex');
  const byPrincipal = new Map<string, Set<Subscriber>>();
  const join = createParcelJoiner();
  let outgoing: { number: number; audience: Audience; event: AppEvent }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> = Promise.resolve();
  let count = 0;

  function deliver(audience: Audience, event: AppEvent): void {
    for (const subscriber of subscribersOf(audience)) {
      try {
        subscriber.onEvent(event);
      } catch (error) {
        onError(error);
      }
    }
  }

  /** A copy, for a subscriber may close while it is told. */
  function subscribersOf(audience: Audience): Set<Subscriber> {
    const found = new Set<Subscriber>();
    for (const principal of audience) for (const one of byPrincipal.get(principal) ?? []) found.add(one);
    return found;
  }

  function enter(subscriber: Subscriber): void {
    for (const principal of subscriber.principals) {
      const holders = byPrincipal.get(principal);
      if (holders) holders.add(subscriber);
      else byPrincipal.set(principal, new Set([subscriber]));
    }
  }

  function leave(subscriber: Subscriber): void {
    for (const principal of subscriber.principals) {
      const holders = byPrincipal.get(principal);
      holders?.delete(subscriber);
      if (holders?.size === 0) byPrincipal.delete(principal);
    }
  }

  function send(): void {
    timer = null;
    const payloads = packParcels(ownName, outgoing);
    outgoing = [];
    // One after the other, so that other processes see the events in our order.
    sending = sending.then(async () => {
      for (const payload of payloads) await engine.notify(channel, payload).catch(onError);
    });
  }

  function receive(payload: string): void {
    const message = unpackParcels(payload);
    if (!message || message.from === ownName) return;
    for (const parcel of message.parcels) {
      const whole = join(message.from, parcel);
      if (whole) deliver(whole.audience, whole.event);
    }
  }

  const stopListening = crossProcess ? await engine.listen(channel, receive) : null;

  return {
    publish(audience, event) {
      deliver(audience, event);
      if (!crossProcess) return;
      count += 1;
      outgoing.push({ number: count, audience, event });
      timer ??= setTimeout(send, gatherMs);
    },

    subscribe(principals, onEvent) {
      const subscriber: Subscriber = { principals: [...principals], onEvent };
      let open = true;
      enter(subscriber);
      return {
        setPrincipals(next) {
          if (!open) return;
          leave(subscriber);
          subscriber.principals = [...next];
          enter(subscriber);
        },
        close() {
          open = false;
          leave(subscriber);
        },
      };
    },

    async close() {
      if (timer) {
        clearTimeout(timer);
        send();
      }
      await sending;
      await stopListening?.();
    },
  };
}

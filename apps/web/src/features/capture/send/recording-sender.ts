import { ApiError } from '@clinical/api-client/api-error';
import { limits } from '@clinical/contract/limits';
import type { FinishedRecording } from '@clinical/contract/capture/recordings.schemas';
import { type OutsideStore, outsideStore } from '../../../lib/outside-store.ts';
import { type KeptRecording, notSent } from '../device/kept-recording.ts';
import type { RecordingStore } from '../device/recording-store.ts';
import { type Bell, createBell } from './bell.ts';
import type { RecordingServer } from './recording-server.ts';
import { sendRecording } from './send-recording.ts';

/** Sound is gathered for so long before it is sent, in milliseconds. */
const gather = 1_000;
const slowest = 15_000;

/** `waiting`: the server does not answer, and is asked again. `signed-out`: it asks who it is. `refused`: it never will take it. */
export type Sending = {
  state: 'fine' | 'waiting' | 'signed-out' | 'refused';
  behindMs: number;
  message: string | null;
};

/** A recording on this device. `place`: recorded or sent by this page, by another tab, or by nobody now. */
export type Shelved = {
  recording: KeptRecording;
  /** The server's id of it, once it has one. */
  serverId: string | null;
  place: 'here' | 'elsewhere' | 'left';
  sending: Sending;
};

const fine: Sending = { state: 'fine', behindMs: 0, message: null };

type Ports = {
  store: RecordingStore;
  server: RecordingServer;
  /** Holds a name for this tab; null while another tab holds it. */
  claim: (name: string) => Promise<(() => void) | null>;
  onFinished: (recording: KeptRecording, finished: FinishedRecording) => void;
  /** Epoch milliseconds. */
  now?: () => number;
};

export type RecordingSender = {
  /** What lies on this device, oldest first. */
  shelf: OutsideStore<readonly Shelved[]>;
  /** Sends a recording as it is made. False when another tab has it. */
  follow: (id: string) => Promise<boolean>;
  /** A piece of a followed recording is on the device. */
  tell: (id: string, n: number) => void;
  /** Something has changed: a person's wish, the network, the session. Sends what can be sent now. */
  wake: () => Promise<void>;
};

export function createRecordingSender({ store, server, claim, onFinished, now = Date.now }: Ports): RecordingSender {
  const shelf = outsideStore<readonly Shelved[]>([]);
  const sendings = new Map<string, Sending>();
  const live = new Map<string, { numbers: number[]; bell: Bell; asked: boolean }>();
  const elsewhere = new Set<string>();
  let sweeping: Promise<void> | null = null;
  /** Something changed since the last sweep began: it may have passed by what is to be sent now. */
  let wanted = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  const refresh = async (): Promise<void> => {
    const recordings = await store.list();
    const sent = await Promise.all(recordings.map(({ id }) => store.sent(id)));
    shelf.set(
      recordings.map((recording, index) => ({
        recording,
        serverId: sent[index]?.serverId ?? null,
        place: live.has(recording.id) ? 'here' : elsewhere.has(recording.id) ? 'elsewhere' : 'left',
        sending: sendings.get(recording.id) ?? fine,
      })),
    );
  };
  const note = (id: string, change: Partial<Sending>): void => {
    sendings.set(id, { ...fine, ...sendings.get(id), ...change });
    shelf.set((shelved) =>
      shelved.map((each) => (each.recording.id === id ? { ...each, sending: sendings.get(id) ?? fine } : each)),
    );
  };
  const ports = { store, server, onFinished, onBehind: (id: string, behindMs: number) => note(id, { behindMs }) };

  const unsent = async (id: string): Promise<number[]> => {
    const { piece } = (await store.sent(id)) ?? notSent;
    return (await store.pieces(id)).filter((n) => n >= piece);
  };

  async function keepSending(id: string, letGo: () => void): Promise<void> {
    const run = live.get(id);
    let failures = 0;
    while (run) {
      try {
        if (run.numbers.length > 0 || run.asked) {
          run.asked = false;
          const outcome = await sendRecording(ports, id, run.numbers);
          if (outcome === 'gone') break;
          note(id, { state: 'fine', message: null });
        }
        failures = 0;
        await run.bell.wait(gather);
      } catch (error) {
        run.asked = true;
        note(id, trouble(error));
        await run.bell.wait(waitAfter(error, failures));
        failures += 1;
      }
    }
    live.delete(id);
    sendings.delete(id);
    letGo();
    await refresh();
  }

  /** Nobody has decided about it for as long as an unfinished recording is kept; the server has erased its part, too. */
  async function isOver({ id, wish, startedAt }: KeptRecording): Promise<boolean> {
    const writtenAt = (await store.lastWrittenAt(id)) ?? Date.parse(startedAt);
    return wish === null && now() - writtenAt > limits.recordingKept;
  }

  async function sweep(): Promise<void> {
    clearTimeout(again);
    let failed = false;
    for (const recording of await store.list()) {
      const { id } = recording;
      if (live.has(id)) continue;
      const letGo = await claim(nameOf(id));
      if (!letGo) {
        elsewhere.add(id);
        continue;
      }
      elsewhere.delete(id);
      try {
        if (await isOver(recording)) {
          await store.forget(id);
          continue;
        }
        await sendRecording(ports, id, await unsent(id));
        note(id, { state: 'fine', message: null });
      } catch (error) {
        failed = true;
        note(id, trouble(error));
      } finally {
        letGo();
      }
    }
    await refresh();
    if (failed || elsewhere.size > 0) again = setTimeout(() => void wake(), slowest);
  }

  async function wake(): Promise<void> {
    for (const run of live.values()) {
      run.asked = true;
      run.bell.ring();
    }
    await refresh();
    wanted = true;
    sweeping ??= sweepWhileWanted();
    await sweeping;
  }

  async function sweepWhileWanted(): Promise<void> {
    try {
      while (wanted) {
        wanted = false;
        await sweep();
      }
    } finally {
      sweeping = null;
    }
  }

  return {
    shelf,
    follow: async (id) => {
      if (live.has(id)) return true;
      // this page may be sending it as one that was left
      await sweeping;
      const letGo = await claim(nameOf(id));
      if (!letGo) return false;
      const run = { numbers: [] as number[], bell: createBell(), asked: true };
      live.set(id, run);
      // a piece may come while those on the device are counted
      run.numbers = [...new Set([...(await unsent(id)), ...run.numbers])].toSorted((a, b) => a - b);
      void keepSending(id, letGo);
      await refresh();
      return true;
    },
    tell: (id, n) => void live.get(id)?.numbers.push(n),
    wake,
  };
}

const nameOf = (id: string): string => `recording:${id}`;

function trouble(error: unknown): Pick<Sending, 'state' | 'message'> {
  if (!(error instanceof ApiError)) return { state: 'waiting', message: null };
  const { status, message } = error;
  if (status === 401 || status === 403) return { state: 'signed-out', message: null };
  if (status === 0 || status === 429 || status >= 500) return { state: 'waiting', message: null };
  return { state: 'refused', message };
}

function waitAfter(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return asked === null ? Math.min(slowest, gather * 2 ** failures) : asked * 1_000;
}

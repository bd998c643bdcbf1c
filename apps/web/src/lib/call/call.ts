import type { CallState, PeerRole, PeerSync } from '@clinical/contract/video-visits/signals.schemas';
import { phoneAfter, syncEvery } from '@clinical/contract/video-visits/video-visits.rules';
import { type OutsideStore, outsideStore } from '../outside-store.ts';
import { type Kind, openPeerLink, type PeerLink, type Tracks } from './peer-link.ts';

export type Remote = CallState['peers'][number] & { stream: MediaStream; isConnected: boolean };
/** `from` is null for what was said here. */
export type Said = { id: number; from: string | null; role: PeerRole | null; text: string; isSent: boolean };

export type CallView<Reply extends CallState> = {
  /** The newest reply; null before the first one. */
  reply: Reply | null;
  /** The server was not reached last. */
  isOffline: boolean;
  /** The server refuses this page: the link was revoked, or opened elsewhere. */
  isRefused: boolean;
  remotes: readonly Remote[];
  /** Nobody was reached for ten seconds. */
  offersPhone: boolean;
  said: readonly Said[];
};

export type Call<Reply extends CallState> = {
  view: OutsideStore<CallView<Reply>>;
  /** There may be something to get. */
  wake: () => void;
  setTrack: (kind: Kind, track: MediaStreamTrack | null) => void;
  say: (text: string) => void;
  stop: () => void;
};

type Options<Reply extends CallState> = {
  /** The clinician's page offers to all others. */
  isClinician: boolean;
  tracks: Tracks;
  /** Rejects when the server is not reached. @throws what `isRefusal` is true of */
  sync: (body: PeerSync) => Promise<Reply>;
  isRefusal: (error: unknown) => boolean;
};

/** Without the server it is tried again after so many milliseconds. */
const retryAfter = 2_000;
const look = 1_000;
const over = new Set<CallState['state']>(['elsewhere', 'ended']);

/** A page in a call: says that it is there, connects to each of the others, and holds what is shown. */
export function startCall<Reply extends CallState>({
  isClinician,
  tracks,
  sync,
  isRefusal,
}: Options<Reply>): Call<Reply> {
  const view = outsideStore<CallView<Reply>>({
    reply: null,
    isOffline: false,
    isRefused: false,
    remotes: [],
    offersPhone: false,
    said: [],
  });
  const own = crypto.randomUUID();
  const mine: Record<Kind, MediaStreamTrack | null> = { ...tracks };
  const links = new Map<string, PeerLink>();
  let outbox: PeerSync['signals'] = [];
  let after = 0;
  let joins = true;
  let isStopped = false;
  let isSyncing = false;
  let isWanted = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let alone: number | null = null;
  let saidSoFar = 0;
  const change = (changes: Partial<CallView<Reply>>) => view.set((before) => ({ ...before, ...changes }));

  async function run(): Promise<void> {
    if (isStopped) return;
    if (isSyncing) {
      isWanted = true;
      return;
    }
    isSyncing = true;
    isWanted = false;
    clearTimeout(next);
    const signals = outbox.slice(0, 20);
    let wait = syncEvery;
    try {
      const reply = await sync({ peer: own, joins, after, signals });
      outbox = outbox.slice(signals.length);
      joins = false;
      take(reply);
      if (over.has(reply.state)) return stop();
      if (outbox.length > 0 || reply.signals.length > 0) isWanted = true;
    } catch (error) {
      if (isRefusal(error)) {
        change({ isRefused: true });
        return stop();
      }
      change({ isOffline: true });
      isWanted = false;
      wait = retryAfter;
    } finally {
      isSyncing = false;
    }
    if (isWanted) void run();
    else next = setTimeout(() => void run(), wait);
  }

  function take(reply: Reply): void {
    if (isStopped) return;
    for (const [id, link] of links)
      if (!reply.peers.some((peer) => peer.id === id)) {
        link.close();
        links.delete(id);
      }
    outbox = outbox.filter(({ to }) => reply.peers.some(({ id }) => id === to));
    for (const peer of reply.peers) {
      const link = links.get(peer.id);
      if (link) link.setIceServers(reply.iceServers);
      else links.set(peer.id, connect(peer, reply));
    }
    for (const { seq, from, data } of reply.signals) {
      if (seq <= after) continue;
      after = seq;
      links.get(from)?.take(data);
    }
    change({ reply, isOffline: false });
    show();
  }

  function connect(peer: Reply['peers'][number], { iceServers }: Reply): PeerLink {
    const offers = isClinician || (peer.role !== 'clinician' && own < peer.id);
    return openPeerLink(
      { offers, tracks: mine, iceServers },
      {
        send: (data) => {
          outbox.push({ to: peer.id, data });
          void run();
        },
        onChange: show,
        onSaid: (text) => addSaid({ from: peer.name, role: peer.role, text, isSent: true }),
      },
    );
  }

  function addSaid(line: Omit<Said, 'id'>): void {
    saidSoFar += 1;
    change({ said: [...view.get().said, { ...line, id: saidSoFar }].slice(-200) });
  }

  function show(): void {
    const peers = view.get().reply?.peers ?? [];
    const remotes = peers.flatMap((peer) => {
      const link = links.get(peer.id);
      return link ? [{ ...peer, stream: link.stream, isConnected: link.isConnected() }] : [];
    });
    const isAlone = remotes.length > 0 && remotes.every(({ isConnected }) => !isConnected);
    alone = isAlone ? (alone ?? performance.now()) : null;
    change({ remotes, offersPhone: alone !== null && performance.now() - alone >= phoneAfter });
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(next);
    clearInterval(looking);
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    for (const link of links.values()) link.close();
    links.clear();
    change({ remotes: [], offersPhone: false });
  }

  const wake = () => void run();
  const looking = setInterval(show, look);
  addEventListener('online', wake);
  // a phone that was locked comes back
  document.addEventListener('visibilitychange', wake);
  void run();
  return {
    view,
    wake,
    setTrack: (kind, track) => {
      mine[kind] = track;
      for (const link of links.values()) link.setTrack(kind, track);
    },
    say: (text) => {
      const reached = [...links.values()].filter((link) => link.say(text));
      addSaid({ from: null, role: null, text, isSent: reached.length > 0 });
    },
    stop,
  };
}

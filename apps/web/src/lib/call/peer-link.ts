import type { IceServer, SignalData } from '@clinical/contract/video-visits/signals.schemas';

export type PeerEvents = {
  send: (data: SignalData) => void;
  /** Sound, picture or the connection changed. */
  onChange: () => void;
  onSaid: (text: string) => void;
};

export type PeerLink = {
  /** What the other side sends. */
  readonly stream: MediaStream;
  readonly isConnected: () => boolean;
  take: (data: SignalData) => void;
  setTrack: (kind: Kind, track: MediaStreamTrack | null) => void;
  /** @returns whether it left */
  say: (text: string) => boolean;
  setIceServers: (servers: readonly IceServer[]) => void;
  close: () => void;
};

export type Kind = 'audio' | 'video';
export type Tracks = Readonly<Record<Kind, MediaStreamTrack | null>>;

/** Candidates of so many milliseconds travel together. */
const gather = 100;
/** A connection that is broken is tried again this often, in milliseconds. */
const retryEvery = 4_000;

/**
 * One connection to another page. One side offers, always the same one. Sound and picture have a place from the start, so that a
 * camera that comes later, or a shared screen, needs no new offer.
 */
export function openPeerLink(
  { offers, tracks, iceServers }: { offers: boolean; tracks: Tracks; iceServers: readonly IceServer[] },
  { send, onChange, onSaid }: PeerEvents,
): PeerLink {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers] as RTCIceServer[] });
  const stream = new MediaStream();
  const senders: Partial<Record<Kind, RTCRtpSender>> = {};
  const mine: Record<Kind, MediaStreamTrack | null> = { ...tracks };
  const early: RTCIceCandidateInit[] = [];
  let found: RTCIceCandidate[] = [];
  let gathering: ReturnType<typeof setTimeout> | null = null;
  let offeredAt = 0;
  let isClosed = false;
  /** Descriptions are applied one after the other. */
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    turn = turn.then(async () => {
      if (!isClosed) await work().catch(() => undefined);
    });
  };
  const chat = connection.createDataChannel('chat', { negotiated: true, id: 0 });
  chat.onmessage = ({ data }) => onSaid(String(data).slice(0, 2_000));
  chat.onopen = onChange;
  connection.ontrack = ({ track }) => {
    stream.addTrack(track);
    track.onmute = onChange;
    track.onunmute = onChange;
    onChange();
  };
  connection.onicecandidate = ({ candidate }) => {
    if (!candidate) return;
    found.push(candidate);
    gathering ??= setTimeout(sendFound, gather);
  };
  connection.onconnectionstatechange = onChange;

  function sendFound(): void {
    gathering = null;
    const candidates = found.splice(0, 40).map(({ candidate, sdpMid, sdpMLineIndex }) => ({
      candidate,
      sdpMid,
      sdpMLineIndex,
    }));
    if (candidates.length > 0) send({ kind: 'candidates', candidates });
    if (found.length > 0) gathering = setTimeout(sendFound, gather);
  }

  async function offer(again: boolean): Promise<void> {
    offeredAt = performance.now();
    const { sdp } = await connection.createOffer({ iceRestart: again });
    await connection.setLocalDescription({ type: 'offer', sdp: sdp ?? '' });
    send({ kind: 'offer', sdp: sdp ?? '' });
  }

  async function answer(sdp: string): Promise<void> {
    found = [];
    await connection.setRemoteDescription({ type: 'offer', sdp });
    for (const transceiver of connection.getTransceivers()) {
      const kind = transceiver.receiver.track.kind as Kind;
      transceiver.direction = 'sendrecv';
      senders[kind] = transceiver.sender;
      await transceiver.sender.replaceTrack(mine[kind]);
    }
    const made = await connection.createAnswer();
    await connection.setLocalDescription(made);
    send({ kind: 'answer', sdp: made.sdp ?? '' });
    await addEarly();
  }

  async function addEarly(): Promise<void> {
    for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate).catch(() => undefined);
  }

  const isConnected = () => connection.connectionState === 'connected';
  const retry = (): void => {
    const isBroken = ['disconnected', 'failed'].includes(connection.connectionState);
    // an offer that nobody answered was lost with the page that it was for
    const isLate = !isConnected() && performance.now() - offeredAt > 3 * retryEvery;
    if (!isBroken && !isLate) return;
    if (offers) inTurn(() => offer(true));
    else if (isBroken) send({ kind: 'restart' });
  };
  const retrying = setInterval(retry, retryEvery);

  if (offers) {
    for (const kind of ['audio', 'video'] as const) {
      const { sender } = connection.addTransceiver(mine[kind] ?? kind, { direction: 'sendrecv' });
      senders[kind] = sender;
    }
    inTurn(() => offer(false));
  }

  return {
    stream,
    isConnected,
    take: (data) => {
      if (data.kind === 'offer') inTurn(() => answer(data.sdp));
      else if (data.kind === 'answer')
        inTurn(async () => {
          if (connection.signalingState !== 'have-local-offer') return;
          await connection.setRemoteDescription({ type: 'answer', sdp: data.sdp });
          await addEarly();
        });
      else if (data.kind === 'candidates')
        inTurn(async () => {
          early.push(...data.candidates);
          if (connection.remoteDescription) await addEarly();
        });
      else if (offers && performance.now() - offeredAt > retryEvery / 2) inTurn(() => offer(true));
    },
    setTrack: (kind, track) => {
      mine[kind] = track;
      void senders[kind]?.replaceTrack(track).catch(() => undefined);
    },
    say: (text) => {
      if (chat.readyState !== 'open') return false;
      chat.send(text);
      return true;
    },
    setIceServers: (servers) => {
      if (!isConnected()) connection.setConfiguration({ iceServers: [...servers] as RTCIceServer[] });
    },
    close: () => {
      isClosed = true;
      clearInterval(retrying);
      if (gathering) clearTimeout(gathering);
      connection.close();
    },
  };
}

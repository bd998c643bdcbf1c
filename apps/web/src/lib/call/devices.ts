import { useEffect, useState } from 'react';

/** What a call sends. A device that was refused or is missing is null. */
export type Devices = { stream: MediaStream; audio: MediaStreamTrack | null; video: MediaStreamTrack | null };

/** `insecure`: browsers give devices only to pages under https. */
export type DevicesState =
  | { kind: 'asking' }
  | { kind: 'ready'; devices: Devices }
  | { kind: 'refused'; why: 'denied' | 'missing' | 'insecure' };

const sound: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const picture: MediaTrackConstraints = { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } };

/** Microphone and camera, or what there is of them. */
async function openDevices(): Promise<DevicesState> {
  const media = navigator.mediaDevices as MediaDevices | undefined;
  if (!media) return { kind: 'refused', why: 'insecure' };
  let isDenied = false;
  const open = (constraints: MediaStreamConstraints) =>
    media.getUserMedia(constraints).catch((error: unknown) => {
      isDenied ||= error instanceof DOMException && error.name === 'NotAllowedError';
      return null;
    });
  const both = await open({ audio: sound, video: picture });
  const parts = both ? [both] : [await open({ audio: sound }), await open({ video: picture })];
  const tracks = parts.flatMap((part) => part?.getTracks() ?? []);
  if (tracks.length === 0) return { kind: 'refused', why: isDenied ? 'denied' : 'missing' };
  const stream = new MediaStream(tracks);
  return {
    kind: 'ready',
    devices: { stream, audio: stream.getAudioTracks()[0] ?? null, video: stream.getVideoTracks()[0] ?? null },
  };
}

/** Opens the devices while it is wanted; `retry` asks once more. */
export function useDevices(wanted: boolean): { state: DevicesState; retry: () => void } {
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<{ round: number; state: DevicesState } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    let devices: Devices | null = null;
    const stop = () => {
      for (const track of devices?.stream.getTracks() ?? []) track.stop();
    };
    void openDevices().then((state) => {
      devices = state.kind === 'ready' ? state.devices : null;
      if (isOver) stop();
      else setOpened({ round, state });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [wanted, round]);
  const state: DevicesState = opened?.round === round ? opened.state : { kind: 'asking' };
  return { state, retry: () => setRound((before) => before + 1) };
}

/** Mute and camera off: the track goes on without sound or picture. */
export function setOn(track: MediaStreamTrack | null, isOn: boolean): void {
  if (track) track.enabled = isOn;
}

/** How loud a track is, from 0 to 1, some times a second. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!track) return;
    const context = new AudioContext();
    const meter = context.createAnalyser();
    meter.fftSize = 512;
    const samples = new Float32Array(meter.fftSize);
    context.createMediaStreamSource(new MediaStream([track])).connect(meter);
    const timer = setInterval(() => {
      void context.resume();
      meter.getFloatTimeDomainData(samples);
      setLevel(Math.min(1, Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length) * 6));
    }, 120);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track ? level : 0;
}

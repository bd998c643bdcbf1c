import { callSound } from '../../../lib/call/call-sound.ts';
import { microphoneProblem, type OpenMicrophone, openMicrophone } from '../../../lib/microphone.ts';
import { claim } from '../../../lib/tab.ts';
import { type Capture, CaptureFailure, type CaptureListener, type Source } from './capture.ts';

/** A piece is so long, in milliseconds: what is lost with a page that dies is less than half a second. */
const pieceMs = 300;
const bitsPerSecond = 48_000;
const mimeTypes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** What the browser's recorder can write, or null when it has none that we take. */
export function recorderType(): string | null {
  if (!('MediaRecorder' in globalThis)) return null;
  return mimeTypes.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** True where a browser offers to share the sound of a tab or the computer. */
export function canShareSound(): boolean {
  return typeof (navigator.mediaDevices as MediaDevices | undefined)?.getDisplayMedia === 'function';
}

/** Records with the browser's own recorder; its pieces are measured by the clock of the sound, which stands still in a sleep. */
export function browserCapture(): Capture {
  let shared: MediaStream | null = null;
  const release = (): void => {
    for (const track of shared?.getTracks() ?? []) track.stop();
    shared = null;
  };
  const isSharing = (): boolean => shared?.getAudioTracks().some(({ readyState }) => readyState === 'live') ?? false;
  return {
    isSharing,
    release,
    open: async (wish, listener) => {
      const mimeType = recorderType();
      if (!mimeType || !(navigator.mediaDevices as MediaDevices | undefined)) throw new CaptureFailure('unsupported');
      // the person may have ended the sharing meanwhile
      const call = callSound.get();
      if (call || !wish.computerSound || !isSharing()) release();
      // asked first: the browser offers it only right after a click
      if (wish.computerSound && !call) shared ??= await shareSound();
      const letGo = await claim('recorder');
      if (!letGo) throw new CaptureFailure('other-tab');
      try {
        // a call has both sides already, without what was muted in it
        const opened = call
          ? { stream: call.clone(), fellBack: false }
          : await openMicrophone(wish.deviceId).catch(refuse);
        const source = await record(opened, shared, mimeType, listener);
        return { ...source, stop: () => source.stop().finally(letGo) };
      } catch (error) {
        letGo();
        throw error;
      }
    },
  };
}

function refuse(error: unknown): never {
  throw new CaptureFailure(microphoneProblem(error), error);
}

async function shareSound(): Promise<MediaStream> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: true });
  } catch (error) {
    throw new CaptureFailure('computer-sound', error);
  }
  // browsers share no sound without a picture; the picture is not wanted
  for (const track of stream.getVideoTracks()) track.stop();
  if (stream.getAudioTracks().length === 0) throw new CaptureFailure('computer-sound');
  return stream;
}

async function record(
  { stream, fellBack }: OpenMicrophone,
  shared: MediaStream | null,
  mimeType: string,
  { onPiece, onLost, onSoundLost }: CaptureListener,
): Promise<Source> {
  const context = new AudioContext();
  await context.resume();
  const meter = context.createAnalyser();
  meter.fftSize = 1024;
  const sources = [stream, ...(shared ? [shared] : [])].map((each) => context.createMediaStreamSource(each));
  for (const source of sources) source.connect(meter);
  // a microphone alone is recorded as it is; only a mixture needs the graph
  const mixed = shared ? context.createMediaStreamDestination() : null;
  if (mixed) for (const source of sources) source.connect(mixed);

  const recorder = new MediaRecorder(mixed?.stream ?? stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const begun = context.currentTime;
  let ended: number | null = null;
  const capturedMs = (): number => ended ?? (context.currentTime - begun) * 1_000;
  let handing: Promise<void> = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    const endMs = capturedMs();
    handing = handing.then(async () => {
      if (data.size > 0) onPiece(new Uint8Array(await data.arrayBuffer()), endMs);
    });
  };
  const over = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  const [track] = stream.getAudioTracks();
  track?.addEventListener('ended', onLost, { once: true });
  const [sharedTrack] = shared?.getAudioTracks() ?? [];
  sharedTrack?.addEventListener('ended', onSoundLost, { once: true });
  recorder.start(pieceMs);

  const samples = new Float32Array(meter.fftSize);
  return {
    mimeType,
    label: track?.label ?? '',
    fellBack,
    stream: mixed?.stream ?? stream,
    capturedMs,
    level: () => {
      meter.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    stop: async () => {
      track?.removeEventListener('ended', onLost);
      sharedTrack?.removeEventListener('ended', onSoundLost);
      if (recorder.state !== 'inactive') recorder.stop();
      await over;
      ended = capturedMs();
      await handing;
      for (const each of stream.getTracks()) each.stop();
      await context.close();
    },
  };
}

import workletAddress from './samples-worklet.js?url';
import { sampler } from './to-samples.ts';

/** What is heard of a microphone, in pieces of a tenth of a second. @returns how to end it */
export type SamplesOf = (
  stream: MediaStream,
  onSamples: (samples: Int16Array<ArrayBuffer>) => void,
) => Promise<() => void>;

/** Hands out a stream's sound as 16 kHz mono samples. The stream itself is left open. @throws Error where a browser cannot */
export const samplesOf: SamplesOf = async (stream, onSamples) => {
  const context = new AudioContext();
  try {
    await Promise.all([context.resume(), context.audioWorklet.addModule(workletAddress)]);
    const make = sampler(context.sampleRate);
    const node = new AudioWorkletNode(context, 'samples', {
      numberOfOutputs: 0,
    });
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => onSamples(make(data));
    context.createMediaStreamSource(stream).connect(node);
  } catch (error) {
    await context.close();
    throw error;
  }
  return () => void context.close().catch(() => undefined);
};

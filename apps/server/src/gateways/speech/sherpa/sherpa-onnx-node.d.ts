/** What we use of sherpa-onnx-node, which brings no types. */
declare module 'sherpa-onnx-node' {
  type Stream = { acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void };
  type Result = { text: string; tokens?: string[]; timestamps?: number[] };
  class OfflineRecognizer {
    constructor(config: Record<string, unknown>);
    createStream(hotwords?: string): Stream;
    decode(stream: Stream): void;
    getResult(stream: Stream): Result;
  }
  class OfflinePunctuation {
    constructor(config: Record<string, unknown>);
    addPunct(text: string): string;
  }
  class Vad {
    constructor(config: Record<string, unknown>, bufferSizeInSeconds: number);
    acceptWaveform(samples: Float32Array): void;
    isEmpty(): boolean;
    front(enableExternalBuffer: boolean): { start: number; samples: Float32Array };
    pop(): void;
    flush(): void;
  }
  class OfflineSpeakerDiarization {
    constructor(config: Record<string, unknown>);
    process(samples: Float32Array): { start: number; end: number; speaker: number }[];
  }
  export type Sherpa = {
    OfflineRecognizer: typeof OfflineRecognizer;
    OfflinePunctuation: typeof OfflinePunctuation;
    Vad: typeof Vad;
    OfflineSpeakerDiarization: typeof OfflineSpeakerDiarization;
  };
  const sherpa: Sherpa;
  export default sherpa;
}

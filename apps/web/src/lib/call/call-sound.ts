import { outsideStore } from '../outside-store.ts';

/** The sound of both sides of a call, while one is on: the recorder takes it in place of the microphone. */
export const callSound = outsideStore<MediaStream | null>(null);

export type CallMix = {
  /** These are heard in the mixture from now on, and no others. */
  setTracks: (tracks: readonly MediaStreamTrack[]) => void;
  stop: () => void;
};

/** Mixes tracks into one sound, which stays the same while tracks come and go. */
export function mixCallSound(): CallMix {
  const context = new AudioContext();
  const mixture = context.createMediaStreamDestination();
  const sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();
  void context.resume();
  callSound.set(mixture.stream);
  return {
    setTracks: (tracks) => {
      for (const [track, source] of sources)
        if (!tracks.includes(track)) {
          source.disconnect();
          sources.delete(track);
        }
      for (const track of tracks) {
        if (sources.has(track)) continue;
        const source = context.createMediaStreamSource(new MediaStream([track]));
        source.connect(mixture);
        sources.set(track, source);
      }
    },
    stop: () => {
      callSound.set(null);
      for (const track of mixture.stream.getTracks()) track.stop();
      void context.close();
    },
  };
}

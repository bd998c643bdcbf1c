export { Player } from './Player.tsx';
export { PlaybackContext, usePlaybackState, useRecording } from './playback-context.ts';

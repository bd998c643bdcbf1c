import { texts } from '../../../lib/texts.ts';

export const t = texts({
  player: 'Recording',
  play: 'Play',
  pause: 'Pause',
  back: '−5 s: back',
  forward: '+5 s: forward',
  backShort: '−5 s',
  forwardShort: '+5 s',
  position: 'Position',
  positionOf: '{at} of {whole}',
  speed: 'Speed',
  timesFast: '{n}×',
  playFrom: 'Play from {time}',
  notPlayed: 'The recording could not be played',
});

export { recordRemovedAudio } from './record-removed-audio.ts';

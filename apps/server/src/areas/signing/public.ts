export { tellRemovedAudio } from './tell-removed-audio.ts';

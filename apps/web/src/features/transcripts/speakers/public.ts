export { speakerName } from './speaker-name.ts';

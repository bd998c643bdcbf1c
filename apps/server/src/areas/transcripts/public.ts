export { cleanPieces } from './heavy-work.ts';

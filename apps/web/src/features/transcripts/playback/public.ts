export { Player } from './Player.tsx';

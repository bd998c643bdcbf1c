export { DraftProgress } from './DraftProgress.tsx';

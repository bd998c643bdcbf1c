export { DiffText } from './DiffText.tsx';

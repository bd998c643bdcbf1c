export { EnglishOnly } from './EnglishOnly.tsx';

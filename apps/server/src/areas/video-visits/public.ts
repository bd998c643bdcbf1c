export { consentWords } from './consent-words.ts';

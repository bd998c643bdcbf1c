export { ExtraContextField, isTooLong } from './ExtraContextField.tsx';
export { t as writing } from './writing.texts.ts';

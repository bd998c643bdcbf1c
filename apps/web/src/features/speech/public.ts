export { LaterDictationButton } from './dictation/LaterDictationButton.ts';
export { NoDictation } from './dictation/NoDictation.tsx';
export { dictationFields, dictationKeys } from './dictation/dictation-fields.ts';
export { t as dictationTexts } from './dictation/dictation.texts.ts';
export { LaterVocabularyOffer } from './vocabulary/LaterVocabularyOffer.ts';

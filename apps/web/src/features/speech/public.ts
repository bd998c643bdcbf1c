export { LaterDictationButton } from './dictation/LaterDictationButton.ts';
export { LaterNoDictation } from './dictation/LaterNoDictation.ts';
export { dictationFields, dictationKeys } from './dictation/dictation-fields.ts';
export { t as dictationTexts } from './dictation/dictation.texts.ts';
export { LaterVocabularyOffer } from './vocabulary/LaterVocabularyOffer.ts';

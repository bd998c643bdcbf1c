import { lazy } from 'react';
import { laterPart } from '../../../lib/parts.ts';

/** The offer to learn a word: it comes when a line was corrected. */
export const LaterVocabularyOffer = lazy(
  laterPart(() => import('./VocabularyOffer.tsx').then((module) => ({ default: module.VocabularyOffer }))),
);

import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { NewQuickPhrase, QuickPhrase, QuickPhraseUpdate } from './quick-phrases.schemas.ts';

export const listQuickPhrases = call<Record<never, never>, QuickPhrase[]>('GET', '/quick-phrases');
export const createQuickPhrase = call<{ body: NewQuickPhrase }, QuickPhrase>('POST', '/quick-phrases');
export const updateQuickPhrase = call<{ params: { id: string }; body: QuickPhraseUpdate }, QuickPhrase>(
  'PUT',
  '/quick-phrases/{id}',
);
export const deleteQuickPhrase = call<{ params: { id: string } }, Ok>('DELETE', '/quick-phrases/{id}');

import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './quick-phrases.calls.ts';
import { NewQuickPhrase, QuickPhrase, QuickPhraseUpdate } from './quick-phrases.schemas.ts';

export const listQuickPhrases = route(calls.listQuickPhrases, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'My quick phrases and those of the acting workspace, by name; of two with one name mine stands first.',
  response: z.array(QuickPhrase),
  permission: 'quick-phrase.read',
});
export const createQuickPhrase = route(calls.createQuickPhrase, {
  access: 'session',
  summary: 'Make a quick phrase.',
  body: NewQuickPhrase,
  response: QuickPhrase,
  permission: 'quick-phrase.create',
  errors: ['CONFLICT'],
});
export const updateQuickPhrase = route(calls.updateQuickPhrase, {
  access: 'session',
  summary: 'Save a quick phrase.',
  params: IdParams,
  body: QuickPhraseUpdate,
  response: QuickPhrase,
  permission: 'quick-phrase.edit',
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
});
export const deleteQuickPhrase = route(calls.deleteQuickPhrase, {
  access: 'session',
  summary: 'Delete a quick phrase; what was inserted with it stays.',
  params: IdParams,
  response: Ok,
  permission: 'quick-phrase.edit',
});

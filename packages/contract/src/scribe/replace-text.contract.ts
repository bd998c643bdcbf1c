import { route } from '../route.ts';
import * as calls from './replace-text.calls.ts';
import { ReplacedText, ReplaceText } from './replace-text.schemas.ts';

export const replaceText = route(calls.replaceText, {
  access: 'session',
  summary: 'Magic edit: propose another wording of a piece of a note, as told. Free, and nothing is saved.',
  body: ReplaceText,
  response: ReplacedText,
  permission: 'note.edit',
  errors: ['NOT_POSSIBLE', 'ENTRY_SIGNED', 'PROVIDER_FAILED'],
  phi: true,
  // a refusal has left its row in the log, and asking again costs nothing
  notRepeated: true,
});

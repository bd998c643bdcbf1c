import { call } from '../call.ts';
import type { ReplacedText, ReplaceText } from './replace-text.schemas.ts';

export const replaceText = call<{ body: ReplaceText }, ReplacedText>('POST', '/transcripts/replace-text');

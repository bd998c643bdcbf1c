import { z } from 'zod';
import { Id, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './speech.calls.ts';
import { ChargeDictation, SpeechToken, UpdateVocabulary, Vocabulary } from './speech.schemas.ts';

export const getSpeechToken = route(calls.getSpeechToken, {
  access: 'session',
  summary:
    'A short-lived key for this server’s own relay of live speech; `recordingId` ties it to a recording of mine.',
  query: z.object({ recordingId: Id.optional() }),
  response: SpeechToken,
  permission: 'session',
  errors: ['NO_SPEECH_ENGINE'],
  notRepeated: true,
});
export const getSpeechGrant = route(calls.getSpeechGrant, {
  access: 'session',
  summary: 'A short-lived key with which the page reaches the speech service itself.',
  response: SpeechToken,
  permission: 'session',
  errors: ['NO_SPEECH_ENGINE', 'PROVIDER_FAILED'],
  notRepeated: true,
});
export const getVocabulary = route(calls.getVocabulary, {
  access: 'session',
  summary: 'The words that speech engines are to expect: mine, and the acting workspace’s.',
  response: Vocabulary,
  permission: 'vocabulary.read',
});
export const updateVocabulary = route(calls.updateVocabulary, {
  access: 'session',
  summary:
    'Save the words that speech engines are to expect, whole or as additions and removals; what is absent stays.',
  body: UpdateVocabulary,
  response: Vocabulary,
  permission: 'vocabulary.edit',
  errors: ['CONFLICT'],
});
export const chargeDictation = route(calls.chargeDictation, {
  access: 'session',
  summary:
    '[ours] Pay for a dictation that the page hears by the engine’s own service, once its first words are there; told again, or heard by the relay as well, it is not paid again.',
  body: ChargeDictation,
  response: Ok,
  permission: 'session',
  errors: ['NO_CREDITS', 'NO_SEAT'],
  cost: 'dictation',
});

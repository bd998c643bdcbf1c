import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { ChargeDictation, SpeechToken, UpdateVocabulary, Vocabulary } from './speech.schemas.ts';

type Nothing = Record<never, never>;

/** A key for the server's own relay: for the words of one recording of mine, or of none. */
export const getSpeechToken = call<{ query: { recordingId?: string } }, SpeechToken>(
  'GET',
  '/transcripts/speech-to-text/token',
);
/** A key for the engine's own service, which the page opens itself. */
export const getSpeechGrant = call<Nothing, SpeechToken>('GET', '/transcripts/speech-to-text/token_grant');
export const getVocabulary = call<Nothing, Vocabulary>('GET', '/vocabulary');
export const updateVocabulary = call<{ body: UpdateVocabulary }, Vocabulary>('PUT', '/vocabulary');
/** Pays for a dictation once its first words are there; one in which nothing was heard costs nothing. The relay pays by itself. */
export const chargeDictation = call<{ body: ChargeDictation }, Ok>('POST', '/transcripts/speech-to-text/dictation');

import * as contract from '@clinical/contract/speech/speech.contract';
import { bind } from '../../platform/area.ts';
import { chargeDictation } from './charge-dictation.ts';
import { getSpeechGrant, getSpeechToken, getVocabulary } from './speech.reads.ts';
import { updateVocabulary } from './update-vocabulary.ts';

export const routes = [
  bind(contract.getSpeechToken, (ctx, { query }) => getSpeechToken(ctx, query.recordingId ?? null)),
  bind(contract.getSpeechGrant, (ctx) => getSpeechGrant(ctx)),
  bind(contract.chargeDictation, (ctx, { body }) => chargeDictation(ctx, body)),
  bind(contract.getVocabulary, (ctx) => getVocabulary(ctx)),
  bind(contract.updateVocabulary, (ctx, { body }) => updateVocabulary(ctx, body)),
];

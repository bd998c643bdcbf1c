import * as contract from '@clinical/contract/optimization/optimization.contract';
import { bind } from '../../platform/area.ts';
import { applySuggestions } from './apply-suggestions.ts';
import { getOutcomes } from './get-outcomes.ts';
import { getReasoning } from './get-reasoning.ts';
import { checkTrigger, getSectionUse, getSuggestions } from './optimization.reads.ts';
import { getGlobalInstructions, getPreferences, setGlobalInstructions, setPreferences } from './preferences.ts';

export const routes = [
  bind(contract.checkTrigger, (ctx, { params }) => checkTrigger(ctx, params.id)),
  bind(contract.getSuggestions, (ctx, { params }) => getSuggestions(ctx, params.id)),
  bind(contract.getSectionUse, (ctx, { params }) => getSectionUse(ctx, params.id)),
  bind(contract.getReasoning, (ctx, { params, query }) =>
    getReasoning(ctx, params.id, { local: query.engine === 'local' }),
  ),
  bind(contract.applySuggestions, (ctx, { body }) => applySuggestions(ctx, body)),
  bind(contract.getPreferences, (ctx) => getPreferences(ctx)),
  bind(contract.setPreferences, (ctx, { body }) => setPreferences(ctx, body)),
  bind(contract.getGlobalInstructions, (ctx) => getGlobalInstructions(ctx)),
  bind(contract.setGlobalInstructions, (ctx, { body }) => setGlobalInstructions(ctx, body)),
  bind(contract.getOutcomes, (ctx, { params }) => getOutcomes(ctx, params.id)),
];

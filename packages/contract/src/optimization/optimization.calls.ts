import { call } from '../call.ts';
import type { Template } from '../templates/templates.schemas.ts';
import type {
  ApplySuggestions,
  GlobalInstructions,
  OptimizationOutcome,
  OptimizationPreferences,
  OptimizationPreferencesUpdate,
  OptimizationTrigger,
  SectionUse,
  SuggestionReasoning,
  Suggestions,
} from './optimization.schemas.ts';

type One = { params: { id: string } };

export const checkTrigger = call<One, OptimizationTrigger>('GET', '/optimization/check-trigger/{id}');
export const getSuggestions = call<One, Suggestions>('GET', '/optimization/suggestions/{id}');
export const getReasoning = call<One & { query: { engine?: 'local' } }, SuggestionReasoning>(
  'GET',
  '/optimization/reasoning/{id}',
);
export const applySuggestions = call<{ body: ApplySuggestions }, Template>('POST', '/optimization/apply');
export const getPreferences = call<Record<never, never>, OptimizationPreferences>('GET', '/optimization/preferences');
export const setPreferences = call<{ body: OptimizationPreferencesUpdate }, OptimizationPreferences>(
  'PUT',
  '/optimization/preferences',
);
export const getGlobalInstructions = call<Record<never, never>, GlobalInstructions>(
  'GET',
  '/optimization/global-instructions',
);
export const setGlobalInstructions = call<{ body: GlobalInstructions }, GlobalInstructions>(
  'PUT',
  '/optimization/global-instructions',
);
export const getOutcomes = call<One, OptimizationOutcome[]>('GET', '/optimization/outcomes/{id}');

/** [ours] */
export const getSectionUse = call<One, SectionUse[]>('GET', '/optimization/section-use/{id}');

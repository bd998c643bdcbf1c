import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import { Template } from '../templates/templates.schemas.ts';
import * as calls from './optimization.calls.ts';
import {
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

export const checkTrigger = route(calls.checkTrigger, {
  access: 'session',
  summary: 'Whether the same kind of change was made in enough notes of my template to suggest an improvement.',
  params: IdParams,
  response: OptimizationTrigger,
  permission: 'template.edit',
  background: true,
  phi: true,
});
export const getSuggestions = route(calls.getSuggestions, {
  access: 'session',
  summary: 'What I change again and again in the notes of a template of mine, as changes of the template.',
  params: IdParams,
  response: Suggestions,
  permission: 'template.edit',
  phi: true,
});
export const getSectionUse = route(calls.getSectionUse, {
  access: 'session',
  summary: 'What each section of my template held in my last ten notes by it. [ours]',
  params: IdParams,
  response: z.array(SectionUse),
  permission: 'template.edit',
  phi: true,
});
export const getReasoning = route(calls.getReasoning, {
  access: 'session',
  summary: 'Why a change is suggested, with examples from which identifying details are taken out.',
  // one that names nothing is not there, as for somebody else's
  params: z.object({ id: z.string().min(1).max(80) }),
  query: z.object({ engine: z.literal('local').optional() }),
  response: SuggestionReasoning,
  permission: 'template.edit',
  errors: ['PROVIDER_FAILED', 'MODEL_NOT_SET_UP'],
  phi: true,
});
export const applySuggestions = route(calls.applySuggestions, {
  access: 'session',
  summary: 'Take suggestions into my template: a new version with the reason filled in; rolling back undoes it.',
  body: ApplySuggestions,
  response: Template,
  permission: 'template.edit',
  errors: ['VERSION_CONFLICT', 'CONFLICT'],
  phi: true,
});
export const getPreferences = route(calls.getPreferences, {
  access: 'session',
  summary: 'Whether and when improvements of my templates are suggested. [ours]',
  response: OptimizationPreferences,
  permission: 'self',
});
export const setPreferences = route(calls.setPreferences, {
  access: 'session',
  summary: 'Say whether and when improvements are suggested, or silence one for good.',
  body: OptimizationPreferencesUpdate,
  response: OptimizationPreferences,
  permission: 'self',
  errors: ['NOT_FOUND'],
});
export const getGlobalInstructions = route(calls.getGlobalInstructions, {
  access: 'session',
  summary: 'What holds for all my templates.',
  response: GlobalInstructions,
  permission: 'self',
});
export const setGlobalInstructions = route(calls.setGlobalInstructions, {
  access: 'session',
  summary: 'Say what holds for all my templates. [ours]',
  body: GlobalInstructions,
  largeBody: true,
  response: GlobalInstructions,
  permission: 'self',
});
export const getOutcomes = route(calls.getOutcomes, {
  access: 'session',
  summary: 'What came of the changes that were applied to my template, measured after 20 notes. [ours]',
  params: IdParams,
  response: z.array(OptimizationOutcome),
  permission: 'template.edit',
  phi: true,
});

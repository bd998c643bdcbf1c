import { call } from '../call.ts';
import type {
  ApiDocument,
  EngineInfo,
  EngineSuccess,
  EngineTest,
  Health,
  Ready,
  TestEngine,
} from './operations.schemas.ts';

export const getHealth = call<Record<never, never>, Health>('GET', '/health');
export const getReady = call<Record<never, never>, Ready>('GET', '/ready');
export const getApiDocument = call<Record<never, never>, ApiDocument>('GET', '/openapi.json');
export const listEngines = call<Record<never, never>, EngineInfo[]>('GET', '/engines');
export const listEngineSuccesses = call<Record<never, never>, EngineSuccess[]>('GET', '/engines/successes');
export const testEngine = call<{ body: TestEngine }, EngineTest>('POST', '/engines/test');

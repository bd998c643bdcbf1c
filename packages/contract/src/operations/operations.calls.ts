import { call } from '../call.ts';
import type { ApiDocument, EngineInfo, Health, Ready } from './operations.schemas.ts';

export const getHealth = call<Record<never, never>, Health>('GET', '/health');
export const getReady = call<Record<never, never>, Ready>('GET', '/ready');
export const getApiDocument = call<Record<never, never>, ApiDocument>('GET', '/openapi.json');
export const listEngines = call<Record<never, never>, EngineInfo[]>('GET', '/engines');

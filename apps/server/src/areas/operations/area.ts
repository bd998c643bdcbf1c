import type { Area } from '../../platform/area.ts';
import { provide } from '../../platform/ports.ts';
import { consentWords } from '../video-visits/public.ts';
import { applyRetention } from './apply-retention.ts';
import { operationsRoutes } from './operations.routes.ts';
import { findConsentWords } from './privacy.queries.ts';

export const area: Area = {
  name: 'operations',
  routes: operationsRoutes,
  provides: () => [provide(consentWords, { find: findConsentWords })],
  tidy: applyRetention,
};

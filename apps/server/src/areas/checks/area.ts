import type { Area } from '../../platform/area.ts';
import { provide } from '../../platform/ports.ts';
import { noteGuard } from '../transcripts/public.ts';
import { routes } from './checks.routes.ts';
import { checkBeforeSave } from './checks-in-pool.ts';
import { storeChecks } from './store-checks.ts';

export const area: Area = {
  name: 'checks',
  routes,
  provides: () => [provide(noteGuard, { check: checkBeforeSave, store: storeChecks })],
};

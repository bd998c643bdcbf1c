import type { EmergencyAccess } from '../notes/public.ts';
import { findOpenAccess } from './break-glass.queries.ts';

/** The charts that are open in an emergency, for who explains why somebody sees one. */
export const openedCharts: EmergencyAccess = { find: findOpenAccess };

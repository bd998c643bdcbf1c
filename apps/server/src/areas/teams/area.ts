import type { Area } from '../../platform/area.ts';
import { provide } from '../../platform/ports.ts';
import { newMembers, sharedAccessPort } from '../accounts/public.ts';
import { departmentsOfInvitation } from './join-departments.ts';
import { sharedAccess } from './shared-access.queries.ts';
import { routes } from './teams.routes.ts';

export const area: Area = {
  name: 'teams',
  routes,
  provides: () => [provide(sharedAccessPort, sharedAccess), provide(newMembers, departmentsOfInvitation)],
};

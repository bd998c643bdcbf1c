import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** The gridhook of a person, as the profile shows it. The automations area provides it. */
export type OwnGridhook = { of(scope: Pick<Scope, 'actor' | 'db'>): Promise<UserProfile['aiGridhook']> };

export const ownGridhook = port<OwnGridhook>('own-gridhook');

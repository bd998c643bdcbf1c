import { ApiError } from '@clinical/api-client/api-error';
import { stopViewing } from '@clinical/contract/accounts/viewing.calls';
import { api } from '../api.ts';
import { warn } from '../log.ts';
import { currentViewing, forgetViewing } from './viewing.ts';

/** Ends the viewing of this tab, which is the person's own again with its next load. A server that does not answer ends it by itself in time. */
export async function endViewing(): Promise<void> {
  if (!currentViewing()) return;
  await api.request(stopViewing, {}).catch(() => warn('Could not end the viewing'));
  forgetViewing();
}

/** Ends it and loads the page of team members, where it began. */
export async function leaveViewing(): Promise<void> {
  await endViewing();
  window.location.assign('/team-members?tab=members');
}

/** The server says that it is over: the tab goes on as the person's own. */
export function noticeViewingEnd(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'VIEWING_ENDED' || !currentViewing()) return;
  forgetViewing();
  window.location.assign('/team-members?tab=members');
}

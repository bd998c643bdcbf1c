import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userInfoQuery, workspacePolicyKey } from '../features/accounts/accounts.api.ts';
import { useEmergencyNotice } from '../features/audit/use-emergency-notice.ts';
import { automationsKey } from '../features/automations/automations-key.api.ts';
import { clinicalTasksKey } from '../features/clinical-tasks/clinical-tasks-key.api.ts';
import { creditsKey } from '../features/credits/credits.api.ts';
import { ehrKey } from '../features/ehr/ehr-key.api.ts';
import { faxKey } from '../features/fax/fax-key.api.ts';
import { interviewsKey } from '../features/pre-chats/interviews/interviews-key.api.ts';
import { formDraftsKey } from '../features/forms/form-drafts-key.api.ts';
import { boardKey } from '../features/kanban/board-key.api.ts';
import {
  channelsKey,
  messagesKey,
  messagingKey,
  onCallKey,
  quietHoursKey,
  threadsKey,
  urgentKey,
} from '../features/messaging/messaging-key.api.ts';
import { briefKey, noteQuery, notesKey } from '../features/notes/notes.api.ts';
import { chartImportsKey } from '../features/visualizer/visualizer-key.api.ts';
import { videoRoomsKey } from '../features/video-visits/video-rooms-key.api.ts';
import { schedulesKey } from '../features/schedules/schedules-key.api.ts';
import { signingKey } from '../features/signing/signing-key.api.ts';
import { teamsKey } from '../features/teams/teams-key.api.ts';
import { ownTemplatesKey } from '../features/templates/templates-key.api.ts';
import { threadKey } from '../features/transcripts/thread-key.api.ts';
import { atMostEvery } from '../lib/at-most-every.ts';
import { enginesQuery } from '../lib/engines.api.ts';
import { useAppEvent } from '../lib/events/events.ts';
import { isRunning } from '../lib/task-list.ts';

/** While somebody types in a chart, other pages follow this often, in milliseconds (specification, section 9). */
const noteEditedEvery = 2_000;
/** In a lively channel, in milliseconds. */
const messagesEvery = 300;

/** Lists of all charts, which much that happens may change, in milliseconds. */
const longListsEvery = 5_000;

/** What changed elsewhere is fetched again. */
export function useRefreshOnEvents(): void {
  const queryClient = useQueryClient();
  const refresh = (queryKey: QueryKey) => void queryClient.invalidateQueries({ queryKey });
  const [refreshSlowly] = useState(() =>
    atMostEvery(longListsEvery, (list) => refresh(list === 'tasks' ? clinicalTasksKey : briefKey)),
  );
  useAppEvent('notes-changed', () => {
    refresh(notesKey);
    // a chart that was starred, merged, deleted or restored takes its tasks along
    refreshSlowly('tasks');
  });
  useAppEvent('clinical-tasks-changed', ({ noteId }) => {
    refresh(clinicalTasksKey);
    // what a signature asks about
    refresh(signingKey(threadKey(noteId)));
    refresh(briefKey);
  });
  useAppEvent('kanban-changed', ({ noteId }) => refresh(boardKey(noteId)));
  useAppEvent('form-draft-changed', () => {
    refresh(formDraftsKey);
    refresh(briefKey);
  });
  const refreshFaxes = () => {
    refresh(faxKey);
    refresh(briefKey);
  };
  useAppEvent('fax-changed', refreshFaxes);
  useAppEvent('faxes-received', () => {
    refreshFaxes();
    // one that nobody can read is an alert
    refresh(messagingKey);
  });
  useAppEvent('ehr-changed', () => {
    refresh(ehrKey);
    refresh(briefKey);
  });
  useAppEvent('pre-chat-changed', () => {
    refresh(interviewsKey);
    refresh(briefKey);
  });
  useAppEvent('chart-imports-changed', ({ noteId }) => refresh(chartImportsKey(noteId)));
  useAppEvent('schedule-changed', () => {
    refresh(schedulesKey);
    refresh(briefKey);
  });
  useAppEvent('video-room-changed', () => refresh(videoRoomsKey));
  useAppEvent('waitlist-changed', () => refresh(schedulesKey));
  useAppEvent('fax-contacts-changed', () => refresh(faxKey));
  const [refreshMessages] = useState(() =>
    atMostEvery(messagesEvery, (channelId) => {
      refresh(messagesKey(channelId));
      refresh(threadsKey);
      refresh(channelsKey);
    }),
  );
  useAppEvent('messages-changed', ({ channelId }) => {
    refreshMessages(channelId);
    // an alert may have come, or been acknowledged
    refreshSlowly('brief');
  });
  useAppEvent('channel-changed', () => {
    refresh(channelsKey);
    // who was removed from a channel is asked no more
    refresh(urgentKey);
  });
  useAppEvent('urgent-changed', () => refresh(urgentKey));
  useAppEvent('on-call-changed', () => refresh(onCallKey));
  useAppEvent('automations-changed', () => refresh(automationsKey));
  useAppEvent('quiet-hours-changed', () => refresh(quietHoursKey));
  const [refreshChart] = useState(() =>
    atMostEvery(noteEditedEvery, (noteId) => {
      refresh(noteQuery(noteId).queryKey);
      refresh(threadKey(noteId));
    }),
  );
  useAppEvent('note-edited', ({ noteId }) => refreshChart(noteId));
  useAppEvent('templates-changed', () => refresh(ownTemplatesKey));
  useEmergencyNotice();
  useAppEvent('team-changed', () => {
    refresh(teamsKey);
    refresh(workspacePolicyKey);
    // an outside service may be switched off
    refresh(enginesQuery.queryKey);
    // departments share templates
    refresh(ownTemplatesKey);
    // what one may do may have changed as well
    refresh(userInfoQuery().queryKey);
  });
  useAppEvent('task', ({ noteId, status }) => {
    if (noteId) refresh(boardKey(noteId));
    if (isRunning(status)) return;
    refresh(notesKey);
    // what it cost
    refresh(userInfoQuery().queryKey);
    refresh(creditsKey);
    if (noteId) refresh(threadKey(noteId));
  });
}

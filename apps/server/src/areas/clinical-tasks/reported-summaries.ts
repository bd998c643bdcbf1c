import { sha256 } from '../../platform/crypto/sha256.ts';
import { lockRanks, rankAtEnd } from '../../platform/db/ranks.ts';
import type { SummaryReports } from '../signing/public.ts';
import { findBySuggestion, insertTask, rankedTasks, rankLock } from './clinical-tasks.queries.ts';
import { publishTaskChanges } from './publish-task-changes.ts';

const longestTitle = 200;

/**
 * A reported line of a patient summary becomes a task for staff. One that was reported before has its task, whoever may have
 * changed it since.
 */
export const reportedSummaries: SummaryReports = {
  async add(tx, { id: transcriptId, noteId, workspaceId }, { text, comment }) {
    await lockRanks(tx, rankLock(workspaceId));
    const suggestionKey = `report:${sha256(`${transcriptId} ${text}`).slice(0, 40)}`;
    const known = await findBySuggestion(tx, noteId, suggestionKey);
    if (known !== null) return known;
    const [id, now] = [tx.ids.uuid(), tx.clock.now()];
    await insertTask(tx, {
      id,
      workspaceId,
      noteId,
      status: 'todo',
      category: 'AI-Audit',
      title: `Patient summary: “${text}” is not right`.slice(0, longestTitle),
      description: [text, comment].filter(Boolean).join('\n\n').slice(0, 4_000),
      dueOn: null,
      dueUnsure: false,
      assigneeId: null,
      departmentId: null,
      checklist: [],
      repeats: null,
      blockedBy: [],
      letter: null,
      receipt: null,
      proof: null,
      cardId: null,
      transcriptId,
      links: [],
      suggestionKey,
      rank: await rankAtEnd(tx, rankedTasks(workspaceId, 'todo')),
      createdBy: tx.actor.userId,
      createdAt: now,
      updatedAt: now,
      doneAt: null,
      version: 1,
    });
    await tx.audit('clinical-task.create', { type: 'clinical-task', id, noteId });
    await publishTaskChanges(tx, new Set([noteId]));
    return id;
  },
};

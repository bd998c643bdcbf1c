import type { ClinicalTask, TaskAssignee } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import type { ChartsApart } from './charts-alike.queries.ts';
import { clinicalTaskAbilities, lacksProof } from './clinical-tasks.policy.ts';
import type { ClinicalTaskRow, ShownTask } from './clinical-tasks.queries.ts';

export function assigneeOf({
  assigneeId,
  departmentId,
}: Pick<ClinicalTaskRow, 'assigneeId' | 'departmentId'>): TaskAssignee | null {
  if (assigneeId !== null) return { kind: 'person', id: assigneeId };
  return departmentId === null ? null : { kind: 'department', id: departmentId };
}

/** @param apart what tells charts of one name apart */
export function viewClinicalTask(actor: Pick<Actor, 'cap'>, task: ShownTask, apart: ChartsApart): ClinicalTask {
  const {
    id,
    status,
    category,
    title,
    description,
    dueOn,
    dueUnsure,
    checklist,
    repeats,
    blockedBy,
    letter,
    receipt,
    proof,
    cardId,
    rank,
  } = task;
  return {
    id,
    note: { id: task.noteId, title: task.noteTitle, apart: apart.get(task.noteId) ?? null, starred: task.starred },
    status,
    category,
    title,
    description,
    dueOn,
    dueUnsure,
    assignee: assigneeOf(task),
    assigneeName: task.assigneeName,
    checklist,
    repeats,
    blockedBy,
    letter,
    receipt,
    proof,
    cardId,
    source: task.transcriptId === null ? null : { transcriptId: task.transcriptId, links: task.links },
    needsProof: lacksProof(task),
    waitsFor: task.waitsFor,
    rank,
    createdBy: { id: task.createdBy, name: task.creatorName },
    createdAt: isoTime(task.createdAt),
    updatedAt: isoTime(task.updatedAt),
    doneAt: task.doneAt === null ? null : isoTime(task.doneAt),
    version: task.version,
    abilities: clinicalTaskAbilities(actor, task.mayManage),
  };
}

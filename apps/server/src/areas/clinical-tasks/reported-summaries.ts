import { isoTime } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { lockRanks } from '../../platform/db/ranks.ts';
import type { SummaryReports } from '../signing/public.ts';
import { addChartTask } from './chart-work.ts';
import { findBySuggestion, rankLock, selectSuggestions } from './clinical-tasks.queries.ts';

/**
 * A reported line of a patient summary becomes a task for staff. One that was reported before has its task, whoever may have
 * changed it since.
 */
export const reportedSummaries: SummaryReports = {
  async add(tx, { id: transcriptId, noteId, workspaceId, signedBy }, { text, comment, by }) {
    await lockRanks(tx, rankLock(workspaceId));
    const suggestionKey = keyOf(transcriptId, text, by);
    const known = await findBySuggestion(tx, noteId, suggestionKey);
    if (known !== null) return known;
    return addChartTask(tx, {
      noteId,
      workspaceId,
      category: 'AI-Audit',
      title: `Patient summary: “${text}” is not right`,
      description: [text, by === 'patient' && 'Reported by the patient, by link.', comment]
        .filter(Boolean)
        .join('\n\n'),
      // who signed the note answers for what it tells the patient
      assigneeId: signedBy,
      dueOn: isoTime(tx.clock.now()).slice(0, 10),
      transcriptId,
      suggestionKey,
    });
  },

  async reported(scope, { id, noteId }, lines) {
    const keys = new Map(lines.map((line) => [keyOf(id, line, 'patient'), line]));
    const known = await selectSuggestions(scope, noteId, [...keys.keys()]);
    return new Set(known.flatMap((key) => keys.get(key) ?? []));
  },
};

/** Staff and patient each report a line once: the one's words do not hide the other's. */
const keyOf = (transcriptId: string, text: string, by: 'staff' | 'patient'): string =>
  `report:${sha256(`${by === 'staff' ? '' : 'patient '}${transcriptId} ${text}`).slice(0, 40)}`;

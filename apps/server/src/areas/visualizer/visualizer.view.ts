import type { ChartImport } from '@clinical/contract/visualizer/visualizer.schemas';
import { isoTime } from '../../platform/clock.ts';
import { chartImportAbilities } from './visualizer.policy.ts';
import type { ChartImportRow } from './visualizer.queries.ts';

const mostIssues = 50;

export function viewChartImport(row: ChartImportRow): ChartImport {
  const { facts, report } = row;
  return {
    id: row.id,
    noteId: row.noteId,
    name: row.name,
    createdAt: isoTime(row.createdAt),
    createdBy: { id: row.createdBy, name: row.creator },
    patient: facts.patient,
    counts: {
      problems: facts.problems.length,
      medications: facts.medications.length,
      allergies: facts.allergies.length,
      values: facts.values.length,
    },
    issues: report.issues.slice(0, mostIssues),
    skipped: report.skipped,
    withdrawn: report.withdrawn,
    abilities: chartImportAbilities(row),
  };
}

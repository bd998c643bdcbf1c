import type { ClinicalTask } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { HearQuote } from './HearQuote.tsx';

type Props = { task: Pick<ClinicalTask, 'source'>; tabIndex?: number };

/** The second in which a task was said, to be played. Nothing for one that no recording has. */
export function SaidAt({ task: { source }, tabIndex }: Props) {
  const said = source?.links.find(({ startMs }) => startMs !== null);
  return source && said ? <HearQuote transcriptId={source.transcriptId} link={said} short tabIndex={tabIndex} /> : null;
}

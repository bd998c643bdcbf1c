import type { WorkItem, WorkKind } from '@clinical/contract/checks/open-work.schemas';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { StatusChip, type ChipTone } from '../../ui/StatusChip.tsx';
import type { IconName } from '../../ui/icons.ts';
import type { ListLine } from './list-rows.ts';
import { t } from './notes.texts.ts';
import { PatientProgress } from './PatientProgress.tsx';

type Said = { tone: ChipTone; icon: IconName; text: string };

const states: Record<NonNullable<Note['lastVisit']>['state'], Said> = {
  open: { tone: 'neutral', icon: 'circle-dashed', text: t('noNoteYet') },
  draft: { tone: 'neutral', icon: 'circle-dashed', text: t('draft') },
  signed: { tone: 'ok', icon: 'circle-check', text: t('signed') },
};

function sayWork({ kind, findings, held, doing }: WorkItem & { kind: WorkKind }): Said {
  if (kind === 'sign') return { tone: 'info', icon: 'circle-dashed', text: t('draftToSign') };
  if (kind === 'failed') return { tone: 'danger', icon: 'alert-triangle', text: t('failedVisit') };
  if (kind === 'findings') {
    return {
      tone: 'warn',
      icon: 'alert-triangle',
      text: held ? t('needsReview') : t('findingsToReview', { n: findings }),
    };
  }
  return { tone: 'neutral', icon: 'clock', text: doing === 'transcribing' ? t('transcribing') : t('waitingForText') };
}

/** What the chart's visit waits for, or how its newest one stands; the job's progress while one runs. */
export function PatientStatus({ note, work }: ListLine) {
  if (work?.doing === 'writing' || (!work && note.progress !== null)) return <PatientProgress note={note} />;
  const said = work ? sayWork(work) : note.lastVisit && states[note.lastVisit.state];
  if (!said) return null;
  return (
    <StatusChip tone={said.tone} icon={said.icon}>
      {said.text}
    </StatusChip>
  );
}

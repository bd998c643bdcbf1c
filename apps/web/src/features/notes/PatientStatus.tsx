import type { Note } from '@clinical/contract/notes/notes.schemas';
import { StatusChip, type ChipTone } from '../../ui/StatusChip.tsx';
import type { IconName } from '../../ui/icons.ts';
import { formatTime } from '../../lib/format.ts';
import { daysUntil } from '../../lib/today.ts';
import { useToday } from '../../lib/use-today.ts';
import type { ListLine, Work } from './list-rows.ts';
import { t } from './notes.texts.ts';
import { PatientProgress } from './PatientProgress.tsx';

type Said = { tone: ChipTone; icon: IconName; text: string };

const states: Record<NonNullable<Note['lastVisit']>['state'], Said> = {
  open: { tone: 'neutral', icon: 'circle-dashed', text: t('noNoteYet') },
  draft: { tone: 'neutral', icon: 'circle-dashed', text: t('draft') },
  signed: { tone: 'ok', icon: 'circle-check', text: t('signed') },
};

const sayAppointment = ({ startsAt }: Extract<Work, { about: 'appointment' }>): Said => ({
  tone: 'info',
  icon: 'calendar',
  text: t('bookedAt', { time: formatTime(startsAt) }),
});

function sayTask({ dueOn }: Extract<Work, { about: 'task' }>, today: string): Said {
  if (dueOn === null) return { tone: 'danger', icon: 'clock', text: t('waitsLong') };
  const late = -daysUntil(dueOn, today);
  if (late > 0) return { tone: 'danger', icon: 'clock', text: t('daysLate', { n: late }) };
  return { tone: 'info', icon: 'clock', text: t('dueToday') };
}

const sayForm = (): Said => ({ tone: 'neutral', icon: 'circle-dashed', text: t('formBegun') });

const sayPush = ({ system }: Extract<Work, { about: 'push' }>): Said => ({
  tone: 'danger',
  icon: 'alert-triangle',
  text: t('notInEhr', { system }),
});

function sayVisit({ kind, findings, held, doing, signed }: Extract<Work, { about: 'visit' }>): Said {
  if (kind === 'visits') return states[signed ? 'signed' : 'open'];
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

function sayWork(work: Work, today: string): Said {
  switch (work.about) {
    case 'task':
      return sayTask(work, today);
    case 'appointment':
      return sayAppointment(work);
    case 'form':
      return sayForm();
    case 'push':
      return sayPush(work);
    default:
      return sayVisit(work);
  }
}

/** What the chart's visit or task waits for, or how its newest visit stands; the job's progress while one runs. */
export function PatientStatus({ note, work }: ListLine) {
  const today = useToday();
  const writes = work?.about === 'visit' && work.doing === 'writing';
  if (writes || (!work && note.progress !== null)) return <PatientProgress note={note} />;
  const said = work ? sayWork(work, today) : note.lastVisit && states[note.lastVisit.state];
  if (!said) return null;
  return (
    <StatusChip tone={said.tone} icon={said.icon}>
      {said.text}
    </StatusChip>
  );
}

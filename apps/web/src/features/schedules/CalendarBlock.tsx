import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, lazy, Suspense, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Lane, Part } from './calendar.ts';
import { t } from './calendar.texts.ts';
import { useBlockHands } from './use-block-hands.ts';
import { useOpenVisit } from './use-open-visit.ts';
import type { VisitMove } from './use-visit-move.ts';
import { stateOf } from './visit-state.ts';
import classes from './Calendar.module.css';

const AppointmentMenu = lazy(
  laterPart(() => import('./AppointmentMenu.tsx').then((module) => ({ default: module.AppointmentMenu }))),
);

export const span = ({ from, to }: Part, { lane, lanes }: Lane = { lane: 0, lanes: 1 }): CSSProperties =>
  ({ '--from': from, '--length': to - from, '--lane': lane, '--lanes': lanes }) as CSSProperties;

type Props = {
  visit: Appointment;
  part: Part;
  lane: Lane;
  /** The days on the page, which keys can move a visit to. */
  days: readonly string[];
  withName: boolean;
  hintId: string;
  move: VisitMove;
  onChange: (visit: Appointment) => void;
};

/** A visit in the calendar: a button that opens its actions, and that can be carried to another time. */
export function CalendarBlock({ visit, part, lane, days, withName, hintId, move, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const { open } = useOpenVisit(visit);
  const { isFree, moving, hands } = useBlockHands(visit, move, days);
  const { note, title, clinician, startsAt, endsAt, bufferBefore, bufferAfter } = visit;
  const state = stateOf(visit);
  const [from, to] = [formatTime(startsAt), formatTime(endsAt)];
  const about = [title, withName ? clinician.name : ''].filter((words) => words !== '').join(' · ');
  const button = (
    <button
      type="button"
      className={classes.block}
      style={span(part, lane)}
      data-status={visit.status}
      data-clash={visit.clash || undefined}
      data-moving={moving !== null || undefined}
      data-free={isFree || undefined}
      data-short={visit.minutes < 40 || undefined}
      aria-describedby={isFree ? hintId : undefined}
      aria-haspopup={visit.abilities.edit ? 'menu' : undefined}
      onClick={visit.abilities.edit ? () => setOpened(true) : open}
      {...hands}
    >
      <span className={classes.blockTime}>{from}</span> <span className={classes.blockName}>{note.title}</span>{' '}
      {state.icon !== 'clock' && <Icon name={state.icon} size={16} />}
      <VisuallyHidden>{t('visit', { to, state: state.words })}</VisuallyHidden>{' '}
      {visit.minutes >= 40 ? (
        <span className={classes.blockAbout}>{about}</span>
      ) : (
        <VisuallyHidden>{about}</VisuallyHidden>
      )}
      {isFree && <span className={classes.handle} data-resize />}
    </button>
  );
  return (
    <>
      {bufferBefore > 0 && (
        <span className={classes.buffer} style={span({ from: part.from - bufferBefore, to: part.from }, lane)} />
      )}
      {bufferAfter > 0 && (
        <span className={classes.buffer} style={span({ from: part.to, to: part.to + bufferAfter }, lane)} />
      )}
      {opened ? (
        <Suspense fallback={button}>
          <AppointmentMenu visit={visit} target={button} onChange={() => onChange(visit)} withChart />
        </Suspense>
      ) : (
        button
      )}
    </>
  );
}

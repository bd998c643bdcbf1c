import type { PictureMedication, PictureProblem, PictureSource } from '@clinical/contract/visualizer/picture.schemas';
import { Icon } from '../../ui/Icon.tsx';
import { momentOf, type TimeScale } from './picture-scale.ts';
import { sayMedication, sayProblem } from './say.ts';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

export type OpenSources = (name: string, sources: readonly PictureSource[]) => void;

type Common = { x: TimeScale; width: number; end: number; onOpen: OpenSources };
const height = 20;
/** Doses are written into their bar where they have room. */
const perLetter = 6.2;

/** A problem as a line from when it was first told; dashed from where nobody wrote when it began. */
export function ProblemRow({ problem, x, width, end, onOpen }: Common & { problem: PictureProblem }) {
  const { name, status, change, first, last, conflict, sources } = problem;
  const [left, right] = x.range() as [number, number];
  const from = first === null ? left : Math.max(left, x(momentOf(first)));
  const until = status === 'resolved' && last !== null ? x(momentOf(last)) : x(end);
  const to = Math.min(right, Math.max(until, from + 4));
  const isBefore = first === null || momentOf(first) < Number(x.domain()[0]);
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.nameButton}
        data-over={status === 'resolved' || undefined}
        onClick={() => onOpen(name, sources)}
      >
        {name}
      </button>
      <svg className={classes.lane} width={width} height={height} aria-hidden="true">
        {until >= left && (
          <>
            <path className={classes.problem} data-status={status} d={`M${from} 10H${to}`} />
            {isBefore ? (
              <path className={classes.before} d={`M${left + 5} 5l-5 5l5 5`} />
            ) : (
              <circle className={classes.begin} cx={from} cy={10} r={3.5} />
            )}
            {status === 'resolved' && <path className={classes.end} d={`M${to} 4v12`} />}
          </>
        )}
      </svg>
      <span className={classes.said} data-change={change || undefined}>
        {change === 'worse' && <Icon name="arrow-up" size={14} />}
        {change === 'better' && <Icon name="circle-check" size={14} />}
        {conflict ? t('differ') : sayProblem(problem)}
      </span>
    </li>
  );
}

/** A medication as a bar for each dose, from its start to its stop. */
export function MedicationRow({ medication, x, width, end, onOpen }: Common & { medication: PictureMedication }) {
  const { name, status, events, conflict, stopped } = medication;
  const sources = events.map(({ source }) => source).toReversed();
  const bars = barsOf(medication, x, end);
  const isReported = sources.every(({ reported }) => reported);
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.nameButton}
        data-over={status === 'stopped' || undefined}
        onClick={() => onOpen(name, sources)}
      >
        {name} {medication.dose !== '' && <small>{medication.dose}</small>}
      </button>
      <svg className={classes.lane} width={width} height={height} aria-hidden="true">
        {bars.map(({ left, right, dose, isOpen }) => (
          <g key={left}>
            <rect
              className={classes.bar}
              data-status={status}
              data-open={isOpen || undefined}
              data-reported={isReported || undefined}
              x={left}
              y={3}
              width={right - left}
              height={14}
              rx={3}
            />
            {dose.length * perLetter < right - left - 8 && (
              <text className={classes.dose} x={left + 5} y={14}>
                {dose}
              </text>
            )}
          </g>
        ))}
        {status === 'stopped' && stopped !== null && (
          <path className={classes.end} d={`M${x(momentOf(stopped))} 2v16`} />
        )}
      </svg>
      <span className={classes.said} data-conflict={conflict || undefined}>
        {conflict && <Icon name="equal-not" size={14} />}
        {conflict ? t('twoDoses') : sayMedication(medication)}
      </span>
    </li>
  );
}

type Bar = { left: number; right: number; dose: string; isOpen: boolean };

/** From each start or change to the next one. Before the first event nobody knows, so that end stays open. */
export function barsOf({ events, status, stopped }: PictureMedication, x: TimeScale, end: number): Bar[] {
  const [least, most] = x.range() as [number, number];
  const dated = events.filter(({ date, act }) => date !== null && act !== 'stopped');
  const last = status === 'stopped' ? (stopped === null ? null : momentOf(stopped)) : end;
  const first = dated[0];
  if (!first) return [];
  const until = last ?? momentOf(dated.at(-1)!.date!);
  const edges = dated.filter(
    ({ act, dose }, n) => n === 0 || act !== 'continued' || (dose !== '' && dose !== dated[n - 1]!.dose),
  );
  return edges.flatMap(({ date, dose, act }, n): Bar[] => {
    const from = x(momentOf(date!));
    const next = edges[n + 1];
    const to = next ? x(momentOf(next.date!)) - 2 : x(until);
    const [left, right] = [Math.max(least, from), Math.min(most, Math.max(to, from + 4))];
    return right <= least || left >= right ? [] : [{ left, right, dose, isOpen: n === 0 && act !== 'started' }];
  });
}

import type { Picture, PictureSource } from '@clinical/contract/visualizer/picture.schemas';
import { useElementSize } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Aside } from './Aside.tsx';
import { History } from './History.tsx';
import { MedicationRow, type OpenSources, ProblemRow } from './Lanes.tsx';
import { spanOf, timeScale } from './picture-scale.ts';
import { SafetyBand } from './SafetyBand.tsx';
import { SeriesRow } from './SeriesRow.tsx';
import { TimeAxis } from './TimeAxis.tsx';
import { ValueTable } from './ValueTable.tsx';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

const Sources = lazy(laterPart(() => import('./Sources.tsx').then((module) => ({ default: module.Sources }))));

type Props = { picture: Picture; onOpenEntry: (entryId: string) => void };
type Opened = { name: string; sources: readonly PictureSource[] };

/** Where no width is known yet, as in print and tests. */
const usualWidth = 480;

/** A chart on one axis of time: the safety band on top, then problems, medication and values, and beside them what changed. */
export function PictureView({ picture, onOpenEntry }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { ref, width: measured } = useElementSize<HTMLSpanElement>();
  const width = measured > 0 ? Math.floor(measured) : usualWidth;
  const open: OpenSources = useCallback((name, sources) => setOpened({ name, sources }), []);
  const { series, problems, medications, madeAt } = picture;
  const x = useMemo(() => timeScale(spanOf(picture), width), [picture, width]);
  const end = Date.parse(madeAt);
  const lanes = { x, width, end, onOpen: open };
  return (
    <div className={classes.picture}>
      <SafetyBand safety={picture.safety} onOpen={open} />
      {!picture.enough && (
        <EmptyState drawing="note" title={t('little')}>
          {t('littleText')}
        </EmptyState>
      )}
      <div className={classes.body}>
        <div className={classes.main}>
          {picture.enough && <TimeAxis picture={picture} x={x} width={width} measure={ref} />}
          {picture.enough && (
            <>
              <Rows title={t('problems')} items={problems} none={t('noProblems')}>
                {(problem) => <ProblemRow key={problem.name} problem={problem} {...lanes} />}
              </Rows>
              <Rows title={t('medication')} items={medications} none={t('noMedication')}>
                {(medication) => <MedicationRow key={medication.name} medication={medication} {...lanes} />}
              </Rows>
              <Rows title={t('values')} items={series} none={t('noValues')}>
                {(one) => (
                  <SeriesRow
                    key={one.name}
                    series={one}
                    x={x}
                    width={width}
                    onOpen={({ sources }) => open(one.name, sources)}
                  />
                )}
              </Rows>
              <ValueTable series={series} onOpen={(name, { sources }) => open(name, sources)} />
              <History picture={picture} onOpen={open} />
            </>
          )}
        </div>
        <Aside picture={picture} onOpen={open} />
      </div>
      {opened && (
        <Suspense fallback={null}>
          <Sources {...opened} onClose={() => setOpened(null)} onOpenEntry={onOpenEntry} />
        </Suspense>
      )}
    </div>
  );
}

type RowsProps<Item> = { title: string; items: readonly Item[]; none: string; children: (item: Item) => ReactNode };

/** What was asked for; the rest of the chart is one click away. */
function Rows<Item extends { focused: boolean }>({ title, items, none, children }: RowsProps<Item>) {
  const focused = items.filter((item) => item.focused);
  const others = items.filter((item) => !item.focused);
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      {items.length === 0 && <p className={classes.quiet}>{none}</p>}
      {focused.length > 0 && <ul className={classes.rows}>{focused.map(children)}</ul>}
      {others.length > 0 && (
        <details className={classes.more}>
          <summary>{t('also', { n: others.length })}</summary>
          <ul className={classes.rows}>{others.map(children)}</ul>
        </details>
      )}
    </section>
  );
}

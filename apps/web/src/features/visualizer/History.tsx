import type { Picture, PictureLine, TimelineEvent } from '@clinical/contract/visualizer/picture.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OpenSources } from './Lanes.tsx';
import { sayDay } from './say.ts';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

const shown = 8;
const kinds: Record<TimelineEvent['kind'], string> = {
  visit: t('visit'),
  document: t('document'),
  started: t('eventStarted'),
  stopped: t('eventStopped'),
  changed: t('eventChanged'),
  problem: t('eventProblem'),
  resolved: t('eventResolved'),
};

/** What happened when, newest first, and what else the chart tells. */
export function History({ picture, onOpen }: { picture: Picture; onOpen: OpenSources }) {
  const [all, setAll] = useState(false);
  const { timeline, social, procedures, findings } = picture;
  const events = all ? timeline : timeline.slice(0, shown);
  return (
    <>
      {timeline.length > 0 && (
        <section>
          <h2 className={classes.heading}>{t('timeline')}</h2>
          <ol className={classes.timeline}>
            {events.map(({ date, kind, text, sources }, n) => (
              <li key={`${date} ${kind} ${text} ${n}`}>
                <span className={classes.when}>{sayDay(date)}</span>
                <button
                  type="button"
                  className={classes.noteButton}
                  onClick={() => onOpen(text || kinds[kind], sources)}
                >
                  <span>
                    <b>{kinds[kind]}</b> {text}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {!all && timeline.length > shown && (
            <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
              {t('showAll', { n: timeline.length })}
            </Button>
          )}
        </section>
      )}
      <Lines title={t('procedures')} lines={procedures} onOpen={onOpen} />
      <Lines title={t('social')} lines={social} onOpen={onOpen} />
      <Lines
        title={t('findings')}
        lines={findings.map((one) => ({ ...one, text: `${one.name}: ${one.text}` }))}
        onOpen={onOpen}
      />
    </>
  );
}

type LinesProps = { title: string; lines: readonly PictureLine[]; onOpen: OpenSources };

function Lines({ title, lines, onOpen }: LinesProps) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{title}</h2>
      <ol className={classes.timeline}>
        {(all ? lines : lines.slice(0, shown)).map(({ text, date, sources }, n) => (
          <li key={`${text} ${n}`}>
            <span className={classes.when}>{sayDay(date)}</span>
            <button type="button" className={classes.noteButton} onClick={() => onOpen(title, sources)}>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
      {!all && lines.length > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t('showAll', { n: lines.length })}
        </Button>
      )}
    </section>
  );
}

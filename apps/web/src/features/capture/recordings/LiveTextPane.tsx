import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';
import classes from './LiveTextPane.module.css';

/** Lines that are drawn: nobody scrolls back an hour while they talk, and the whole text follows with the entry. */
const shown = 200;
/** As near to its end as this, the text follows what is said, in pixels. */
const nearEnd = 40;

/** What is being said, as it is heard. It follows the newest words until somebody scrolls up. */
export function LiveTextPane({ paused }: { paused: boolean }) {
  const { liveText } = useRecordings();
  const { state, lines, now } = useSyncExternalStore(liveText.words.subscribe, liveText.words.get);
  const pane = useRef<HTMLDivElement>(null);
  const [follows, setFollows] = useState(true);
  useEffect(() => {
    const box = pane.current;
    // each word may make the text longer
    if (box && follows && (lines.length > 0 || now)) box.scrollTop = box.scrollHeight;
  }, [lines, now, follows]);
  if (state === 'none' && lines.length === 0) return <p className={classes.quiet}>{t('noLiveText')}</p>;
  const onScroll = (): void => {
    const box = pane.current;
    if (box) setFollows(box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd);
  };
  const empty = lines.length === 0 && now === null;
  return (
    <div className={classes.live}>
      {/* focusable, so that the keyboard can scroll it */}
      <div
        ref={pane}
        className={classes.pane}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label={t('liveText')}
        aria-live="off"
      >
        {empty && <p className={classes.quiet}>{t(paused ? 'liveTextRests' : 'liveTextSoon')}</p>}
        {lines.slice(-shown).map((line) => (
          <Line key={`${line.startMs}-${line.endMs}`} line={line} />
        ))}
        {now && <Line line={now} />}
      </div>
      <LatestAloud line={lines.at(-1) ?? null} />
      <div className={classes.foot}>
        {state === 'waiting' && (
          <p className={classes.quiet} role="status">
            {t('liveTextPaused')}
          </p>
        )}
        {!follows && (
          <button type="button" className={classes.newest} onClick={() => setFollows(true)}>
            <Icon name="arrow-down" size={14} />
            {t('liveTextNewest')}
          </button>
        )}
      </div>
    </div>
  );
}

function Line({ line }: { line: LiveCaption }) {
  return (
    <p className={classes.line} data-final={line.final}>
      {line.speaker !== null && <span className={classes.speaker}>{line.speaker}</span>}
      {line.text}
    </p>
  );
}

/** A screen reader is told at most one line in ten seconds: it must not talk over the visit. */
function LatestAloud({ line }: { line: LiveCaption | null }) {
  const [said, setSaid] = useState(line);
  const latest = useRef(line);
  useEffect(() => {
    latest.current = line;
  }, [line]);
  useEffect(() => {
    const timer = setInterval(() => setSaid(latest.current), 10_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={classes.aloud} aria-live="polite">
      {said?.text}
    </p>
  );
}

import type { LiveChange } from '@clinical/contract/capture/live-lines.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { VisuallyHidden } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import { changedParts } from './changed-parts.ts';
import { partsOf, withUnsure } from './evidence-index.ts';
import { fillerParts } from './filler-parts.ts';
import { t as heard } from './heard.texts.ts';
import classes from './SourcePane.module.css';

type Props = {
  utterance: Pick<Utterance, 'text' | 'unsure'>;
  /** What is marked of it, as `markedSpans` gives it. */
  spans: string;
  changes: readonly LiveChange[];
  /** The engine was not sure of the line as a whole. */
  unsure: boolean;
  onPlay: (() => void) | null;
};

/** The words of a line, with what is marked of them. */
export function SaidLine({ utterance, spans, changes, unsure, onPlay }: Props) {
  const parts = useMemo(() => {
    const links = spans === 'all' || spans === '' ? [] : spans.split(',').map(readSpan);
    return changedParts(withUnsure(partsOf(utterance.text, links), utterance.unsure), changes);
  }, [utterance.text, utterance.unsure, spans, changes]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a second way; the time beside it is the first
    <p
      className={classes.said}
      data-unsure={unsure || undefined}
      data-playable={onPlay !== null || undefined}
      title={unsure ? heard('unsure') : undefined}
      // marking words is not asking to hear them
      onClick={onPlay ? () => document.getSelection()?.isCollapsed !== false && onPlay() : undefined}
    >
      {parts.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
        <Fragment key={place}>
          {part.change !== null && part.change !== parts[place - 1]?.change && <Before change={part.change} />}
          <span data-changed={part.change !== null || undefined}>
            <LinePart {...part} />
          </span>
        </Fragment>
      ))}
      {unsure && <VisuallyHidden> ({heard('unsure')})</VisuallyHidden>}
    </p>
  );
}

/** What was there before, struck out. */
function Before({ change }: { change: LiveChange }) {
  const words = change.before === '' ? heard('liveNothing') : heard('liveBefore', { before: change.before });
  return <del className={classes.before}>{words}</del>;
}

function LinePart({ text, marked, unsure }: ReturnType<typeof withUnsure>[number]) {
  const words = unsure ? (
    <span className={classes.unsure} title={heard('unsureWord')}>
      {text}
      <VisuallyHidden> ({heard('unsureWord')})</VisuallyHidden>
    </span>
  ) : marked ? (
    text
  ) : (
    <WithFillers text={text} />
  );
  return marked ? <mark>{words}</mark> : <span>{words}</span>;
}

function WithFillers({ text }: { text: string }) {
  return fillerParts(text).map((part, place) =>
    part.filler ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
      <span key={place} className={classes.filler}>
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

const readSpan = (text: string): { start: number; end: number } => {
  const [start = 0, end = 0] = text.split('-').map(Number);
  return { start, end };
};

import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { Icon } from '../../ui/Icon.tsx';
import { t } from '../chart.texts.ts';
import { ChecksButton } from '../../features/checks/ChecksButton.tsx';
import { describeLinked } from '../../features/checks/describe-linked.ts';
import { useQuietVerdict } from '../../features/checks/use-quiet-verdict.ts';
import { countStates } from '../../features/transcripts/evidence/evidence-index.ts';
import { rest, useEvidenceStore } from '../../features/transcripts/evidence/evidence-store.ts';
import classes from './EvidenceSummary.module.css';

type Props = { entry: Transcript; paper: RefObject<HTMLElement | null> };

/** How the note stands to its sources, in words, with each mark as it is drawn in the text. */
export function EvidenceSummary({ entry, paper }: Props) {
  const store = useEvidenceStore();
  const last = useRef(-1);
  const verdict = useQuietVerdict();
  if (entry.sentences.length === 0 || entry.utterances.length === 0) return null;
  const counts = countStates(store.states);
  const unsourced = store.states.flatMap((state, index) => (state === 'unsourced' ? [index] : []));

  const showNext = () => {
    const next = unsourced.find((index) => index > last.current) ?? unsourced[0];
    if (next === undefined) return;
    last.current = next;
    paper.current
      ?.querySelector(`[data-sentence="${next}"]`)
      ?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    rest(store, { sentence: next });
  };
  return (
    <div className={classes.summary} role="group" aria-label={t('legend')}>
      {counts.sourced > 0 && counts.unsourced === 0 && counts.contradicted === 0 && (
        <span className={classes.fact}>
          <Icon
            name={verdict ? 'circle-check' : 'circle-dashed'}
            size={16}
            className={verdict ? classes.ok : undefined}
          />
          <span className={classes.said} title={verdict ?? undefined}>
            {verdict ?? describeLinked(store.states)}
          </span>
        </span>
      )}
      {counts.unsourced > 0 && (
        <span className={classes.fact}>
          <span className={classes.unsourced}>{t('unsourcedCount', { n: counts.unsourced })}</span>
          <ActionIcon size={24} aria-label={t('nextUnsourced')} onClick={showNext} onBlur={() => rest(store, null)}>
            <Icon name="chevron-down" size={16} />
          </ActionIcon>
        </span>
      )}
      <ChecksButton entry={entry} />
      {counts.template > 0 && (
        <span className={classes.fact}>
          <span className={classes.template}>{t('templateCount', { n: counts.template })}</span>
        </span>
      )}
      {counts.typed > 0 && (
        <span className={classes.fact}>
          <span className={classes.typed}>{t('typedCount', { n: counts.typed })}</span>
        </span>
      )}
    </div>
  );
}

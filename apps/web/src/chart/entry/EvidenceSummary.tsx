import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon } from '@mantine/core';
import { useRef } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { Icon } from '../../ui/Icon.tsx';
import { t } from '../chart.texts.ts';
import { countStates } from '../../features/transcripts/evidence/evidence-index.ts';
import { rest, useEvidenceStore } from '../../features/transcripts/evidence/evidence-store.ts';
import classes from './EvidenceSummary.module.css';

/** The marks of the text, each as it is drawn there, with how many there are. Nothing when there are none. */
export function EvidenceSummary({ entry }: { entry: Transcript }) {
  const store = useEvidenceStore();
  const last = useRef(-1);
  if (entry.sentences.length === 0 || entry.utterances.length === 0) return null;
  const counts = countStates(store.states);
  const unsourced = store.states.flatMap((state, index) => (state === 'unsourced' ? [index] : []));
  if (counts.unsourced + counts.template + counts.typed === 0) return null;

  const showNext = (article: Element | null) => {
    const next = unsourced.find((index) => index > last.current) ?? unsourced[0];
    if (next === undefined) return;
    last.current = next;
    article
      ?.querySelector(`[data-note-text] [data-sentence="${next}"]`)
      ?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    rest(store, { sentence: next });
  };
  return (
    <div className={classes.summary} role="group" aria-label={t('legend')}>
      {counts.unsourced > 0 && (
        <span className={classes.fact}>
          <span className={classes.unsourced}>{t('unsourcedCount', { n: counts.unsourced })}</span>
          <ActionIcon
            size={24}
            aria-label={t('nextUnsourced')}
            onClick={(event) => showNext(event.currentTarget.closest('article'))}
            onBlur={() => rest(store, null)}
          >
            <Icon name="chevron-down" size={16} />
          </ActionIcon>
        </span>
      )}
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

import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { usePanes } from '../transcripts/public.ts';
import { focusFinding, useOpenFindings } from '../checks/public.ts';
import { Coverage } from './Coverage.tsx';
import { describeBlockers } from './describe-blockers.ts';
import classes from './SignBar.module.css';
import { signingQuery } from './signing.api.ts';
import { t } from './signing.texts.ts';
import { useGate } from './use-gate.ts';
import { useReviewCoverage } from './use-review-coverage.ts';

const SignDialog = lazy(laterPart(() => import('./SignDialog.tsx').then((module) => ({ default: module.SignDialog }))));

/** @param copy the button that copies the note; it stands between what is left to do and the button that signs */
export function SignBar({ entry, copy }: { entry: Transcript; copy: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const needsServer = useNeedsServer();
  const panes = usePanes();
  const { activate } = useOpenFindings();
  const [signing, setSigning] = useState(false);
  const state = useQuery(signingQuery(entry));
  const gate = useGate(entry);
  const here = useReviewCoverage(entry, bar);
  const seen = new Set([...(state.data?.coverage.seen ?? []), ...here]);
  const unseen = entry.sentences.flatMap((_, place) => (seen.has(place) ? [] : [place]));
  const read = entry.sentences.length === 0 ? 1 : 1 - unseen.length / entry.sentences.length;

  const showNext = () => {
    const article = bar.current?.closest('article') ?? null;
    const inHand = document.activeElement?.closest<HTMLElement>('[data-check]')?.dataset['check'];
    const next = gate.open[(gate.open.findIndex(({ key }) => key === inHand) + 1) % gate.open.length];
    if (!next) return;
    panes.show('note');
    activate(next.key);
    focusFinding(article, next.key);
  };
  return (
    <div ref={bar} className={classes.bar} role="group" aria-label={t('signing')}>
      <span className={classes.read} style={{ '--read': read } as CSSProperties} aria-hidden />
      <div className={classes.facts}>
        {gate.open.length > 0 && (
          <button type="button" className={classes.blocks} data-next-open title={t('showNextOpen')} onClick={showNext}>
            {describeBlockers(gate.open)}
          </button>
        )}
        <Coverage entry={entry} unseen={unseen} from={bar} />
      </div>
      {copy}
      <Button leftSection={<Icon name="lock" size={16} />} data-sign onClick={() => setSigning(true)} {...needsServer}>
        {t('signNote')}
      </Button>
      {signing && (
        <Suspense fallback={null}>
          <SignDialog
            entry={entry}
            gate={gate}
            unseen={unseen}
            onShowFinding={() => {
              setSigning(false);
              showNext();
            }}
            from={bar}
            onClose={() => setSigning(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

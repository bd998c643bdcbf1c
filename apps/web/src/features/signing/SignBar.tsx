import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { usePanes } from '../transcripts/public.ts';
import { CodesButton } from './CodesButton.tsx';
import { Coverage } from './Coverage.tsx';
import { goToNextFinding } from './go-to.ts';
import classes from './SignBar.module.css';
import { signingQuery } from './signing.api.ts';
import { t } from './signing.texts.ts';
import { checkTexts } from '../checks/public.ts';
import { useGate } from './use-gate.ts';
import { useReviewCoverage } from './use-review-coverage.ts';

const SignDialog = lazy(laterPart(() => import('./SignDialog.tsx').then((module) => ({ default: module.SignDialog }))));

/** What is left to do before the note can be signed, and the button that signs it. */
export function SignBar({ entry }: { entry: Transcript }) {
  const bar = useRef<HTMLDivElement>(null);
  const needsServer = useNeedsServer();
  const panes = usePanes();
  const [signing, setSigning] = useState(false);
  const state = useQuery(signingQuery(entry));
  const gate = useGate(entry);
  const here = useReviewCoverage(entry, bar);
  const seen = new Set([...(state.data?.coverage.seen ?? []), ...here]);
  const unseen = entry.sentences.flatMap((_, place) => (seen.has(place) ? [] : [place]));

  const showNext = () => {
    panes.show('checks');
    goToNextFinding(
      bar.current?.closest('article') ?? null,
      gate.open.map(({ key }) => key),
    );
  };
  return (
    <div ref={bar} className={classes.bar} role="group" aria-label={t('signing')}>
      <div className={classes.facts}>
        {gate.waiting && <span className={classes.fact}>{gate.failed ? checkTexts('couldNotRun') : t('waiting')}</span>}
        {gate.open.length > 0 && (
          <span className={classes.fact} data-blocks>
            <Icon name="alert-triangle" size={16} />
            {t('toSettle', { n: gate.open.length })}
            <Button size="compact-sm" variant="subtle" data-next-open onClick={showNext}>
              {t('showNextOpen')}
            </Button>
          </span>
        )}
        <Coverage entry={entry} unseen={unseen} from={bar} />
      </div>
      <div className={classes.actions}>
        <CodesButton entry={entry} />
        <Button
          leftSection={<Icon name="lock" size={16} />}
          data-sign
          onClick={() => setSigning(true)}
          {...needsServer}
        >
          {t('signNote')}
        </Button>
      </div>
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

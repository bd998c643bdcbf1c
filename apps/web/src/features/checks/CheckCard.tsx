import { answersTo } from '@clinical/contract/checks/checks.rules';
import type { AnswerCheck, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { usePanes } from '../transcripts/public.ts';
import { focus, rest, useEvidenceStore } from '../transcripts/evidence/public.ts';
import { reasonKey } from './checks.api.ts';
import { AcceptForm } from './AcceptForm.tsx';
import classes from './CheckCard.module.css';
import { t } from './checks.texts.ts';
import { DismissForm } from './DismissForm.tsx';
import { EvidenceWords } from './EvidenceWords.tsx';
import { categoryName } from './category-name.ts';

type Props = {
  entry: Transcript;
  check: NoteCheck;
  mayAnswer: boolean;
  busy: boolean;
  onAnswer: (answer: AnswerCheck) => void;
};

/** One thing that was found: what was said, what is written, and what can be done about it. */
export function CheckCard({ entry, check, mayAnswer, busy, onAnswer }: Props) {
  const id = useId();
  const store = useEvidenceStore();
  const panes = usePanes();
  const [asking, setAsking] = useState<'dismiss' | 'accept' | null>(null);
  const answers = answersTo(check);
  const { sentence, evidence } = check;
  const first = evidence[0];
  const section = entry.sections.find(({ key }) => key === check.section)?.header ?? '';
  const mark = sentence === null ? (first ? { utterance: first.utteranceId } : null) : { sentence };

  const reveal = (card: HTMLElement, pane: 'note' | 'source', selector: string) => {
    panes.show(pane);
    const article = card.closest('article');
    // the mark outlives the focus, which may go with the pane
    requestAnimationFrame(() => {
      rest(store, mark);
      article?.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    });
  };

  return (
    <li
      className={classes.card}
      data-check={check.key}
      data-severity={check.severity}
      aria-labelledby={`${id}-kind`}
      tabIndex={-1}
      onFocus={(event) => {
        focus(store, mark);
        if (event.target === event.currentTarget && sentence !== null) {
          const place = event.currentTarget.closest('article')?.querySelector(`[data-sentence="${sentence}"]`);
          if (place?.checkVisibility()) place.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
        }
      }}
      onBlur={() => {
        focus(store, null);
        rest(store, null);
      }}
    >
      <div className={classes.head}>
        <h4 className={classes.kind} id={`${id}-kind`}>
          {categoryName(check.kind)}
        </h4>
        <span className={classes.section}>{t(check.kind === 'missing' ? 'willInsert' : 'inSection', { section })}</span>
      </div>
      {check.kind === 'missing' ? (
        first && <EvidenceWords entry={entry} link={first} words={check.said} />
      ) : (
        <dl className={classes.sides}>
          <div className={classes.side}>
            <dt>{t('said')}</dt>
            <dd className={classes.said}>{check.said === '' ? t('saidNothing') : check.said}</dd>
          </div>
          <div className={classes.side}>
            <dt>{t('written')}</dt>
            <dd className={classes.written}>{check.written}</dd>
          </div>
        </dl>
      )}
      {check.suggestion !== null && <p className={classes.suggestion}>{check.suggestion}</p>}
      {check.kind !== 'missing' && first && <EvidenceWords entry={entry} link={first} />}
      {asking === 'dismiss' && (
        <DismissForm
          keptAs={reasonKey(entry.id, check.key)}
          flag={check.kind !== 'missing'}
          busy={busy}
          onDismiss={onAnswer}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'accept' && (
        <AcceptForm
          keptAs={reasonKey(entry.id, check.key)}
          busy={busy}
          onAccept={onAnswer}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === null && (
        <div className={classes.actions}>
          {mayAnswer && answers.includes('insert') && (
            <Button size="compact-sm" loading={busy} data-act="insert" onClick={() => onAnswer({ action: 'insert' })}>
              {t('insert')}
            </Button>
          )}
          {mayAnswer && answers.includes('dismiss') && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy}
              data-act="dismiss"
              onClick={() => setAsking('dismiss')}
            >
              {t('dismiss')}
            </Button>
          )}
          {mayAnswer && !answers.includes('dismiss') && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy}
              data-act="dismiss"
              onClick={() => setAsking('accept')}
            >
              {t('accept')}
            </Button>
          )}
          {sentence !== null && (
            <Button
              size="compact-sm"
              variant="subtle"
              className={classes.jump}
              onClick={(event) => reveal(event.currentTarget, 'note', `[data-sentence="${sentence}"]`)}
            >
              {t('showNote')}
            </Button>
          )}
          {first && (
            <Button
              size="compact-sm"
              variant="subtle"
              className={classes.jump}
              onClick={(event) =>
                reveal(event.currentTarget, 'source', `[data-utterance="${CSS.escape(first.utteranceId)}"]`)
              }
            >
              {t('showSource')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

import { answersTo } from '@clinical/contract/checks/checks.rules';
import type { AnswerCheck, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';
import { Icon } from '../../ui/Icon.tsx';
import { usePanes } from '../transcripts/public.ts';
import { focus, rest, useEvidenceStore } from '../transcripts/evidence/public.ts';
import { reasonKey } from './checks.api.ts';
import { AcceptForm } from './AcceptForm.tsx';
import classes from './FindingCard.module.css';
import { t } from './checks.texts.ts';
import { DismissForm } from './DismissForm.tsx';
import { EvidenceWords } from './EvidenceWords.tsx';
import { findingTitle } from './finding-title.ts';

type Props = {
  entry: Transcript;
  check: NoteCheck;
  active: boolean;
  mayAnswer: boolean;
  busy: boolean;
  onActivate: () => void;
  onAnswer: (answer: AnswerCheck) => void;
  /** Inserts all that is missing; null unless there is more than one. */
  onInsertAll: (() => void) | null;
};

const iconOf = ({ kind }: NoteCheck): string =>
  ({ missing: 'text-plus', unsourced: 'link-off' })[kind as string] ?? 'equal-not';

/** One thing that was found, beside its sentence: two lines, and when it is in hand what was said, what is written and what can be done. */
export function FindingCard({ entry, check, active, mayAnswer, busy, onActivate, onAnswer, onInsertAll }: Props) {
  const id = useId();
  const store = useEvidenceStore();
  const { sentence, evidence } = check;
  const first = evidence[0];
  const mark = sentence === null ? (first ? { utterance: first.utteranceId } : null) : { sentence };
  const missing = check.kind === 'missing';

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its heading is the button; the card is a larger target for it
    <li
      className={classes.card}
      data-card="finding"
      data-check={check.key}
      data-kind={missing ? 'missing' : check.kind === 'unsourced' ? 'unsourced' : 'differs'}
      data-active={active || undefined}
      data-at-sentence={sentence ?? undefined}
      data-in-section={check.section}
      aria-labelledby={`${id}-kind`}
      tabIndex={-1}
      onClick={() => !active && onActivate()}
      onFocus={(event) => {
        if (!active) onActivate();
        focus(store, mark);
        if (event.target === event.currentTarget) bringIntoView(event.currentTarget, sentence);
      }}
      onBlur={() => {
        focus(store, null);
        rest(store, null);
      }}
    >
      <h4 className={classes.kind}>
        <Icon name={iconOf(check)} size={16} />
        <button type="button" className={classes.open} id={`${id}-kind`} aria-expanded={active}>
          {findingTitle(check)}
        </button>
      </h4>
      {active ? (
        <OpenFinding
          entry={entry}
          check={check}
          mayAnswer={mayAnswer}
          busy={busy}
          onAnswer={onAnswer}
          onInsertAll={onInsertAll}
        />
      ) : (
        <p className={classes.rest}>{restOf(check)}</p>
      )}
    </li>
  );
}

function restOf({ kind, said, written }: NoteCheck): ReactNode {
  if (kind === 'missing') return <q>{said}</q>;
  return said === '' ? written : t('writtenSaid', { written, said });
}

/** Shows the sentence of a finding where it is not in view; the page itself stands still. */
function bringIntoView(card: HTMLElement, sentence: number | null): void {
  const place = card.closest('article')?.querySelector(`[data-note-text] [data-sentence="${sentence}"]`);
  const target = place?.checkVisibility() ? place : card;
  target.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
}

type OpenProps = Pick<Props, 'entry' | 'check' | 'mayAnswer' | 'busy' | 'onAnswer' | 'onInsertAll'>;

function OpenFinding({ entry, check, mayAnswer, busy, onAnswer, onInsertAll }: OpenProps) {
  const panes = usePanes();
  const [asking, setAsking] = useState<'dismiss' | 'accept' | null>(null);
  const suggested = check.suggestion ?? '';
  const [words, setWords] = useState(suggested);
  const answers = answersTo(check);
  const first = check.evidence[0];
  const section = entry.sections.find(({ key }) => key === check.section)?.header ?? '';
  const keptAs = reasonKey(entry.id, check.key);
  const typed = check.sentence !== null && entry.sentences[check.sentence]?.kind === 'typed';
  const mayInsert = mayAnswer && answers.includes('insert');
  const insert = () => onAnswer(words.trim() === suggested ? { action: 'insert' } : { action: 'insert', text: words });

  return (
    <>
      {check.kind === 'missing' ? (
        first && <EvidenceWords entry={entry} link={first} words={check.said} />
      ) : (
        <dl className={classes.sides}>
          <dt>{t('written')}</dt>
          <dd className={classes.written} data-kind={check.kind}>
            {check.written}
          </dd>
          <dt>{t(check.kind === 'within' ? 'elsewhere' : 'said')}</dt>
          <dd className={classes.said}>{check.said === '' ? t(typed ? 'typedText' : 'saidNothing') : check.said}</dd>
        </dl>
      )}
      {check.kind !== 'missing' && first && <EvidenceWords entry={entry} link={first} />}
      {check.suggestion !== null &&
        (mayInsert ? (
          <Textarea
            label={t('willInsert', { section })}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={1_000}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        ) : (
          <p className={classes.suggestion}>{check.suggestion}</p>
        ))}
      {asking === 'dismiss' && (
        <DismissForm
          keptAs={keptAs}
          flag={check.kind !== 'missing'}
          busy={busy}
          onDismiss={onAnswer}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'accept' && (
        <AcceptForm keptAs={keptAs} busy={busy} onAccept={onAnswer} onCancel={() => setAsking(null)} />
      )}
      {asking === null && (
        <div className={classes.actions}>
          {mayInsert && (
            <Button size="compact-sm" loading={busy} disabled={words.trim() === ''} data-act="insert" onClick={insert}>
              {t('insert')}
            </Button>
          )}
          {mayAnswer && !answers.includes('insert') && (
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy}
              data-act="accept"
              onClick={() => setAsking('accept')}
            >
              {t('accept')}
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
          {onInsertAll && mayInsert && (
            <Button size="compact-sm" variant="subtle" disabled={busy} onClick={onInsertAll}>
              {t('insertAll')}
            </Button>
          )}
          {first && (
            <Button
              size="compact-sm"
              variant="subtle"
              className={classes.toSource}
              onClick={(event) => {
                const article = event.currentTarget.closest('article');
                panes.show('source');
                requestAnimationFrame(() =>
                  article
                    ?.querySelector(`[data-utterance="${CSS.escape(first.utteranceId)}"]`)
                    ?.scrollIntoView({ block: 'center', behavior: scrollBehavior() }),
                );
              }}
            >
              {t('showSource')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

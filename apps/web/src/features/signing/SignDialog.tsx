import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { formatTime } from '../../lib/format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { Coverage } from './Coverage.tsx';
import { describeBlockers } from './describe-blockers.ts';
import { type Answers, OpenItems, unanswered } from './OpenItems.tsx';
import { SignForm } from './SignForm.tsx';
import bar from './SignBar.module.css';
import classes from './SignDialog.module.css';
import { signingQuery } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Props = {
  entry: Transcript;
  gate: { open: NoteCheck[]; waiting: boolean };
  /** Places of the sentences not looked at. */
  unseen: readonly number[];
  from: RefObject<HTMLElement | null>;
  onShowFinding: () => void;
  onClose: () => void;
};

/** What is signed and what stands against it; then who signs, and their proof. */
export function SignDialog({ entry, gate, unseen, from, onShowFinding, onClose }: Props) {
  useFocusBack();
  const state = useQuery(signingQuery(entry));
  // what was reviewed is the text that this opened over
  const [version] = useState(entry.version);
  const changed = entry.version !== version;
  const [answers, setAnswers] = useState<Answers>(new Map());
  const items = state.data?.openItems ?? [];
  const open = unanswered(items, answers);
  const mustLook = (state.data?.coverage.required ?? false) && unseen.length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('signTitle', { time: formatTime(entry.createdAt) })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={classes.stack} data-work="sign">
        {gate.open.length > 0 && (
          <p className={classes.against} data-tone="danger" role="alert">
            <Icon name="alert-triangle" size={16} />
            <span>{describeBlockers(gate.open)}</span>
            <Button size="compact-sm" variant="subtle" onClick={onShowFinding}>
              {t('showNextOpen')}
            </Button>
          </p>
        )}
        {gate.waiting && <p className={classes.against}>{t('waiting')}</p>}
        {changed && (
          <p className={classes.against} role="alert">
            {t('changedMeanwhile')}
          </p>
        )}
        <div className={bar.facts}>
          <Coverage entry={entry} unseen={unseen} from={from} onShow={onClose} />
        </div>
        {mustLook && <p className={classes.lead}>{t('mustLook')}</p>}
        {items.length > 0 && <OpenItems items={items} answers={answers} onAnswer={setAnswers} />}
        {state.isPending && <SkeletonText lines={4} />}
        {state.isError && (
          <ErrorState small error={state.error} title={t('couldNotLoad')} onRetry={() => void state.refetch()} />
        )}
        {state.data && (
          <SignForm
            entry={entry}
            version={version}
            state={state.data}
            openItems={items.flatMap(({ id }) => {
              const given = answers.get(id);
              return given ? [{ id, ...given }] : [];
            })}
            blocked={gate.open.length > 0 || gate.waiting || changed || mustLook || open.length > 0}
            why={open.length > 0 ? t('answerFirst', { n: open.length }) : ''}
            onClose={onClose}
          />
        )}
      </div>
    </Modal>
  );
}

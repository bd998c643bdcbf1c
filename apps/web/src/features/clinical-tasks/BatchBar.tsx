import { ApiError } from '@clinical/api-client/api-error';
import type { TaskSelection } from '@clinical/contract/clinical-tasks/shares.schemas';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type SyntheticEvent, useState } from 'react';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { messageOf } from '../../lib/form-errors.ts';
import { LongTextarea } from '../../ui/LongTextarea.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { BatchProposal } from './BatchProposal.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';
import { UndoLine } from './UndoLine.tsx';
import { useProposal } from './use-proposal.ts';

/** Many tasks of the list at once, in typed or dictated words: what would change is shown before anything does. */
export function BatchBar({ today, within }: { today: string; within: TaskSelection }) {
  const [instruction, setInstruction] = useState('');
  const proposal = useProposal();
  const needsServer = useNeedsServer();
  const compact = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    if (instruction.trim() !== '') proposal.start({ instruction, today, within });
  };
  return (
    <section className={classes.batch} aria-label={t('changeMany')}>
      {proposal.shown && <BatchProposal proposal={proposal} onApplied={() => setInstruction('')} />}
      <UndoLine />
      <FormFailure message={proposal.error && failureOf(proposal.error)} />
      <form className={classes.bar} onSubmit={ask}>
        <LongTextarea
          autosize
          minRows={1}
          maxRows={4}
          aria-label={t('changeMany')}
          placeholder={compact ? t('changeMany') : `${t('changeMany')}: ${t('changeManyExample')}`}
          maxLength={2_000}
          value={instruction}
          onChange={(event) => setInstruction(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) ask(event);
          }}
        />
        <Button
          type="submit"
          variant="default"
          loading={proposal.running}
          disabled={instruction.trim() === ''}
          {...needsServer}
          {...refusedWhileViewing()}
        >
          {t('propose')}
        </Button>
      </form>
    </section>
  );
}

/** A request that was answered with a failure names the HTTP status. */
const failureOf = (error: Error): string =>
  error instanceof ApiError && error.status > 0
    ? t('proposalFailed', { status: error.status, why: messageOf(error) })
    : messageOf(error);

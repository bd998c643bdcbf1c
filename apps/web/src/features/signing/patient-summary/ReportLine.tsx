import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../../ui/needs-server.ts';
import { RowButton } from '../../../ui/RowControls.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useReportLine } from './patient-summary.api.ts';
import classes from './PatientSummaryDrawer.module.css';
import { t } from './patient-summary.texts.ts';

/** "This is not right": a line of a summary becomes a task for staff, with what is wrong. */
export function ReportLine({ entry, text }: { entry: Pick<Transcript, 'id'>; text: string }) {
  const report = useReportLine(entry);
  const needsServer = useNeedsServer();
  const [opened, setOpened] = useState(false);
  const [comment, setComment] = useState('');
  if (report.isSuccess)
    return (
      <StatusBadge tone="ok" icon="check">
        {t('reported')}
      </StatusBadge>
    );
  if (!opened)
    return (
      <RowButton
        aria-label={t('notRightOf', { text })}
        title={t('notRight')}
        onClick={() => setOpened(true)}
        {...needsServer}
        {...refusedWhileViewing()}
      >
        <Icon name="alert-triangle" size={16} />
      </RowButton>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    report.mutate({ text, comment });
  };
  return (
    <form className={classes.report} onSubmit={send}>
      <TextInput
        label={t('whatIsWrong')}
        autoFocus
        maxLength={1_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <FormFailure message={report.error && messageOf(report.error)} />
      <div className={classes.actions}>
        <Button size="compact-sm" type="submit" loading={report.isPending} {...needsServer}>
          {t('sendReport')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setOpened(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

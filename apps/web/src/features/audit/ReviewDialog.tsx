import type { BreakGlassAccess, BreakGlassVerdict } from '@clinical/contract/audit/break-glass.schemas';
import { Button, Modal, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useReviewEmergency } from './audit.api.ts';
import { t } from './audit.texts.ts';
import classes from './dialogs.module.css';

type Props = { access: BreakGlassAccess; onClose: () => void };

/** An admin says what they found. What is typed stays until it is saved. */
export function ReviewDialog({ access, onClose }: Props) {
  useFocusBack();
  const [verdict, setVerdict] = useState<BreakGlassVerdict | null>(null);
  const [comment, setComment] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const review = useReviewEmergency();
  const save = (found: BreakGlassVerdict) =>
    review.mutate(
      { id: access.id, review: found, comment },
      {
        onSuccess: () => {
          toast.success(t('reviewSaved'));
          onClose();
        },
        onError: (error) => setFailure(messageOf(error)),
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('reviewTitle', { name: access.userName })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <q className={classes.reason}>{access.reason}</q>
      <Radio.Group
        label={t('verdict')}
        value={verdict ?? ''}
        onChange={(value) => setVerdict(value === 'justified' ? 'justified' : 'not-justified')}
      >
        <div className={classes.choices}>
          <Radio value="justified" label={t('justified')} />
          <Radio value="not-justified" label={t('notJustified')} description={t('endsNow')} />
        </div>
      </Radio.Group>
      <Textarea
        label={t('comment')}
        description={t('commentHint')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1_000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <FormFailure message={failure} apart />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={review.isPending} disabled={verdict === null} onClick={() => verdict && save(verdict)}>
          {t('reviewSave')}
        </Button>
      </div>
    </Modal>
  );
}

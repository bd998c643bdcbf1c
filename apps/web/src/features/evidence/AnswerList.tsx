import type { AnswerLine } from '@clinical/contract/evidence/answer.schemas';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { answersQuery, useAnswers } from './evidence.api.ts';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

/** Own answers, newest first, with what became of their sources since. */
export function AnswerList() {
  const answers = useQuery(answersQuery);
  const [removing, setRemoving] = useState<AnswerLine | null>(null);
  if (answers.isError && !answers.data)
    return <ErrorState error={answers.error} onRetry={() => void answers.refetch()} />;
  if (!answers.data)
    return (
      <Delayed>
        <SkeletonText lines={6} />
      </Delayed>
    );
  if (answers.data.length === 0) return <EmptyState drawing="note" title={t('noAnswers')} />;
  const { data } = answers;
  return (
    <>
      <ul className={classes.list}>
        {data.map((answer) => (
          <AnswerRow key={answer.id} answer={answer} onRemove={() => setRemoving(answer)} />
        ))}
      </ul>
      <RemoveAnswer answer={removing} onClose={() => setRemoving(null)} />
    </>
  );
}

function AnswerRow({ answer, onRemove }: { answer: AnswerLine; onRemove: () => void }) {
  const { id, question, createdAt, match, levelOne, marked } = answer;
  return (
    <li>
      <div>
        <Link to="/deep-evidentia" search={{ view: 'answers', answer: id }} className={classes.listLink}>
          {question}
        </Link>
        <p className={classes.quiet}>
          {[formatDateTime(createdAt), match ? (levelOne ? null : t('noLevelOne')) : t('noneFound')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {marked > 0 && (
          <StatusBadge tone="danger" icon="alert-triangle">
            {t('marked', { n: marked })}
          </StatusBadge>
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={t('deleteNamed', { question })} onClick={onRemove}>
        <Icon name="trash" size={16} />
      </ActionIcon>
    </li>
  );
}

function RemoveAnswer({ answer, onClose }: { answer: AnswerLine | null; onClose: () => void }) {
  const { remove } = useAnswers();
  return (
    <ConfirmDialog
      opened={answer !== null}
      title={t('deleteTitle')}
      action={t('delete')}
      danger
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(answer!.id, {
          onSuccess: onClose,
          onError: (error) => toast.error(messageOf(error), { title: t('deleteFailed') }),
        })
      }
    >
      {t('deleteText', { question: answer?.question ?? '' })}
    </ConfirmDialog>
  );
}

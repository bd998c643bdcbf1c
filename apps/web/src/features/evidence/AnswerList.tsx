import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
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
  const { remove } = useAnswers();
  if (answers.isError && !answers.data)
    return <ErrorState error={answers.error} onRetry={() => void answers.refetch()} />;
  if (!answers.data)
    return (
      <Delayed>
        <SkeletonText lines={6} />
      </Delayed>
    );
  if (answers.data.length === 0) return <EmptyState drawing="note" title={t('noAnswers')} />;
  return (
    <ul className={classes.list}>
      {answers.data.map(({ id, question, createdAt, match, levelOne, marked }) => (
        <li key={id}>
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
          <ActionIcon
            variant="subtle"
            aria-label={t('deleteNamed', { question })}
            onClick={() =>
              remove.mutate(id, {
                onError: (error) => toast.error(messageOf(error), { title: t('deleteFailed') }),
              })
            }
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

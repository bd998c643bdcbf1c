import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { AnswerView } from './AnswerView.tsx';
import { answerQuery } from './evidence.api.ts';
import { t } from './evidence.texts.ts';
import classes from './Evidence.module.css';

/** An earlier answer, its sources marked as they stand now. */
export function SavedAnswer({ id }: { id: string }) {
  const answer = useQuery(answerQuery(id));
  return (
    <>
      <Link to="/deep-evidentia" search={{ view: 'answers' }} className={classes.link}>
        {t('back')}
      </Link>
      {answer.isError && !answer.data && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && (
        <Delayed>
          <SkeletonText lines={8} />
        </Delayed>
      )}
      {answer.data && <AnswerView answer={answer.data} />}
    </>
  );
}

import { Button, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/form-errors.ts';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { toast } from '../../../ui/toast.ts';
import { useChangeVocabulary, vocabularyQuery, type Whose } from './vocabulary.api.ts';
import { t } from './vocabulary.texts.ts';
import classes from './VocabularyOffer.module.css';

type Props = { word: string; onDone: () => void };

/** Offers to have speech engines expect a word from now on. Nothing is shown for one that they expect already. */
export function VocabularyOffer({ word, onDone }: Props) {
  const { data } = useQuery(vocabularyQuery);
  const change = useChangeVocabulary();
  const needsServer = useNeedsServer();
  if (!data || [...data.mine, ...data.workspace].some((known) => known.toLowerCase() === word.toLowerCase()))
    return null;

  const remove = (whose: Whose) =>
    change.mutate({ [whose]: { remove: [word] } }, { onError: (error) => toast.error(messageOf(error)) });
  const add = async (whose: Whose) => {
    try {
      await change.mutateAsync({ [whose]: { add: [word] } });
      onDone();
      toast.success(t('learned', { word }), {
        id: `learned-${word}`,
        duration: 10_000,
        action: { label: t('undo'), run: () => remove(whose) },
      });
    } catch (error) {
      toast.error(messageOf(error), { title: t('notSaved') });
    }
  };
  return (
    <div className={classes['offer']} role="group" aria-label={t('learn', { word })}>
      <span>{t('learn', { word })}</span>
      <Button
        aria-label={t('learnMineFull', { word })}
        size="compact-xs"
        variant="default"
        loading={change.isPending}
        onClick={() => void add('mine')}
        {...needsServer}
      >
        {t('learnMine')}
      </Button>
      {data.abilities.editWorkspace && (
        <Button
          aria-label={t('learnWorkspaceFull', { word })}
          size="compact-xs"
          variant="default"
          disabled={change.isPending}
          onClick={() => void add('workspace')}
          {...needsServer}
        >
          {t('learnWorkspace')}
        </Button>
      )}
      <CloseButton size="sm" aria-label={t('learnNot')} title={t('learnNot')} onClick={onDone} />
    </div>
  );
}

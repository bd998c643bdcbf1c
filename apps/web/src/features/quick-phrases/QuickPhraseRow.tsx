import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { removeLater } from '../../lib/undoable.ts';
import { Icon } from '../../ui/Icon.tsx';
import { phraseText } from '../../ui/phrases/phrases.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { deleteQuickPhrase, quickPhrasesQuery } from './quick-phrases.api.ts';
import { t } from './quick-phrases.texts.ts';
import classes from './QuickPhrases.module.css';

type Props = {
  phrase: QuickPhrase;
  /** One of mine with the same name is put in instead. */
  hidden: boolean;
  onEdit: () => void;
};

export function QuickPhraseRow({ phrase, hidden, onEdit }: Props) {
  const queries = useQueryClient();
  const { id, name, html, scope, author, abilities } = phrase;
  const remove = () => {
    const undo = removeLater(
      id,
      async (leaving) => {
        await deleteQuickPhrase(id, leaving);
        await queries.invalidateQueries({ queryKey: quickPhrasesQuery.queryKey });
      },
      (error) => toast.error(messageOf(error), { title: t('notRemoved') }),
    );
    toast.info(t('removed', { name }), { action: { label: t('undo'), run: undo } });
  };
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>
          <span>/{name}</span>
          {scope === 'workspace' && <small>{t('by', { author })}</small>}
          {hidden && <StatusBadge tone="warn">{t('hidden')}</StatusBadge>}
        </p>
        <p className={classes.first}>{phraseText(html)}</p>
      </div>
      {abilities.edit && (
        <ActionIcon aria-label={t('edit', { name })} onClick={onEdit}>
          <Icon name="pencil" />
        </ActionIcon>
      )}
      {abilities.delete && (
        <ActionIcon aria-label={t('remove', { name })} onClick={remove}>
          <Icon name="trash" />
        </ActionIcon>
      )}
    </div>
  );
}

import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { EditableRow } from '../../ui/editable-list/EditableRow.tsx';
import { removeWithUndo } from '../../ui/editable-list/remove-with-undo.ts';
import { phraseText } from '../../ui/phrases/phrases.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { quickPhrasesQuery } from './quick-phrases-query.api.ts';
import { deleteQuickPhrase } from './quick-phrases.api.ts';
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
  const remove = async (leaving: boolean) => {
    await deleteQuickPhrase(id, leaving);
    await queries.invalidateQueries({ queryKey: quickPhrasesQuery.queryKey });
  };
  const removed = { removed: t('removed', { name }), undo: t('undo'), notRemoved: t('notRemoved') };
  return (
    <EditableRow
      title={
        <>
          <span>/{name}</span>
          {scope === 'workspace' && <small className={classes.by}>{t('by', { author })}</small>}
          {hidden && <StatusBadge tone="warn">{t('hidden')}</StatusBadge>}
        </>
      }
      text={phraseText(html)}
      edit={abilities.edit ? { label: t('edit', { name }), onClick: onEdit } : undefined}
      remove={
        abilities.delete
          ? { label: t('remove', { name }), onClick: () => removeWithUndo(id, remove, removed) }
          : undefined
      }
    />
  );
}

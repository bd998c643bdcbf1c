import type { AutoTasker } from '@clinical/contract/automations/automations.schemas';
import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EditableRow } from '../../ui/editable-list/EditableRow.tsx';
import { removeWithUndo } from '../../ui/editable-list/remove-with-undo.ts';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import classes from './Automations.module.css';
import { automationQuery, deleteAutoTasker, usePause } from './automations.api.ts';
import { t } from './auto-taskers.texts.ts';
import { ruleSentence } from './rule-sentence.ts';

type Props = { automationId: string; rule: AutoTasker; mayEdit: boolean; onEdit: () => void };

export function AutoTaskerRow({ automationId, rule, mayEdit, onEdit }: Props) {
  const queries = useQueryClient();
  const pause = usePause(automationId);
  const needsServer = useNeedsServer();
  const sentence = ruleSentence(rule);
  const named = (what: 'on' | 'edit' | 'remove') => `${t(what)}: ${sentence}`;
  const remove = async (leaving: boolean) => {
    await deleteAutoTasker(automationId, rule.id, leaving);
    await queries.invalidateQueries({ queryKey: automationQuery.queryKey });
  };
  const words = { removed: t('removed'), undo: t('undo'), notRemoved: t('notRemoved') };
  const made = t('madeToday', { n: rule.madeToday, most: rule.dailyBudget });
  return (
    <EditableRow
      title={
        <div className={classes.rule}>
          <Switch
            aria-label={named('on')}
            checked={!rule.paused}
            disabled={!mayEdit}
            onChange={(event) => pause.mutate({ ...rule, paused: !event.currentTarget.checked })}
            {...needsServer}
            {...refusedWhileViewing()}
          />
          <div className={classes.words}>
            <p className={classes.sentence}>{sentence}</p>
            <p className={classes.small}>{rule.paused ? `${t('paused')} · ${made}` : made}</p>
          </div>
        </div>
      }
      edit={mayEdit ? { label: named('edit'), onClick: onEdit } : undefined}
      remove={mayEdit ? { label: named('remove'), onClick: () => removeWithUndo(rule.id, remove, words) } : undefined}
    />
  );
}

import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRemovedIds } from '../../lib/undoable.ts';
import { userInfoQuery } from '../accounts/public.ts';
import chip from '../../ui/chip.module.css';
import { startersQuery } from './templates.api.ts';
import { templatesQuery } from './templates-query.api.ts';
import { choiceKey, readChoice, type TemplateChoice, usableChoice } from './template-choice.ts';
import { t } from './templates.texts.ts';
import { useMayManageTemplates } from './use-may-manage.ts';
import { useRollbackNotice } from './use-rollback-notice.ts';

type Props = {
  /** Null until somebody picked. */
  value: TemplateChoice | null;
  onChange: (choice: TemplateChoice) => void;
  disabled?: boolean;
  /** Label and value in one box. */
  asChip?: boolean;
};

/** My templates and the starters in one menu that can be searched. */
export function TemplatePicker({ value, onChange, disabled, asChip = false }: Props) {
  const { own, starters, choice } = useTemplateChoice(value);
  const me = useQuery(userInfoQuery()).data?.id;
  useRollbackNotice();
  return (
    <Select
      label={t('pickerLabel')}
      {...(asChip ? { classNames: { root: chip.chip, label: chip.label, wrapper: chip.field } } : {})}
      searchable
      nothingFoundMessage={t('nothingFound')}
      disabled={disabled}
      value={choiceKey(choice)}
      onChange={(key) => key !== null && onChange(readChoice(key))}
      data={[
        {
          group: t('myTemplates'),
          items: own.filter(({ userId }) => userId === me).map(itemOf),
        },
        {
          group: t('fromWorkspace'),
          items: own.filter(({ userId }) => userId !== me).map(itemOf),
        },
        {
          group: t('starters'),
          items: [
            ...starters.map(({ key, title }) => ({ value: choiceKey({ kind: 'starter', key }), label: title })),
            { value: 'general', label: t('generalFormat') },
          ],
        },
      ]}
    />
  );
}

const itemOf = ({ id, title, nickname }: Template) => ({
  value: choiceKey({ kind: 'own', id }),
  label: nickname || title,
});

/** What is there to choose from, and what is chosen now. */
export function useTemplateChoice(wanted: TemplateChoice | null) {
  const removed = useRemovedIds();
  const own = (useQuery(templatesQuery).data ?? []).filter(({ id, archived }) => !archived && !removed.has(id));
  // choosing a starter makes a template
  const mayManage = useMayManageTemplates();
  const starters = useQuery({ ...startersQuery, enabled: mayManage }).data ?? [];
  const offered = mayManage ? starters : [];
  return { own, starters: offered, choice: usableChoice(wanted, own, offered) };
}

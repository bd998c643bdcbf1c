import type { StarterTemplate, Template } from '@clinical/contract/templates/templates.schemas';
import { Button } from '@mantine/core';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { templateFromStarter } from './template-form.ts';
import { useCreateTemplate } from './templates.api.ts';
import { t } from './templates.texts.ts';
import classes from './StarterPreview.module.css';
import { useMayManageTemplates } from './use-may-manage.ts';

type Props = { starter: StarterTemplate; onAdded: (template: Template) => void };

/** What a starter's note looks like; adding it makes a copy of one's own. */
export function StarterPreview({ starter, onAdded }: Props) {
  const create = useCreateTemplate();
  const mayManage = useMayManageTemplates();
  const add = () =>
    create.mutate(templateFromStarter(starter), {
      onSuccess: (template) => {
        toast.success(t('added'));
        onAdded(template);
      },
      onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
    });

  return (
    <article>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>{starter.title}</h2>
          <p className={classes.about}>
            {starter.specialty} · {starter.description}
          </p>
        </div>
        {mayManage && (
          <Button leftSection={<Icon name="plus" size={16} />} loading={create.isPending} onClick={add}>
            {t('addToMine')}
          </Button>
        )}
      </header>
      <ol className={classes.sections}>
        {starter.sections.map((section) => (
          <li key={section.key} className={classes.section}>
            <div className={classes.sectionHead}>
              <h3>{section.header}</h3>
              <StatusBadge>{t(section.style)}</StatusBadge>
            </div>
            {section.instruction !== '' && <p>{section.instruction}</p>}
          </li>
        ))}
      </ol>
    </article>
  );
}

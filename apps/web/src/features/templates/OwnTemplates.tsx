import type { Template } from '@clinical/contract/templates/templates.schemas';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { moveItem } from './template-form.ts';
import classes from './TemplateList.module.css';
import { useOrderTemplates } from './templates.api.ts';
import { saySharing } from './say-sharing.ts';
import { t } from './templates.texts.ts';
import { useRowDrag } from './use-row-drag.ts';

type Props = {
  templates: readonly Template[];
  current?: string;
  /** False while only a part of them is shown, or for who may not change them. */
  canMove: boolean;
  empty: string;
};

/** My templates in the order of the menus; a handle at each moves it. */
export function OwnTemplates({ templates, current, canMove, empty }: Props) {
  const id = useId();
  const order = useOrderTemplates();
  const move = (from: number, to: number) =>
    order.mutate(
      moveItem(templates, from, to).map((template) => template.id),
      { onError: (error) => toast.error(messageOf(error), { title: t('notMoved') }) },
    );
  const { list, handleOf, markOf } = useRowDrag(templates.length, move);
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        {t('myTemplates')}
      </h2>
      {templates.length === 0 && <p className={classes.empty}>{empty}</p>}
      {templates.length > 0 && (
        <ul className={classes.list} ref={list}>
          {templates.map((template, place) => (
            <li key={template.id} className={classes.row} data-drag={markOf(place)}>
              {canMove && templates.length > 1 && (
                <ActionIcon
                  className={classes.handle}
                  aria-label={t('move', { title: template.title })}
                  title={t('moveHint')}
                  {...handleOf(place)}
                >
                  <Icon name="grip" size={16} />
                </ActionIcon>
              )}
              <Link
                to="/template-maker"
                search={{ id: template.id }}
                className={classes.item}
                aria-current={template.id === current ? 'true' : undefined}
              >
                <span className={classes.title}>{template.nickname || template.title}</span>
                {template.sharing !== 'me' && (
                  <span className={classes.shared} title={t('sharedWith', { who: saySharing(template) })}>
                    <Icon name="users" size={14} />
                    <span>{saySharing(template)}</span>
                  </span>
                )}
                <span className={classes.about}>{t('sectionsCount', { n: template.sections.length })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

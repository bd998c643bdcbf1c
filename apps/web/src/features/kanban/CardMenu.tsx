import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { Menu } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { columns, isBusy } from './columns.ts';
import { t } from './kanban.texts.ts';
import { Proven } from './Proven.tsx';
import { useCardActions } from './use-card-actions.ts';

type Props = { card: Card; target: ReactElement; onOpen: () => void };

/** What can be done with one card; open from the start, since it is drawn when it is asked for. */
export function CardMenu({ card, target, onOpen }: Props) {
  const { move, remove } = useCardActions(card.noteId);
  const [asked, setAsked] = useState(false);
  const files = card.assets.length;
  return (
    <>
      <OpenedMenu width={200} target={target}>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="pencil" size={16} />} onClick={onOpen}>
            {t('open')}
          </Menu.Item>
          {columns
            .filter(({ id }) => id !== card.status)
            .map(({ id, icon }) => (
              <Menu.Item
                key={id}
                leftSection={<Icon name={icon} size={16} />}
                onClick={() => void move(card, { status: id })}
              >
                {t('moveTo', { column: t(id) })}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<Icon name="trash" size={16} />}
            disabled={isBusy(card)}
            onClick={() => (files > 0 ? setAsked(true) : void remove(card))}
          >
            {t('delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </OpenedMenu>
      <ConfirmDialog
        opened={asked}
        title={t('deleteTitle', { title: card.title })}
        action={t('deleteAction')}
        danger
        onConfirm={() => {
          setAsked(false);
          void remove(card);
        }}
        onClose={() => setAsked(false)}
      >
        {t('deleteText', { n: files })}
        <Proven assets={card.assets} />
      </ConfirmDialog>
    </>
  );
}

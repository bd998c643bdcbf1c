import type { NewPrechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { ActionIcon, Loader, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useActionKey } from '../../lib/action-key.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { modelFailed } from '../../lib/model-failed.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { TopBarTools } from '../../ui/TopBarSlot.tsx';
import { promptTemplatesQuery } from '../prompt-templates/public.ts';
import { useContextIds } from '../scribe/public.ts';
import { useAddPrechart } from './pre-chats.api.ts';
import { t } from './pre-chats.texts.ts';
import classes from './Precharts.module.css';

type Props = { noteId: string; onAdded: (id: string) => void };

/** The button in the top bar that adds a prechart: typed, as the brief, or from a prompt template over past entries. */
export function AddPrechart({ noteId, onAdded }: Props) {
  const [opened, setOpened] = useState(false);
  const prompts = useQuery({ ...promptTemplatesQuery, enabled: opened });
  const chosen = useContextIds(noteId);
  const add = useAddPrechart();
  const action = useActionKey(() => crypto.randomUUID());
  const needsServer = useNeedsServer();
  const make = (wish: Pick<NewPrechart, 'brief' | 'prompt_id' | 'title' | 'engine'>) => {
    const over = chosen.length > 0 ? { contextEntryIds: [...chosen] } : {};
    const asked = wish.brief || wish.prompt_id ? over : {};
    const wanted = { noteId, kind: 'prechart' as const, ...wish, ...asked };
    add.mutate(
      { id: action.keyFor(wanted), ...wanted },
      {
        onSuccess: ({ id }) => {
          action.done();
          onAdded(id);
        },
        onError: (error) =>
          toast.error(messageOf(error), {
            title: t('notAdded'),
            ...(modelFailed(error) && {
              action: { label: t('runLocally'), run: () => make({ ...wish, engine: 'local' }) },
            }),
          }),
      },
    );
  };
  return (
    <TopBarTools>
      <Menu opened={opened} onChange={setOpened} position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            aria-label={add.isPending ? t('gathering') : t('addTitle')}
            title={t('addTitle')}
            disabled={add.isPending}
            {...needsServer}
          >
            {add.isPending ? <Loader size={16} /> : <Icon name="clipboard-plus" />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="pencil" size={16} />} onClick={() => make({})}>
            {t('type')}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="sparkles" size={16} />}
            onClick={() => make({ brief: true, title: t('briefTitle') })}
          >
            {t('brief')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t('fromPrompt')}</Menu.Label>
          {prompts.data?.length === 0 && <p className={classes.menuNote}>{t('noPrompts')}</p>}
          {prompts.data?.map(({ id, title }) => (
            <Menu.Item
              key={id}
              leftSection={<Icon name="clipboard-text" size={16} />}
              onClick={() => make({ prompt_id: id })}
            >
              {title}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<Icon name="settings" size={16} />}
            renderRoot={(props) => <Link to="/settings" search={{ tab: 'prompts' }} {...props} />}
          >
            {t('managePrompts')}
          </Menu.Item>
          <p className={classes.menuNote}>{chosen.length > 0 ? t('overChosen', { n: chosen.length }) : t('overAll')}</p>
        </Menu.Dropdown>
      </Menu>
    </TopBarTools>
  );
}

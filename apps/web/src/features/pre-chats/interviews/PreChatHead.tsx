import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { laterPart } from '../../../lib/parts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { toast } from '../../../ui/toast.ts';
import { isLinkRunning, LinkDialog, linkWords } from '../../patient-links/public.ts';
import { nameOf, preChatState, templateNames, templates } from './interview-names.ts';
import type { usePreChat } from './interviews.api.ts';
import { t } from './interviews.texts.ts';
import classes from './PreChats.module.css';

const NewPreChatDialog = lazy(
  laterPart(() => import('./NewPreChatDialog.tsx').then((module) => ({ default: module.NewPreChatDialog }))),
);
const TransferDialog = lazy(
  laterPart(() => import('./TransferDialog.tsx').then((module) => ({ default: module.TransferDialog }))),
);

type Props = { chat: PreChat; actions: ReturnType<typeof usePreChat> };

/** Whose answers these are, how they stand, and what can be done. */
export function PreChatHead({ chat, actions }: Props) {
  const { patient, noteId, transferred, readAt, link, abilities } = chat;
  const [open, setOpen] = useState<'more' | 'link' | 'stop' | 'remove' | 'transfer' | null>(null);
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const close = () => setOpen(null);
  const { tone, icon, words } = preChatState(chat);
  const asking = chat.sequences.find(({ state }) => state === 'open');
  const isFree = chat.sequences.every(({ state, turns }) => state !== 'open' || turns.length > 0);
  const failed = (error: unknown) => toast.error(messageOf(error), { title: t('notDone') });
  return (
    <>
      <PageHeader
        title={nameOf(chat)}
        description={
          <>
            {patient !== null && noteId !== null ? (
              <Link to="/chat" search={{ id: noteId }} className={classes.patient}>
                {patient}
              </Link>
            ) : (
              t('noPatient')
            )}
            {` · ${chat.templates.map((each) => templateNames[each]).join(', ')}`}
            {readAt !== null && ` · ${t('readAt', { at: formatDateTime(readAt) })}`}
            {link !== null && ` · ${t('linkLine', { state: linkWords(link) })}`}
          </>
        }
        actions={
          <>
            <StatusChip tone={tone} icon={icon}>
              {words}
            </StatusChip>
            <Button
              variant="subtle"
              color="gray"
              renderRoot={(props) => <Link {...props} to="/pre-chats/{-$id}" params={{ id: undefined }} />}
            >
              {t('toList')}
            </Button>
            {transferred && (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/chat" search={{ id: transferred.noteId }} />}
              >
                {t('openEntry')}
              </Button>
            )}
            {(abilities.link || (abilities.answer && link !== null && isLinkRunning(link))) && (
              <Button variant="default" onClick={() => setOpen('link')}>
                {t('link')}
              </Button>
            )}
            {abilities.transfer && (
              <Button disabled={chat.answers === 0} onClick={() => setOpen('transfer')} {...needsServer}>
                {t('transfer')}
              </Button>
            )}
            {abilities.answer && (
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon aria-label={t('moreActions')} variant="default" size={36}>
                    <Icon name="dots" size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  {chat.templates.length < templates.length && (
                    <Menu.Item onClick={() => setOpen('more')}>{t('moreQuestions')}</Menu.Item>
                  )}
                  {asking && <Menu.Item onClick={() => setOpen('stop')}>{t('stop')}</Menu.Item>}
                  {abilities.delete && (
                    <Menu.Item color="red" onClick={() => setOpen('remove')}>
                      {t('remove')}
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            )}
          </>
        }
      />
      <ConfirmDialog
        opened={open === 'stop'}
        title={t('stopTitle')}
        action={t('stop')}
        busy={actions.stop.isPending}
        onConfirm={() => actions.stop.mutate(asking!.prompt_id, { onSuccess: close, onError: failed })}
        onClose={close}
      >
        {t('stopText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={open === 'remove'}
        title={t('removeTitle')}
        action={t('remove')}
        danger
        busy={actions.remove.isPending}
        onConfirm={() =>
          actions.remove.mutate(undefined, {
            onSuccess: () => void navigate({ to: '/pre-chats/{-$id}', params: { id: undefined } }),
            onError: failed,
          })
        }
        onClose={close}
      >
        {t('removeText')}
      </ConfirmDialog>
      <Suspense fallback={null}>
        {open === 'more' && <NewPreChatDialog chat={chat} onClose={close} />}
        {open === 'link' && (
          <LinkDialog
            link={link}
            about={t('linkAbout')}
            price={isFree ? undefined : t('linkPrice')}
            hasChart={noteId !== null}
            canMake={abilities.link}
            makeLink={actions.makeLink}
            revokeLink={actions.revokeLink}
            onClose={close}
          />
        )}
        {open === 'transfer' && <TransferDialog chat={chat} transfer={actions.transfer} onClose={close} />}
      </Suspense>
    </>
  );
}

import { limits } from '@clinical/contract/limits';
import type { Channel, ChannelMember } from '@clinical/contract/messaging/messaging.schemas';
import { ActionIcon, Button, Modal, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { workspaceUsersQuery } from '../teams/public.ts';
import { Avatar } from './Avatar.tsx';
import classes from './dialogs.module.css';
import { useChannels } from './messaging.api.ts';
import { useOpenChannel } from './messaging-context.ts';
import { t } from './messaging.texts.ts';
import { peopleBeside } from './people.ts';

const onError = (error: unknown) => void toast.error(messageOf(error), { title: t('notDone') });

/** Who belongs to a channel; its admins also add and remove people, rename it and archive it. */
export function MembersDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  useFocusBack();
  const { me } = useOpenChannel();
  const navigate = useNavigate();
  const needsServer = useNeedsServer();
  const { removeMember, change } = useChannels();
  const [leaves, setLeaves] = useState(false);
  const { id, name, members, archivedAt, abilities } = channel;
  const leave = () =>
    removeMember.mutate(
      { id, userId: me },
      { onError, onSuccess: () => void navigate({ to: '/messaging/{-$id}', params: { id: undefined } }) },
    );
  return (
    <>
      <Modal
        opened={!leaves}
        onClose={onClose}
        title={t('membersTitle', { name })}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <div className={classes.form}>
          {abilities.manage && <AddMember channel={channel} />}
          <ul className={classes.list}>
            {members.map((member) => (
              <Member
                key={member.userId}
                member={member}
                isMe={member.userId === me}
                onRemove={
                  abilities.manage && member.userId !== me
                    ? () => removeMember.mutate({ id, userId: member.userId }, { onError })
                    : null
                }
              />
            ))}
          </ul>
          {abilities.manage && <Rename channel={channel} />}
          <div className={`${classes.actions} ${classes.apart}`}>
            <Button
              variant="default"
              leftSection={<Icon name="logout" size={16} />}
              onClick={() => setLeaves(true)}
              {...needsServer}
            >
              {t('leave')}
            </Button>
            {abilities.manage && (
              <Button
                variant="default"
                leftSection={<Icon name="archive" size={16} />}
                loading={change.isPending}
                onClick={() => change.mutate({ id, archived: archivedAt === null }, { onError })}
                {...needsServer}
              >
                {t(archivedAt === null ? 'archive' : 'unarchive')}
              </Button>
            )}
          </div>
        </div>
      </Modal>
      <ConfirmDialog
        opened={leaves}
        title={t('leaveTitle', { name })}
        action={t('leave')}
        danger
        busy={removeMember.isPending}
        onConfirm={leave}
        onClose={() => setLeaves(false)}
      >
        {t('leaveText')}
      </ConfirmDialog>
    </>
  );
}

type MemberProps = { member: ChannelMember; isMe: boolean; onRemove: (() => void) | null };

function Member({ member: { name, role }, isMe, onRemove }: MemberProps) {
  const needsServer = useNeedsServer();
  return (
    <li className={classes.item}>
      <Avatar name={name} />
      <span className={classes.grow}>{isMe ? t('memberYou', { name }) : name}</span>
      {role === 'admin' && <span className={classes.quiet}>{t('adminRole')}</span>}
      {onRemove && (
        <ActionIcon
          aria-label={t('removeMember', { name })}
          title={t('removeMember', { name })}
          onClick={onRemove}
          {...needsServer}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

function AddMember({ channel: { id, members } }: { channel: Channel }) {
  const people = useQuery(workspaceUsersQuery);
  const { addMember } = useChannels();
  const needsServer = useNeedsServer();
  const [chosen, setChosen] = useState<string | null>(null);
  const others = peopleBeside(people.data ?? [], members);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) addMember.mutate({ id, userId: chosen }, { onError, onSuccess: () => setChosen(null) });
  };
  return (
    <form className={classes.line} onSubmit={add}>
      <Select
        className={classes.grow}
        label={t('addPerson')}
        searchable
        data={others.map((person) => ({ value: person.id, label: person.name || person.email }))}
        value={chosen}
        onChange={setChosen}
        error={people.isError ? messageOf(people.error) : undefined}
        description={people.data && others.length === 0 ? t('everybodyIn') : undefined}
      />
      <Button type="submit" variant="default" disabled={chosen === null} loading={addMember.isPending} {...needsServer}>
        {t('add')}
      </Button>
    </form>
  );
}

function Rename({ channel: { id, name } }: { channel: Channel }) {
  const { change } = useChannels();
  const needsServer = useNeedsServer();
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '' && wanted !== name) change.mutate({ id, name: wanted }, { onError });
  };
  return (
    <form className={classes.line} onSubmit={rename}>
      <TextInput
        className={classes.grow}
        label={t('channelName')}
        maxLength={limits.channelName}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        disabled={wanted === '' || wanted === name}
        loading={change.isPending}
        {...needsServer}
      >
        {t('rename')}
      </Button>
    </form>
  );
}

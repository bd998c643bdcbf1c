import type { GuestKind, VideoGuest, VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { Button, Menu, TextInput } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { toast } from '../../ui/toast.ts';
import { madeLinks } from './made-links.ts';
import { useVideoRoom } from './video-visits.api.ts';
import { t } from './video-visits.texts.ts';
import classes from './VideoVisits.module.css';
import { useMoment, waitingWords } from './waiting.ts';

const kinds = [
  { kind: 'patient', label: t('invitePatient') },
  { kind: 'relative', label: t('inviteRelative') },
  { kind: 'interpreter', label: t('inviteInterpreter') },
] as const;

/** Who was invited, who waits, who is in the call; and links for more. */
export function RoomPeople({ room }: { room: VideoRoom }) {
  const { invite } = useVideoRoom(room.id);
  const needsServer = useNeedsServer();
  const now = useMoment();
  const made = useSyncExternalStore(madeLinks.subscribe, madeLinks.get);
  const shown = room.guests.filter(({ state }) => state !== 'removed');
  const [replaces, setReplaces] = useState(false);
  const make = (kind: GuestKind) =>
    invite.mutate(kind, {
      onSuccess: ({ url }) => madeLinks.show(room.id, kind, url),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => setReplaces(false),
    });
  const patientIsHere = shown.some(
    ({ kind, state }) => kind === 'patient' && (state === 'waiting' || state === 'in-call'),
  );
  return (
    <section className={classes.card} aria-labelledby="call-people">
      <div className={classes.head}>
        <h2 id="call-people" className={classes.heading}>
          {t('people')}
        </h2>
        <Menu>
          <Menu.Target>
            <Button
              size="xs"
              variant="default"
              leftSection={<Icon name="user-plus" size={16} />}
              loading={invite.isPending}
              {...needsServer}
            >
              {t('invite')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {kinds.map(({ kind, label }) => (
              <Menu.Item
                key={kind}
                onClick={() => (kind === 'patient' && patientIsHere ? setReplaces(true) : make(kind))}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      {made?.roomId === room.id && <MadeLink kind={t(made.kind)} url={made.url} />}
      <ul className={classes.people}>
        {shown.map((guest) => (
          <Guest key={guest.id} roomId={room.id} guest={guest} now={now} />
        ))}
      </ul>
      <ConfirmDialog
        opened={replaces}
        title={t('replaceTitle')}
        action={t('replace')}
        danger
        busy={invite.isPending}
        onConfirm={() => make('patient')}
        onClose={() => setReplaces(false)}
      >
        {t('replaceText')}
      </ConfirmDialog>
    </section>
  );
}

function MadeLink({ kind, url }: { kind: string; url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
  return (
    <div className={classes.link}>
      <TextInput
        label={t('link', { kind })}
        description={t('linkHint')}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="xs" leftSection={<Icon name="copy" size={16} />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}

function Guest({ roomId, guest, now }: { roomId: string; guest: VideoGuest; now: number }) {
  const { admit, remove } = useVideoRoom(roomId);
  const needsServer = useNeedsServer();
  const onError = (error: Error) => toast.error(messageOf(error));
  const [asks, setAsks] = useState(false);
  const { id, kind, state, isPresent, waitingSince, movedAt } = guest;
  const name = guest.name || t(kind);
  const isHere = state === 'waiting' || state === 'in-call';
  const words =
    isHere && !isPresent
      ? t('away')
      : state === 'waiting' && waitingSince !== null
        ? waitingWords(Date.parse(waitingSince), now)
        : t(state);
  return (
    <li className={classes.guest}>
      <span className={classes.words}>
        <span className={classes.strong}>{name}</span>
        {guest.name !== '' && <span className={classes.quiet}>{t(kind)}</span>}
        {movedAt !== null && <span className={classes.warn}>{t('moved')}</span>}
      </span>
      <StatusChip
        tone={!isHere || !isPresent ? 'neutral' : state === 'waiting' ? 'warn' : 'ok'}
        icon={isHere && isPresent ? 'user' : 'clock'}
      >
        {words}
      </StatusChip>
      <span className={classes.actions}>
        {state === 'waiting' && (
          <Button
            size="xs"
            loading={admit.isPending}
            aria-label={t('admitNamed', { name })}
            onClick={() => admit.mutate(id, { onError })}
            {...needsServer}
          >
            {t('admit')}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          loading={remove.isPending}
          aria-label={t('removeNamed', { name })}
          onClick={() => setAsks(true)}
          {...needsServer}
        >
          {t('remove')}
        </Button>
      </span>
      <ConfirmDialog
        opened={asks}
        title={t('removeTitle', { name })}
        action={t('remove')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onError, onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      >
        {t('removeText')}
      </ConfirmDialog>
    </li>
  );
}

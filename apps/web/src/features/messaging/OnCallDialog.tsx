import type { OnCall, OnCallShift } from '@clinical/contract/messaging/on-call.schemas';
import { ActionIcon, Button, Modal, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { workspaceUsersQuery } from '../teams/public.ts';
import { Avatar } from './Avatar.tsx';
import classes from './dialogs.module.css';
import { t } from './messaging.texts.ts';
import { onCallQuery, useChangeOnCall } from './on-call.api.ts';

/** Who is on call now and next. Its person and admins hand the shift over; admins plan the shifts. */
export function OnCallDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const rota = useQuery(onCallQuery);
  return (
    <Modal opened onClose={onClose} title={t('onCallTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      {rota.data ? (
        <Rota rota={rota.data} />
      ) : (
        rota.isError && (
          <ErrorState small error={rota.error} title={t('onCallNotLoaded')} onRetry={() => void rota.refetch()} />
        )
      )}
    </Modal>
  );
}

function Rota({ rota }: { rota: OnCall }) {
  const { now, next, shifts, version, abilities } = rota;
  const people = useQuery(workspaceUsersQuery);
  const change = useChangeOnCall();
  const choices = (people.data ?? [])
    .filter(({ permission }) => permission !== 'read')
    .map(({ id, name, email }) => ({ value: id, label: name || email }));
  const replace = (list: { userId: string; startsAt: string; endsAt: string }[], onSuccess?: () => void) =>
    change.mutate({ version, shifts: list }, { onSuccess });
  const asPlanned = shifts.map(({ person, startsAt, endsAt }) => ({ userId: person.id, startsAt, endsAt }));
  return (
    <div className={classes.form}>
      <p className={classes.quiet}>{t('onCallText')}</p>
      <dl className={classes.duty}>
        <dt>{t('nowLabel')}</dt>
        <dd>{now ? t('onCallNow', { name: now.person.name, at: formatDateTime(now.endsAt) }) : t('nobodyOnCall')}</dd>
        <dt>{t('nextLabel')}</dt>
        <dd>{next ? textOf(next) : t('nobodyNext')}</dd>
      </dl>
      {abilities.handOver && (
        <HandOver
          choices={choices.filter(({ value }) => value !== now?.person.id)}
          busy={change.isPending}
          onHandOver={(handOverTo) => change.mutate({ handOverTo })}
        />
      )}
      <section className={classes.form} aria-label={t('shifts')}>
        <h3 className={classes.heading}>{t('shifts')}</h3>
        {shifts.length === 0 && <p className={classes.quiet}>{t('noShifts')}</p>}
        <ul className={classes.list}>
          {shifts.map((shift, at) => (
            <Shift
              key={shift.id}
              shift={shift}
              onRemove={abilities.edit ? () => replace(asPlanned.toSpliced(at, 1)) : null}
            />
          ))}
        </ul>
        {abilities.edit && (
          <NewShift
            choices={choices}
            busy={change.isPending}
            after={shifts.at(-1)?.endsAt ?? null}
            onAdd={(shift, done) => replace([...asPlanned, shift], done)}
          />
        )}
      </section>
      <FormFailure message={change.isError ? messageOf(change.error) : null} />
    </div>
  );
}

const textOf = ({ person, startsAt, endsAt }: OnCallShift) =>
  t('shiftOf', { name: person.name, from: formatDateTime(startsAt), until: formatDateTime(endsAt) });

function Shift({ shift, onRemove }: { shift: OnCallShift; onRemove: (() => void) | null }) {
  const needsServer = useNeedsServer();
  const { person, startsAt } = shift;
  return (
    <li className={classes.item}>
      <Avatar name={person.name} />
      <span className={classes.grow}>{textOf(shift)}</span>
      {onRemove && (
        <ActionIcon
          aria-label={t('removeShift', { name: person.name, from: formatDateTime(startsAt) })}
          onClick={onRemove}
          {...needsServer}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

type Choices = { choices: { value: string; label: string }[]; busy: boolean };

function HandOver({ choices, busy, onHandOver }: Choices & { onHandOver: (userId: string) => void }) {
  const needsServer = useNeedsServer();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className={classes.line}>
      <Select
        className={classes.grow ?? ''}
        label={t('handOverTo')}
        searchable
        data={choices}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        disabled={chosen === null}
        loading={busy}
        onClick={() => {
          if (chosen !== null) onHandOver(chosen);
          setChosen(null);
        }}
        {...needsServer}
      >
        {t('handOver')}
      </Button>
    </div>
  );
}

type NewShiftProps = Choices & {
  /** When the last shift ends, which is where the next one begins. */
  after: string | null;
  onAdd: (shift: { userId: string; startsAt: string; endsAt: string }, done: () => void) => void;
};

function NewShift({ choices, busy, after, onAdd }: NewShiftProps) {
  const needsServer = useNeedsServer();
  const [person, setPerson] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState('');
  const [opened] = useState(() => new Date());
  const begins = from ?? localTime(after === null ? opened : new Date(after));
  const isWhole = person !== null && begins !== '' && to > begins;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    const shift = { userId: person, startsAt: new Date(begins).toISOString(), endsAt: new Date(to).toISOString() };
    onAdd(shift, () => {
      setPerson(null);
      setFrom(null);
      setTo('');
    });
  };
  return (
    <form className={classes.shift} onSubmit={submit} noValidate>
      <Select label={t('person')} searchable data={choices} value={person} onChange={setPerson} />
      <div className={classes.times}>
        <TextInput
          type="datetime-local"
          label={t('from')}
          value={begins}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={t('to')}
          min={begins}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="default"
          leftSection={<Icon name="plus" size={16} />}
          loading={busy}
          disabled={!isWhole}
          {...(isWhole ? needsServer : {})}
        >
          {t('addShift')}
        </Button>
      </div>
    </form>
  );
}

/** As a field for date and time wants it, in the reader's own time. */
function localTime(time: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

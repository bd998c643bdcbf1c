import type { Note } from '@clinical/contract/notes/notes.schemas';
import type { Collaborator } from '@clinical/contract/teams/collaborators.schemas';
import { isEmail } from '@clinical/contract/validation/addresses';
import { ActionIcon, Button, Modal, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { useForm } from '../../lib/use-form.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { workspacePolicyQuery } from '../accounts/public.ts';
import { ColleagueField } from './ColleagueField.tsx';
import classes from './dialogs.module.css';
import { PeopleWithAccess } from './PeopleWithAccess.tsx';
import { said } from './said.ts';
import shares from './ShareDialog.module.css';
import { StatusOf } from './StatusOf.tsx';
import { collaboratorsQuery, useChangeShare, useEndShare, useShare } from './teams.api.ts';
import { t } from './teams.texts.ts';

type Props = {
  /** The chart to share; null shares all that one owns. */
  note: Pick<Note, 'id' | 'title'> | null;
  onClose: () => void;
};

type Shared = Pick<Collaborator, 'noteIds'>;
const holds = ({ noteIds }: Shared, note: Props['note']) =>
  note === null || noteIds === null || noteIds.includes(note.id);

/** With whom charts are shared: asks somebody, changes what they may do, and ends it. */
export function ShareDialog({ note, onClose }: Props) {
  useFocusBack();
  const collaborators = useQuery(collaboratorsQuery);
  const list = (collaborators.data ?? []).filter(({ status, expired }) => status !== 'Declined' && !expired);
  const given = list.filter((each) => each.direction === 'given' && holds(each, note));
  const received = note === null ? list.filter(({ direction }) => direction === 'received') : [];
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={note ? t('shareChart', { name: note.title }) : t('shareAll')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <AskForm note={note} known={list} />
      {collaborators.isPending && (
        <Delayed>
          <SkeletonText lines={3} />
        </Delayed>
      )}
      {collaborators.isError && (
        <ErrorState
          small
          error={collaborators.error}
          title={t('couldNotLoadShares')}
          onRetry={() => void collaborators.refetch()}
        />
      )}
      {note && <PeopleWithAccess noteId={note.id} />}
      {given.length > 0 && <Shares title={t('sharedWith')} collaborators={given} />}
      {received.length > 0 && <Shares title={t('sharedWithMe')} collaborators={received} />}
    </Modal>
  );
}

function AskForm({ note, known }: { note: Props['note']; known: readonly Collaborator[] }) {
  const share = useShare();
  const change = useChangeShare();
  const [permission, setPermission] = useState<'read' | 'edit'>('read');
  const policy = useQuery(workspacePolicyQuery).data;
  const closed =
    policy?.sharing === 'nobody'
      ? ('outsideNobody' as const)
      : policy?.sharing === 'admins' && !policy.abilities.edit
        ? ('outsideAdmins' as const)
        : null;
  const [only, setOnly] = useState(true);
  const given = known.filter((each) => each.direction === 'given' && holds(each, note));
  const form = useForm(
    { email: '' },
    ({ email }) => (isEmail(email.trim()) ? {} : { email: t('emailNeeded') }),
    async (values) => {
      const email = values.email.trim().toLowerCase();
      const noteIds = note && only ? [note.id] : null;
      // whom one shares some charts with already gets this one as well
      const before = known.find((each) => each.direction === 'given' && each.email.toLowerCase() === email);
      if (before?.noteIds && note && only) {
        await change.mutateAsync({ id: before.id, noteIds: [...new Set([...before.noteIds, note.id])] });
        toast.success(t('alreadyShared', { email }));
      } else {
        await share.mutateAsync({ email, permission, noteIds });
        toast.success(t('shareAsked', { email }));
      }
    },
  );
  const address = form.field('email');
  return (
    <form className={classes.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <p className={shares.lead}>{t(closed ?? 'shareLead')}</p>
      <ColleagueField
        {...address}
        onChange={(value) => address.onChange({ currentTarget: { value } })}
        label={t('email')}
        description={t('colleaguesSuggested')}
        without={given.map(({ email }) => email)}
        autoComplete="off"
        inputMode="email"
        withAsterisk
        data-autofocus
      />
      {note && (
        <NativeSelect
          label={t('shareWhat')}
          value={only ? 'only' : 'all'}
          data={[
            { value: 'only', label: t('onlyThis', { name: note.title }) },
            { value: 'all', label: t('allMine') },
          ]}
          onChange={(event) => setOnly(event.currentTarget.value === 'only')}
        />
      )}
      <NativeSelect
        label={t('shareHow')}
        value={permission}
        data={(['read', 'edit'] as const).map((each) => ({ value: each, label: t(`permission${each}`) }))}
        onChange={(event) => setPermission(event.currentTarget.value === 'edit' ? 'edit' : 'read')}
      />
      <FormFailure message={form.failure} />
      <div className={classes.actions}>
        <Button type="submit" loading={form.busy}>
          {t('askToShare')}
        </Button>
      </div>
    </form>
  );
}

function Shares({ title, collaborators }: { title: string; collaborators: readonly Collaborator[] }) {
  return (
    <section aria-label={title}>
      <h3 className={shares.title}>{title}</h3>
      <ul className={shares.list}>
        {collaborators.map((each) => (
          <Share key={each.id} collaborator={each} />
        ))}
      </ul>
    </section>
  );
}

function Share({ collaborator }: { collaborator: Collaborator }) {
  const change = useChangeShare();
  const end = useEndShare();
  const needsServer = useNeedsServer();
  const { id, email, noteIds, permission, status, expired, abilities } = collaborator;
  const name = collaborator.name || email;
  return (
    <li className={shares.share}>
      <span className={shares.who}>
        <span className={shares.name}>{name}</span>
        <span className={shares.what}>
          {noteIds === null ? t('sharesAll') : t('sharesSome', { n: noteIds.length })}
          {collaborator.name !== '' && ` · ${email}`}
        </span>
      </span>
      <StatusOf status={status} expired={expired} />
      {abilities.edit ? (
        <NativeSelect
          aria-label={t('sharePermission', { name })}
          value={permission}
          data={(['read', 'edit'] as const).map((each) => ({ value: each, label: t(`permission${each}`) }))}
          onChange={(event) =>
            change.mutate(
              { id, permission: event.currentTarget.value === 'edit' ? 'edit' : 'read' },
              said(() => t('saved')),
            )
          }
          {...needsServer}
        />
      ) : (
        <span>{t(`permission${permission}`)}</span>
      )}
      {abilities.remove && (
        <ActionIcon
          aria-label={t('endShare', { name })}
          title={t('endShare', { name })}
          onClick={() =>
            end.mutate(
              id,
              said(() => t('shareEnded', { name })),
            )
          }
          {...needsServer}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      )}
    </li>
  );
}

import type { SetSigningDelegates, SigningDelegates } from '@clinical/contract/signing/signing.schemas';
import { ActionIcon, Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { undoFor } from '../../lib/undoable.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { departmentChoicesQuery, workspaceUsersQuery } from '../teams/public.ts';
import classes from './SigningSettings.module.css';
import { delegatesQuery, useSetDelegates } from './signing.api.ts';
import { t } from './signing.texts.ts';

/** Who may sign for me: members by name, and members of my departments in charts of these. */
export function DelegateSettings() {
  const delegates = useQuery(delegatesQuery);
  return (
    <SettingsSection title={t('delegates')} lead={t('delegatesLead')}>
      {delegates.isPending && (
        <Delayed>
          <SkeletonText lines={2} />
        </Delayed>
      )}
      {delegates.isError && (
        <ErrorState
          small
          title={t('delegatesNotLoaded')}
          error={delegates.error}
          onRetry={() => void delegates.refetch()}
        />
      )}
      {delegates.data && <Delegates delegates={delegates.data} />}
    </SettingsSection>
  );
}

function Delegates({ delegates: { people, departments, actFor } }: { delegates: SigningDelegates }) {
  const me = useQuery(userInfoQuery()).data?.id;
  const users = useQuery(workspaceUsersQuery).data ?? [];
  const choices = useQuery(departmentChoicesQuery).data ?? [];
  const { mutateAsync, isPending } = useSetDelegates();
  const needsServer = useNeedsServer();
  const now = { people: people.map(({ userId }) => userId), departmentIds: departments.map(({ id }) => id) };
  const set = (change: Partial<SetSigningDelegates>) => {
    const failed = (error: unknown) => void toast.error(messageOf(error), { title: t('delegatesNotSaved') });
    const undo = () => void mutateAsync(now).catch(failed);
    mutateAsync({ ...now, ...change }).then(
      () => toast.success(t('delegatesSaved'), { duration: undoFor, action: { label: t('undo'), run: undo } }),
      failed,
    );
  };
  const others = users.filter(({ id }) => id !== me && !now.people.includes(id));
  const mine = choices.filter(({ id, abilities }) => abilities.share || now.departmentIds.includes(id));
  const fixed = isPending || needsServer.disabled;

  return (
    <div className={classes.stack}>
      {people.length > 0 && (
        <ul className={classes.people} aria-label={t('delegatePeople')}>
          {people.map(({ userId, name }) => (
            <li key={userId}>
              <span>{name}</span>
              <ActionIcon
                aria-label={t('takeFrom', { name })}
                title={t('takeFrom', { name })}
                disabled={fixed}
                onClick={() => set({ people: now.people.filter((id) => id !== userId) })}
              >
                <Icon name="x" size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Select
        className={classes.field}
        label={t('addDelegate')}
        placeholder={t('chooseMember')}
        data={others.map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name }))}
        value={null}
        onChange={(id) => id !== null && set({ people: [...now.people, id] })}
        nothingFoundMessage={t('noMember')}
        disabled={fixed || others.length === 0}
        limit={50}
        searchable
      />
      {mine.length > 0 && (
        <Checkbox.Group
          label={t('delegateDepartments')}
          description={t('delegateDepartmentsRule')}
          value={now.departmentIds}
          onChange={(departmentIds) => set({ departmentIds })}
        >
          <div className={classes.departments}>
            {mine.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} disabled={fixed} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      {actFor.length > 0 && (
        <p className={classes.actFor}>
          {t('youSignFor', {
            names: actFor
              .map(({ name, departments: of }) => (of.length === 0 ? name : `${name} (${of.join(', ')})`))
              .join('; '),
          })}
        </p>
      )}
    </div>
  );
}

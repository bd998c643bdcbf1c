import type {
  OutsideService,
  SetWorkspacePolicy,
  SharingPolicy,
  WorkspacePolicy,
} from '@clinical/contract/teams/policy.schemas';
import { Radio, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/form-errors.ts';
import { undoFor } from '../../../lib/undoable.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import classes from './SettingsPage.module.css';
import { useSetWorkspacePolicy, workspacePolicyQuery } from './workspace-policy.api.ts';
import { t } from './workspace-policy.texts.ts';

/** What may leave the workspace: everybody reads it, its admins change it. */
export function WorkspaceRules() {
  const policy = useQuery(workspacePolicyQuery);
  return (
    <SettingsSection
      title={t('leaving')}
      lead={policy.data?.abilities.edit === false ? t('leavingOfAdmins') : t('leavingLead')}
    >
      {policy.isPending && (
        <Delayed>
          <SkeletonText lines={4} />
        </Delayed>
      )}
      {policy.isError && (
        <ErrorState small title={t('notLoaded')} error={policy.error} onRetry={() => void policy.refetch()} />
      )}
      {policy.data && <Rules policy={policy.data} />}
    </SettingsSection>
  );
}

const ways = ['anyone', 'admins', 'nobody'] as const satisfies readonly SharingPolicy[];

function Rules({ policy: { sharing, services, outsideShares, abilities } }: { policy: WorkspacePolicy }) {
  const { mutateAsync } = useSetWorkspacePolicy();
  const needsServer = useNeedsServer();
  const fixed = !abilities.edit || needsServer.disabled === true;
  const servicesOff = services.filter(({ off }) => off).map(({ id }) => id);
  const set = (change: SetWorkspacePolicy, back: SetWorkspacePolicy) => {
    const failed = (error: unknown) => void toast.error(messageOf(error), { title: t('notSaved') });
    const undo = () => void mutateAsync(back).catch(failed);
    mutateAsync(change).then(
      () => toast.success(t('saved'), { duration: undoFor, action: { label: t('undo'), run: undo } }),
      failed,
    );
  };
  const switchService = (id: OutsideService['id'], on: boolean) =>
    set({ servicesOff: on ? servicesOff.filter((each) => each !== id) : [...servicesOff, id] }, { servicesOff });

  return (
    <div className={classes.stack}>
      <Radio.Group
        label={t('whoShares')}
        description={t('whoSharesRule')}
        value={sharing}
        onChange={(value) => {
          const way = ways.find((each) => each === value);
          if (way && way !== sharing) set({ sharing: way }, { sharing });
        }}
      >
        <div className={classes.choices}>
          {ways.map((way) => (
            <Radio key={way} value={way} label={t(way)} disabled={fixed} />
          ))}
        </div>
      </Radio.Group>
      {outsideShares.length > 0 && (
        <div>
          <h3 className={classes.small}>{t('stands', { n: outsideShares.length })}</h3>
          <ul className={classes.plainList}>
            {outsideShares.map(({ id, by, email, status }) => (
              <li key={id} className={classes.line}>
                <span>{t('sharesWith', { by, email })}</span>
                <StatusBadge tone={status === 'Accepted' ? 'ok' : 'info'}>{t(status)}</StatusBadge>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 className={classes.small}>{t('services')}</h3>
        <p className={classes.rule}>{t('servicesRule')}</p>
        <div className={classes.choices}>
          {services.map(({ id, name, use, off }) => (
            <Switch
              key={id}
              label={name}
              description={t(use)}
              checked={!off}
              disabled={fixed}
              onChange={(event) => switchService(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

import type { Template } from '@clinical/contract/templates/templates.schemas';
import type { TemplateVersion } from '@clinical/contract/templates/versions.schemas';
import { Button, Checkbox, Drawer, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { useArchiveVersion, useRollBackTemplate, versionsQuery } from '../templates.api.ts';
import { t } from '../templates.texts.ts';
import { useLossGuard } from '../checks/use-loss-guard.tsx';
import { TemplateDiff } from './TemplateDiff.tsx';
import classes from './Versions.module.css';
import list from '../../../ui/version-list.module.css';

/** All that was saved of a template, newest first; the chosen version shows what it changed. */
export function VersionsDrawer({ template, onClose }: { template: Template; onClose: () => void }) {
  useFocusBack();
  const [archived, setArchived] = useState(false);
  const history = useQuery(versionsQuery(template, archived));
  const [chosen, setChosen] = useState<number | null>(null);
  const versions = history.data ?? [];
  const at = Math.max(
    0,
    versions.findIndex(({ version }) => version === chosen),
  );
  const shown = versions[at];
  return (
    <Drawer opened onClose={onClose} size="xl" title={t('versionsOf')} closeButtonProps={{ 'aria-label': t('close') }}>
      {history.isPending && (
        <Delayed>
          <SkeletonText />
        </Delayed>
      )}
      {history.isError && (
        <ErrorState error={history.error} title={t('couldNotLoadVersions')} onRetry={() => void history.refetch()} />
      )}
      {shown && (
        <div className={list.panes}>
          <div>
            <ol className={list.versions}>
              {versions.map(({ version, author, createdAt, reason, archived: away }) => (
                <li key={version}>
                  <button
                    type="button"
                    className={list.version}
                    aria-current={version === shown.version ? 'true' : undefined}
                    onClick={() => setChosen(version)}
                  >
                    <span className={list.name}>
                      {t('versionNumber', { n: version })}
                      {version === template.version && <StatusBadge tone="ok">{t('now')}</StatusBadge>}
                      {away && <StatusBadge icon="archive">{t('archivedMark')}</StatusBadge>}
                    </span>
                    {reason !== '' && <span>{reason}</span>}
                    <span className={classes.by}>{t('byAuthor', { author, time: formatDateTime(createdAt) })}</span>
                  </button>
                </li>
              ))}
            </ol>
            <Checkbox
              label={t('showArchived')}
              checked={archived}
              onChange={(event) => setArchived(event.currentTarget.checked)}
            />
          </div>
          <Version key={shown.version} template={template} version={shown} before={versions[at + 1] ?? null} />
        </div>
      )}
    </Drawer>
  );
}

type VersionProps = { template: Template; version: TemplateVersion; before: TemplateVersion | null };

function Version({ template, version, before }: VersionProps) {
  const archive = useArchiveVersion();
  const [returning, setReturning] = useState(false);
  const isNow = version.version === template.version;
  const putAway = () =>
    archive.mutate(
      { id: template.id, version: version.version, archived: !version.archived },
      { onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }) },
    );
  return (
    <div>
      <div className={classes.head}>
        <h3 className={classes.about}>{before ? t('changesFrom', { n: before.version }) : t('firstVersion')}</h3>
        {!isNow && template.abilities.edit && (
          <div className={classes.buttons}>
            <Button size="xs" variant="subtle" color="gray" loading={archive.isPending} onClick={putAway}>
              {version.archived ? t('takeOut') : t('archiveVersion')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<Icon name="rotate" size={16} />}
              aria-expanded={returning}
              onClick={() => setReturning(!returning)}
            >
              {t('rollBack')}
            </Button>
          </div>
        )}
      </div>
      {returning && <RollBack template={template} version={version} onDone={() => setReturning(false)} />}
      {before ? <TemplateDiff before={before} after={version} /> : <FirstVersion version={version} />}
    </div>
  );
}

function FirstVersion({ version }: { version: TemplateVersion }) {
  return (
    <ol>
      {version.sections.map(({ key, header }) => (
        <li key={key}>{header}</li>
      ))}
    </ol>
  );
}

/** Going back says first what it changes, and asks why. */
function RollBack({ template, version, onDone }: { template: Template; version: TemplateVersion; onDone: () => void }) {
  const rollBack = useRollBackTemplate();
  const { guard, checking, dialog } = useLossGuard('rollBackAnyway');
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void guard(template.id, { version: version.version }, goBack);
  };
  const goBack = () =>
    rollBack.mutate(
      { id: template.id, version: version.version, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(t('rolledBack', { n: version.version }));
          onDone();
        },
        onError: (error) => toast.error(messageOf(error), { title: t('notRolledBack') }),
      },
    );
  return (
    <form className={classes.rollBack} onSubmit={submit}>
      <p className={classes.about}>{template.sharing !== 'me' ? t('rollBackTells') : t('rollBackRule')}</p>
      <TextInput
        label={t('rollBackReason')}
        required
        data-autofocus
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" disabled={reason.trim() === ''} loading={rollBack.isPending || checking}>
          {t('rollBackTo', { n: version.version })}
        </Button>
        <Button variant="subtle" color="gray" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
      <h3 className={classes.about}>{t('whatChanges')}</h3>
      <TemplateDiff before={template} after={version} />
      {dialog}
    </form>
  );
}

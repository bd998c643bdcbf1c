import type { KeptFor, PrivacySettings, Retention } from '@clinical/contract/operations/privacy.schemas';
import { Select } from '@mantine/core';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDay } from '../../../lib/format.ts';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSetPrivacy } from './privacy.api.ts';
import { t } from './privacy.texts.ts';
import classes from './privacy.module.css';

const choices = [7, 30, 90, 180, 365, 730, 1_825, 3_650];
const usual = { audio: 90, charts: 'until-deleted' } as const;
type What = keyof Retention;

/** How long audio and charts are kept: one's own choice, the workspace's before it, and what goes next. */
export function RetentionSettings({ settings }: { settings: PrivacySettings }) {
  const { workspace, due, abilities } = settings;
  const { mutate, isPending } = useSetPrivacy();
  const save = (whose: 'mine' | 'workspace', what: What, kept: KeptFor | null, before: KeptFor | null) =>
    mutate(
      { [whose]: { [what]: kept } },
      {
        onSuccess: () =>
          toast.success(t('saved'), {
            duration: 10_000,
            id: 'retention',
            action: { label: t('undo'), run: () => save(whose, what, before, kept) },
          }),
        onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
      },
    );
  const field = (whose: 'mine' | 'workspace', what: What) => {
    const value = settings[whose][what];
    const decided = whose === 'mine' ? workspace[what] : null;
    const open = whose === 'mine' ? t('asUsual', { kept: sayKept(usual[what]) }) : t('everyoneChooses');
    return (
      <Select
        key={what}
        className={classes['choice']}
        label={t(what)}
        description={decided === null ? undefined : t('decided', { kept: sayKept(decided) })}
        data={optionsOf(value, open)}
        value={String(value ?? '')}
        allowDeselect={false}
        disabled={isPending || decided !== null || (whose === 'workspace' && !abilities.editWorkspace)}
        onChange={(chosen) => save(whose, what, readKept(chosen ?? ''), value)}
      />
    );
  };
  const isOpen = workspace.audio === null && workspace.charts === null;
  return (
    <SettingsSection title={t('retention')} lead={t('retentionLead')}>
      <fieldset className={classes['group']}>
        <legend>{t('mine')}</legend>
        <div className={classes['row']}>
          {field('mine', 'audio')}
          {field('mine', 'charts')}
        </div>
      </fieldset>
      {(abilities.editWorkspace || !isOpen) && (
        <fieldset className={classes['group']}>
          <legend>{t('workspace')}</legend>
          <p className={classes['hint']}>{t(abilities.editWorkspace ? 'workspaceHint' : 'adminsChange')}</p>
          <div className={classes['row']}>
            {field('workspace', 'audio')}
            {field('workspace', 'charts')}
          </div>
        </fieldset>
      )}
      {due.length === 0 ? (
        <p className={classes['hint']}>{t('nothingDue')}</p>
      ) : (
        <div>
          <h3 className={classes['subtitle']}>{t(abilities.editWorkspace ? 'dueAll' : 'dueMine')}</h3>
          <ul className={classes['due']}>
            {due.map(({ day, audio, charts }) => {
              const what = [
                ...(audio > 0 ? [t('dueAudio', { n: audio })] : []),
                ...(charts > 0 ? [t('dueCharts', { n: charts })] : []),
              ];
              return <li key={day}>{t('dueOn', { day: formatDay(day), what: what.join('; ') })}</li>;
            })}
          </ul>
        </div>
      )}
    </SettingsSection>
  );
}

function optionsOf(value: KeptFor | null, open: string) {
  const days = [...new Set([...choices, ...(typeof value === 'number' ? [value] : [])])].toSorted((a, b) => a - b);
  const kept: KeptFor[] = [...days, 'until-deleted'];
  return [{ value: '', label: open }, ...kept.map((each) => ({ value: String(each), label: sayKept(each) }))];
}

const sayKept = (kept: KeptFor): string => (kept === 'until-deleted' ? t('untilDeleted') : t('days', { n: kept }));

const readKept = (value: string): KeptFor | null =>
  value === '' ? null : value === 'until-deleted' ? value : Number(value);

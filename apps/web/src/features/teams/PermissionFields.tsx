import type { Permission, PresetName, Switches } from '@clinical/contract/accounts/session.schemas';
import { presets } from '@clinical/contract/teams/members.rules';
import { NativeSelect, Switch } from '@mantine/core';
import { presetOf, switchNames } from './presets.ts';
import { t } from './teams.texts.ts';
import classes from './PermissionFields.module.css';

/** `preset`: the one that was chosen. */
export type Allowed = { permission: Permission; switches: Switches; preset: PresetName | null };

type Props = { value: Allowed; onChange: (value: Allowed) => void };

const permissions = ['read', 'edit', 'admin'] as const;

/** A preset, or the permission and its four switches one by one. */
export function PermissionFields({ value, onChange }: Props) {
  const { permission, switches } = value;
  const preset = presetOf(permission, switches, value.preset);
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('preset')}
        value={preset ?? ''}
        data={[
          ...presets.map(({ key }) => ({ value: key, label: t(key) })),
          ...(preset === null ? [{ value: '', label: t('custom') }] : []),
        ]}
        onChange={(event) => {
          const chosen = presets.find(({ key }) => key === event.currentTarget.value);
          if (chosen) onChange({ permission: chosen.permission, switches: chosen.switches, preset: chosen.key });
        }}
      />
      <NativeSelect
        label={t('permission')}
        value={permission}
        data={permissions.map((each) => ({ value: each, label: t(`permission${each}`) }))}
        onChange={(event) =>
          onChange({ ...value, permission: permissions.find((each) => each === event.currentTarget.value) ?? 'read' })
        }
      />
      <fieldset className={classes.switches}>
        <legend>{t('switches')}</legend>
        {switchNames.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            checked={switches[name] || (permission === 'admin' && name !== 'sign')}
            disabled={permission === 'admin' && name !== 'sign'}
            onChange={(event) => onChange({ ...value, switches: { ...switches, [name]: event.currentTarget.checked } })}
          />
        ))}
        {permission === 'admin' && <p className={classes.hint}>{t('adminHasAll')}</p>}
      </fieldset>
    </div>
  );
}

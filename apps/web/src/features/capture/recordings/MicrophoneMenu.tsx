import { Menu } from '@mantine/core';
import { usePreference } from '../../../lib/preference.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { canShareSound } from '../microphone/browser-capture.ts';
import { starredMicrophone } from '../../../lib/microphone.ts';
import { computerSound, useMicrophones } from '../microphone/microphones.ts';
import classes from './MicrophoneMenu.module.css';
import { t } from './recordings.texts.ts';

/** The microphones; the chosen one is starred, and this device starts with it from then on. */
export function MicrophoneMenu({ disabled }: { disabled: boolean }) {
  const found = useMicrophones();
  const [starred, setStarred] = usePreference(starredMicrophone);
  const [withSound, setWithSound] = usePreference(computerSound);
  const name = starred?.label ?? t('systemMicrophone');
  const star = (called: string, is: boolean) => ({
    leftSection: <Icon name={is ? 'star-filled' : 'star'} size={16} />,
    'aria-label': is ? t('startsWith', { name: called }) : called,
  });
  return (
    <Menu position="bottom" width={280}>
      <Menu.Target>
        <button
          type="button"
          className={classes.target}
          aria-label={t('microphone', { menu: t('microphones'), name })}
          disabled={disabled}
        >
          <span className={classes.name}>{name}</span>
          <Icon name="chevron-down" size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item {...star(t('systemMicrophone'), starred === null)} onClick={() => setStarred(null)}>
          {t('systemMicrophone')}
        </Menu.Item>
        {found.map((each) => (
          <Menu.Item key={each.id} {...star(each.label, starred?.id === each.id)} onClick={() => setStarred(each)}>
            {each.label}
          </Menu.Item>
        ))}
        {found.length === 0 && <Menu.Label>{t('noMicrophones')}</Menu.Label>}
        {canShareSound() && (
          <>
            <Menu.Divider />
            <Menu.CheckboxItem checked={withSound} onChange={setWithSound}>
              {t('computerSound')}
            </Menu.CheckboxItem>
            <Menu.Label>{t('computerSoundHint')}</Menu.Label>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

import { ActionIcon, Menu } from '@mantine/core';
import { usePreference } from '../../../lib/preference.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { canShareSound } from '../microphone/browser-capture.ts';
import { starredMicrophone } from '../../../lib/microphone.ts';
import { computerSound, useMicrophones } from '../microphone/microphones.ts';
import { t } from './recordings.texts.ts';

/** The microphones; the chosen one is starred, and this device starts with it from then on. */
export function MicrophoneMenu({ disabled }: { disabled: boolean }) {
  const found = useMicrophones();
  const [starred, setStarred] = usePreference(starredMicrophone);
  const [withSound, setWithSound] = usePreference(computerSound);
  const star = (name: string, is: boolean) => ({
    leftSection: <Icon name={is ? 'star-filled' : 'star'} size={16} />,
    'aria-label': is ? t('startsWith', { name }) : name,
  });
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon variant="default" size="var(--control)" aria-label={t('microphones')} disabled={disabled}>
          <Icon name="chevron-down" />
        </ActionIcon>
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

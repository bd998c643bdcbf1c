import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { initialThemeMode } from '../lib/theme-mode.ts';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { t } from './shell.texts.ts';

/** Its icons come by name, not through the registry: this button is on the sign-in page too. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme(initialThemeMode) === 'dark';
  const label = dark ? t('toLight') : t('toDark');
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
      {dark ? <IconSun size={18} stroke={1.75} /> : <IconMoon size={18} stroke={1.75} />}
    </ActionIcon>
  );
}

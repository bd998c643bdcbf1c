import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { userInfoQuery } from '../../features/accounts/public.ts';
import { noteSearchQuery } from '../../features/notes/public.ts';
import { formatDay } from '../../lib/format.ts';
import { signOut } from '../../lib/session/sign-out.ts';
import { currentViewing } from '../../lib/session/viewing.ts';
import { initialThemeMode } from '../../lib/theme-mode.ts';
import { navigation, visibleItems } from '../navigation.ts';
import { t } from '../shell.texts.ts';
import { matchItems, pageItems, type PaletteItem } from './palette-items.ts';

const most = 8;

/** The lines for what was typed: patients of that name first, then pages and commands. */
export function usePaletteItems(typed: string): { items: PaletteItem[]; searching: boolean } {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme(initialThemeMode) === 'dark';
  const { data: user } = useQuery(userInfoQuery());
  const asked = useDeferredValue(typed.trim());
  const found = useQuery({ ...noteSearchQuery(asked, most), placeholderData: keepPreviousData });

  const patients: PaletteItem[] = (asked === '' ? [] : (found.data ?? [])).map(({ id, title, dateOfBirth }) => ({
    key: id,
    title,
    hint: dateOfBirth === null ? undefined : formatDay(dateOfBirth),
    icon: 'user',
    run: () => void navigate({ to: '/chat', search: { id } }),
  }));
  const newPatient: PaletteItem = {
    key: 'new-patient',
    title: t('newPatient'),
    icon: 'plus',
    run: () => void navigate({ to: '/my-projects', state: { newPatient: true } }),
  };
  const commands: PaletteItem[] = [
    ...pageItems(visibleItems(navigation, user), (path) => void navigate({ to: path })),
    ...(currentViewing() ? [] : [newPatient]),
    {
      key: 'theme',
      title: dark ? t('toLight') : t('toDark'),
      icon: dark ? 'sun' : 'moon',
      run: () => setColorScheme(dark ? 'light' : 'dark'),
    },
    { key: 'log-out', title: t('logOut'), icon: 'logout', run: () => void signOut() },
  ];
  return { items: [...patients, ...matchItems(commands, typed)], searching: asked !== '' && found.isFetching };
}

import { Button, Menu, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { readTags } from '../../lib/shared-filter.ts';
import { t } from './notes.texts.ts';
import classes from './PatientsFilters.module.css';

type Props = {
  known: readonly string[];
  refused: { disabled?: boolean; title?: string };
  onTag: (tag: string) => void;
};

const longestTag = 60;

/** One tag for the newest visit of each selected chart: a known one, or a new one. */
export function TagVisitsMenu({ known, refused, onTag }: Props) {
  const own = readTags(useQuery(userInfoQuery()).data?.tags);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const tags = [...new Set([...own, ...known])].toSorted((one, other) => one.localeCompare(other));
  const tag = typed.replaceAll(',', ' ').trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tag === '') return;
    setOpened(false);
    onTag(tag);
  };
  return (
    <Menu width={240} opened={opened} onChange={setOpened} position="top-start">
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<Icon name="tag" size={16} />} {...refused}>
          {t('tagThem')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.tagList}>
        <Menu.Label>{t('tagThemRule')}</Menu.Label>
        {tags.map((each) => (
          <Menu.Item key={each} onClick={() => onTag(each)}>
            {each}
          </Menu.Item>
        ))}
        <form onSubmit={submit} className={classes.newTag}>
          <TextInput
            size="xs"
            aria-label={t('newTag')}
            placeholder={t('newTag')}
            maxLength={longestTag}
            value={typed}
            // the menu takes letters for its items otherwise
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
      </Menu.Dropdown>
    </Menu>
  );
}

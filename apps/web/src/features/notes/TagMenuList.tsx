import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { t } from './notes.texts.ts';
import classes from './PatientsFilters.module.css';

type Props = {
  target: ReactElement;
  tags: readonly string[];
  /** Whether the tags of all charts are among them. */
  state: 'loading' | 'failed' | 'complete';
  onRetry: () => void;
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
};

export function TagMenuList({ target, tags, state, onRetry, chosen, onChange }: Props) {
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag]);
  return (
    <OpenedMenu width={240} target={target}>
      <Menu.Dropdown className={classes.tagList}>
        {tags.map((tag) => (
          <Menu.CheckboxItem key={tag} checked={chosen.includes(tag)} onChange={() => toggle(tag)}>
            {tag}
          </Menu.CheckboxItem>
        ))}
        {state === 'loading' && <Menu.Label role="status">{t('loadingTags')}</Menu.Label>}
        {state === 'complete' && tags.length === 0 && <Menu.Label>{t('noTags')}</Menu.Label>}
        {state === 'failed' && (
          <Menu.Item closeMenuOnClick={false} leftSection={<Icon name="refresh" size={16} />} onClick={onRetry}>
            {t('tagsNotLoaded')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

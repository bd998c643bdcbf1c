import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import classes from './PatientsFilters.module.css';

type Props = {
  target: ReactElement;
  tags: readonly string[];
  chosen: readonly string[];
  onChange: (tags: string[]) => void;
};

export function TagMenuList({ target, tags, chosen, onChange }: Props) {
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
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

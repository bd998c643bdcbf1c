import { ActionIcon } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import classes from './ChosenTags.module.css';
import { t } from './notes.texts.ts';

type Props = { tags: readonly string[]; onChange: (tags: string[]) => void };

/** The tags that a list is narrowed to; each can be taken away. */
export function ChosenTags({ tags, onChange }: Props) {
  return tags.map((tag) => (
    <span className={classes.tag} key={tag}>
      {tag}
      <ActionIcon
        size={20}
        aria-label={t('removeTag', { tag })}
        onClick={() => onChange(tags.filter((other) => other !== tag))}
      >
        <Icon name="x" size={14} />
      </ActionIcon>
    </span>
  ));
}

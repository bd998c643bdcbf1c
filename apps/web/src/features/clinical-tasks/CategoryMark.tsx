import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { Icon } from '../../ui/Icon.tsx';
import { categoryIcons } from './category-icons.ts';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';

/** A category as its icon in its colour, and its word. */
export function CategoryMark({ category }: { category: TaskCategory }) {
  return (
    <span className={classes.category} data-category={category}>
      <Icon name={categoryIcons[category]} size={16} />
      {t(category)}
    </span>
  );
}

import { taskCategories } from '@clinical/contract/clinical-tasks/clinical-tasks.rules';
import { t } from './clinical-tasks.texts.ts';

/** The categories for a field that chooses one. */
export const categoryChoices = () => taskCategories.map((value) => ({ value, label: t(value) }));

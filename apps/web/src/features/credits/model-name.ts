import { models } from '@clinical/contract/models';
import { t } from './credits.texts.ts';

/** What wrote, as the settings call it: the built-in engine, or a model; one that is not in the list any more by its key. */
export function modelName(key: string): string {
  return key === 'local' ? t('builtIn') : (models.find((model) => model.key === key)?.name ?? key);
}

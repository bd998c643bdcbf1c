import { models } from '@clinical/contract/models';

/** A model as the settings call it; one that is not in the list any more by its key. */
export function modelName(key: string): string {
  return models.find((model) => model.key === key)?.name ?? key;
}

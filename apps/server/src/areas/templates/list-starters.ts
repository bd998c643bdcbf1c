import type { StarterTemplate } from '@clinical/contract/templates/templates.schemas';
import { starters } from './starters.data.ts';

/** The built-in catalogue, the same for everybody. */
export async function listStarters(): Promise<StarterTemplate[]> {
  return starters;
}

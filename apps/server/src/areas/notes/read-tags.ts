import { storable } from '../../platform/storable.ts';

/** Tags of a comma-separated list; undefined when there are none. */
export function readTags(text: string | undefined): string[] | undefined {
  const tags = storable(text ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return tags.length > 0 ? tags : undefined;
}

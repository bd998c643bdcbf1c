import { invalid } from '../../platform/app-error.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** English name of a language tag ("de-CH": "Swiss High German"). @throws AppError INVALID_INPUT for what is no tag */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    throw invalid(['body', 'language'], `“${tag}” is not a language tag`);
  }
}

import type { InterviewLocale } from '@clinical/contract/pre-chats/interviews.schemas';

export const locales: Readonly<Record<InterviewLocale, string>> = { en: 'English', es: 'Español' };

/** The first language of the browser that the page has; English without one. */
export function ownLocale(languages: readonly string[]): InterviewLocale {
  const wanted = languages.map((tag) => tag.split('-')[0]);
  return wanted.find((tag): tag is InterviewLocale => Object.keys(locales).includes(tag ?? '')) ?? 'en';
}

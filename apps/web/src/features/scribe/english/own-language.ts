import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../accounts/public.ts';

const isEnglish = (locale: string): boolean => /^en\b/i.test(locale);

/** The language that notes are to be in by my profile, as it is called in English; null while that is English, or not known. */
export function useOtherLanguage(): string | null {
  const locale = useQuery(userInfoQuery()).data?.appSettings.locale;
  if (locale === undefined || isEnglish(locale)) return null;
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

import type { InterviewLocale } from '@clinical/contract/pre-chats/interviews.schemas';
import { locales } from './own-locale.ts';

type Props = { label: string; locale: string; onChange: (locale: InterviewLocale) => void };

/** The languages of the pages for people without an account. */
export function Languages({ label, locale, onChange }: Props) {
  return (
    <div className="languages" role="group" aria-label={label}>
      {Object.entries(locales).map(([each, name]) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === locale}
          onClick={() => onChange(each as InterviewLocale)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

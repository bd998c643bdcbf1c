import { transcriptionLanguages as languages } from '@clinical/contract/speech/languages';
import { laterPart } from '../lib/parts.ts';
import { useTranscriptionLanguage } from '../lib/transcription-language.ts';
import { Icon } from '../ui/Icon.tsx';
import { LazyMenu } from '../ui/LazyMenu.tsx';
import classes from './LanguagePicker.module.css';
import { t } from './shell.texts.ts';

const load = laterPart(() => import('./LanguageMenu.tsx').then(({ LanguageMenu }) => LanguageMenu));

/** The language that recordings and uploads are transcribed in. */
export function LanguagePicker() {
  const [key] = useTranscriptionLanguage();
  const chosen = languages.find((language) => language.key === key) ?? languages[0];
  const button = (
    <button type="button" className={classes.target} aria-label={t('language', { language: chosen?.label ?? '' })}>
      <Icon name="language" />
      <span className={classes.code} data-code={chosen?.value} />
    </button>
  );
  return <LazyMenu button={button} load={load} />;
}

import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../../ui/Icon.tsx';
import { enginesQuery } from '../../../lib/engines.api.ts';
import { t } from './english.texts.ts';
import classes from './EnglishOnly.module.css';
import { useOtherLanguage } from './own-language.ts';

/** Where a note is about to be made: that it will be in English, for somebody whose notes are to be in another language. */
export function EnglishOnly() {
  const language = useOtherLanguage();
  const engines = useQuery({ ...enginesQuery, enabled: language !== null }).data;
  const isLocal = engines?.some(({ area, engine }) => area === 'notes' && engine === 'local');
  if (language === null || !isLocal) return null;
  return (
    <p className={classes.hint} role="note">
      <Icon name="info" size={16} />
      {t('before', { language })}
    </p>
  );
}

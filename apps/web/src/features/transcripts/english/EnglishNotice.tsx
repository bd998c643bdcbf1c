import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { Icon } from '../../../ui/Icon.tsx';
import classes from '../evidence/HeardNotice.module.css';
import { t } from './english.texts.ts';
import { useOtherLanguage } from './own-language.ts';

/** Over a note that the local engine wrote: why it is not in the reader's own language. */
export function EnglishNotice({ entry }: { entry: Transcript }) {
  const language = useOtherLanguage();
  if (language === null || entry.engine !== 'local' || entry.sections.length === 0) return null;
  return (
    <div className={classes.notice} role="note">
      <p className={classes.title}>
        <Icon name="info" size={16} /> {t('title')}
      </p>
      <p className={classes.text}>{t('after', { language })}</p>
    </div>
  );
}

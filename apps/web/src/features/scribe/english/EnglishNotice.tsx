import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { isForeignLine } from '@clinical/language/unsupported-language';
import { Icon } from '../../../ui/Icon.tsx';
import classes from '../../../ui/source-notice.module.css';
import { t } from './english.texts.ts';
import { useOtherLanguage } from './own-language.ts';

/** Over a note that the local engine wrote: why it is not in the reader's own language, and what of the visit it did not understand. */
export function EnglishNotice({ entry }: { entry: Transcript }) {
  const language = useOtherLanguage();
  if (entry.engine !== 'local' || entry.sections.length === 0) return null;
  const foreign = entry.utterances.filter(isForeignLine).length;
  return (
    <>
      {language !== null && <Notice title={t('title')} text={t('after', { language })} />}
      {foreign > 0 && <Notice title={t('leftOutTitle', { n: foreign })} text={t('leftOut')} />}
    </>
  );
}

const Notice = ({ title, text }: { title: string; text: string }) => (
  <div className={classes.notice} role="note">
    <p className={classes.title}>
      <Icon name="info" size={16} /> {title}
    </p>
    <p className={classes.text}>{text}</p>
  </div>
);

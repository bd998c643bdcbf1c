import { Icon } from '../../../ui/Icon.tsx';
import { t } from '../transcripts.texts.ts';
import type { Draft } from './draft-saver.ts';
import classes from './SaveStatus.module.css';

/** Says once and quietly that the note is saved, and plainly when it is not. */
export function SaveStatus({ draft, onSave }: { draft: Draft; onSave: () => void }) {
  const { status, message, unkept } = draft;
  return (
    <span className={classes.status} role="status" data-status={status} key={status === 'saved' ? 'saved' : 'rest'}>
      {status === 'saved' && t('saved')}
      {status === 'saving' && t('saving')}
      {status === 'kept' && (
        <>
          <Icon name={unkept ? 'alert-triangle' : 'wifi-off'} size={16} />
          {unkept ? t('notKeptHere') : t('keptHere')}
        </>
      )}
      {status === 'refused' && (
        <>
          <Icon name="alert-triangle" size={16} />
          {t('notSavedYet', { message: message ?? t('sendAgain') })}
          <button type="button" className={classes.again} onClick={onSave}>
            {t('saveNow')}
          </button>
        </>
      )}
    </span>
  );
}

import { lacksEvidence } from '@clinical/contract/scribe/evidence.rules';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Icon } from '../../../ui/Icon.tsx';
import classes from './NoEvidence.module.css';
import { t } from './literature.texts.ts';

/** Under a note of a model that brings evidence: why it has none. */
export function NoEvidence({ entry }: { entry: Transcript }) {
  if (!lacksEvidence(entry)) return null;
  return (
    <p className={classes.none} role="note">
      <Icon name="info" size={16} />
      <span>
        <strong>{t('none')}.</strong> {t('why')}
      </span>
    </p>
  );
}

import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PricedButton, TooFewCredits } from '../../credits/public.ts';
import classes from '../../../ui/source-notice.module.css';
import { ReplaceEditsDialog } from './ReplaceEditsDialog.tsx';
import { useNotePrice } from '../use-note-price.ts';
import { useStartNote } from './use-start-note.ts';
import { t } from './writing.texts.ts';

type Props = { entry: Transcript; icon: IconName; title: string; text: string; children?: ReactNode };

/** Says why a note is no longer what its source would give, and offers to write it again. `children`: other ways out. */
export function RegenerateNotice({ entry, icon, title, text, children }: Props) {
  const { start, busy, asked, confirm, cancel } = useStartNote(entry);
  const price = useNotePrice(entry);
  const needsServer = useNeedsServer();
  return (
    <div className={classes.notice} role="note">
      <p className={classes.title}>
        <Icon name={icon} size={16} /> {title}
      </p>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <PricedButton
          price={price}
          variant="default"
          leftSection={<Icon name="sparkles" size={16} />}
          loading={busy}
          disabled={entry.taskId !== null}
          onClick={() => void start({})}
          {...needsServer}
        >
          {t('writeAgain')}
        </PricedButton>
        {children}
        <TooFewCredits price={price} />
      </div>
      <ReplaceEditsDialog asked={asked} onConfirm={confirm} onClose={cancel} />
    </div>
  );
}

import type { SectionStatus } from '@clinical/contract/transcripts/note-body.schemas';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons.ts';
import classes from './SectionTools.module.css';
import { t } from './writing.texts.ts';

/** How a section stands, in a word and an icon. `waiting`: it will be written, and has not begun. */
export function SectionState({ status }: { status: SectionStatus | 'waiting' }) {
  const { icon, text } = told[status];
  return (
    <span className={classes.state} data-status={status}>
      <Icon name={icon} size={14} />
      {t(text)}
    </span>
  );
}

const told = {
  waiting: { icon: 'circle-dashed', text: 'stateWaiting' },
  empty: { icon: 'check', text: 'stateNothing' },
  generating: { icon: 'loader', text: 'stateGenerating' },
  populated: { icon: 'check', text: 'stateWritten' },
  edited: { icon: 'pencil', text: 'stateEdited' },
  failed: { icon: 'alert-triangle', text: 'stateFailed' },
} as const satisfies Record<SectionStatus | 'waiting', { icon: IconName; text: string }>;

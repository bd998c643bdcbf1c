import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { ActionIcon, Popover } from '@mantine/core';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { TooFewCredits } from '../../credits/public.ts';
import classes from './SectionTools.module.css';
import { useNotePrice } from '../use-note-price.ts';
import { t } from './writing.texts.ts';

type Props = { entry: Transcript; header: string; busy: boolean; onRedo: () => void };

/** Has one section written again, for its price; with too few credits, pressed, it says so. */
export function RedoSection({ entry, header, busy, onRedo }: Props) {
  const price = useNotePrice(entry);
  const needsServer = useNeedsServer();
  const name = price && price.credits > 0 ? t('redoFor', { header, n: price.credits }) : t('redoSection', { header });
  const look = { className: classes.redo, size: 28, 'aria-label': name, title: name };
  if (price?.tooFew) {
    return (
      <Popover width={260} position="bottom-end" trapFocus returnFocus>
        <Popover.Target>
          <ActionIcon {...look} aria-disabled data-disabled {...needsServer}>
            <Icon name="refresh" size={16} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <TooFewCredits price={price} />
        </Popover.Dropdown>
      </Popover>
    );
  }
  return (
    <ActionIcon {...look} loading={busy} onClick={onRedo} {...needsServer}>
      <Icon name="refresh" size={16} />
    </ActionIcon>
  );
}

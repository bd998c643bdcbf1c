import type { PictureSource } from '@clinical/contract/visualizer/picture.schemas';
import { Button, Drawer } from '@mantine/core';
import { useFocusBack } from '../../lib/focus-back.ts';
import { formatDate } from '../../lib/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { t } from './visualizer.texts.ts';
import classes from './Picture.module.css';

type Props = {
  name: string;
  sources: readonly PictureSource[];
  onOpenEntry: (entryId: string) => void;
  onClose: () => void;
};

/** The sentences that something comes from, each with its entry or file. */
export function Sources({ name, sources, onOpenEntry, onClose }: Props) {
  useFocusBack();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title={t('sourceOf', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <ul className={classes.sources}>
        {sources.map((source) => (
          <li key={`${source.id} ${source.label} ${source.quote}`}>
            <p className={classes.origin}>
              {t(source.kind === 'entry' ? 'fromEntry' : 'fromFile', { day: formatDate(source.at) })}
              {source.label !== '' && ` · ${source.label}`}
            </p>
            <blockquote className={classes.quote}>{source.quote}</blockquote>
            <div className={classes.sourceFoot}>
              <StatusBadge
                tone={source.signed ? 'ok' : 'neutral'}
                icon={source.signed ? 'circle-check' : 'circle-dashed'}
              >
                {stateOf(source)}
              </StatusBadge>
              {source.kind === 'entry' && (
                <Button variant="default" size="xs" onClick={() => onOpenEntry(source.id)}>
                  {t('openEntry')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function stateOf({ kind, signed, reported }: PictureSource): string {
  if (kind === 'import') return t(signed ? 'final' : 'preliminary');
  return reported ? `${t('reported')}, ${t(signed ? 'signed' : 'unsigned')}` : t(signed ? 'signed' : 'unsigned');
}

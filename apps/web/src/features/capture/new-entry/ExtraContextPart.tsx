import { ExtraContextField } from '../../scribe/writing/public.ts';
import classes from './NewEntryPanel.module.css';
import { t } from './new-entry.texts.ts';

type Props = {
  extra: { text: string; restored: boolean; change: (text: string) => void };
  onEnter: () => void;
};

/** Facts that were not said, folded away until somebody has some. */
export function ExtraContextPart({ extra, onEnter }: Props) {
  return (
    <details className={classes.extra} open={extra.restored || undefined}>
      <summary>{t('addExtraContext')}</summary>
      <ExtraContextField value={extra.text} onChange={extra.change} onEnter={onEnter} />
    </details>
  );
}

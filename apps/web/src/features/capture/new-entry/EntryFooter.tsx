import { Icon } from '../../../ui/Icon.tsx';
import { Keys } from '../../../ui/Keys.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { type Price, PricedButton, TooFewCredits } from '../../credits/public.ts';
import { EnglishOnly } from '../../scribe/english/public.ts';
import { ModelChip } from '../../scribe/public.ts';
import { writing } from '../../scribe/writing/public.ts';
import { type TemplateChoice, TemplatePicker } from '../../templates/public.ts';
import { LanguageChip } from './LanguageChip.tsx';
import classes from './NewEntryPanel.module.css';

type Props = {
  noteId: string;
  template: TemplateChoice | null;
  onTemplate: (choice: TemplateChoice) => void;
  busy: boolean;
  /** There is something to make a note of. */
  ready: boolean;
  price: Price | null;
  onGenerate: () => void;
};

/** How the note is made: template, language and model, and the one button, once there is something to make it of. */
export function EntryFooter({ noteId, template, onTemplate, busy, ready, price, onGenerate }: Props) {
  const needsServer = useNeedsServer();
  return (
    <div className={classes.foot}>
      <EnglishOnly />
      <div className={classes.actions}>
        <TemplatePicker asChip value={template} onChange={onTemplate} disabled={busy} />
        <LanguageChip />
        <ModelChip noteId={noteId} />
        {ready && (
          <div className={classes.generate}>
            <span className={classes.keys}>
              <Keys of="mod+Enter" />
            </span>
            <PricedButton
              price={price}
              leftSection={<Icon name="sparkles" size={16} />}
              loading={busy}
              onClick={onGenerate}
              {...needsServer}
            >
              {writing('generate')}
            </PricedButton>
          </div>
        )}
      </div>
      {ready && <TooFewCredits price={price} />}
    </div>
  );
}

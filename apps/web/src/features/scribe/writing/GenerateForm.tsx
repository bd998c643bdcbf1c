import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useState } from 'react';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PricedButton, TooFewCredits } from '../../credits/public.ts';
import { TemplatePicker, useTemplateChoice } from '../../templates/public.ts';
import { EnglishOnly } from '../english/EnglishOnly.tsx';
import { lastTemplate } from '../last-template.ts';
import { t } from './writing.texts.ts';
import classes from '../../../ui/notice.module.css';
import { ExtraContextField, isTooLong } from './ExtraContextField.tsx';
import { ReplaceEditsDialog } from './ReplaceEditsDialog.tsx';
import { useNotePrice } from '../use-note-price.ts';
import { useStartNote } from './use-start-note.ts';

/** Picks a template, takes extra context and starts writing; for a source without a note. */
export function GenerateForm({ entry }: { entry: Transcript }) {
  const [wanted, setWanted] = useState(
    entry.templateId === null ? lastTemplate.get() : { kind: 'own' as const, id: entry.templateId },
  );
  const { choice } = useTemplateChoice(wanted);
  const extra = usePersistedText(`extra-context:${entry.id}`, entry.extraContext);
  const extraContext = extra.text;
  const { start, busy, asked, confirm, cancel } = useStartNote(entry, extra.clear);
  const price = useNotePrice(entry);
  const generate = () => {
    if (!price?.tooFew && !isTooLong(extraContext)) void start({ choice, extraContext });
  };
  return (
    <>
      <ExtraContextField value={extraContext} onChange={extra.change} onEnter={generate} />
      <EnglishOnly />
      <div className={classes.actions}>
        <div className={classes.picker}>
          <TemplatePicker value={wanted} onChange={setWanted} disabled={busy} />
        </div>
        <PricedButton price={price} leftSection={<Icon name="sparkles" size={16} />} loading={busy} onClick={generate}>
          {t('generate')}
        </PricedButton>
        <TooFewCredits price={price} />
      </div>
      <ReplaceEditsDialog asked={asked} onConfirm={confirm} onClose={cancel} />
    </>
  );
}

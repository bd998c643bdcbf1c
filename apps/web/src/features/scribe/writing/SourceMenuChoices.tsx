import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type KeyboardEvent, useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { TooFewCredits } from '../../credits/public.ts';
import { type TemplateChoice, useTemplateChoice } from '../../templates/public.ts';
import { EnglishOnly } from '../english/EnglishOnly.tsx';
import { ExtraContextField, isTooLong } from './ExtraContextField.tsx';
import classes from './SourceMenu.module.css';
import { useNotePrice } from '../use-note-price.ts';
import type { StartRequest } from './use-start-note.ts';
import { t } from './writing.texts.ts';

type Props = {
  entry: Transcript;
  extraContext: string;
  onType: (extraContext: string) => void;
  onWrite: (request: StartRequest) => void;
};

/** The saved templates, then the box for extra clinical context. Without a template a general format is used. */
export function SourceMenuChoices({ entry, extraContext, onType, onWrite }: Props) {
  const title = useId();
  const price = useNotePrice(entry);
  const { own } = useTemplateChoice(null);
  const last = own.find(({ id }) => id === entry.templateId);
  const choices: { choice: TemplateChoice; label: string }[] = [
    ...own.map(({ id, nickname, title: name }) => ({ choice: { kind: 'own' as const, id }, label: nickname || name })),
    { choice: { kind: 'general' }, label: t('generalFormat') },
  ];
  const used = (choice: TemplateChoice): boolean =>
    entry.version > 0 && (choice.kind === 'own' ? choice.id === entry.templateId : entry.templateId === null);
  const write = (choice: TemplateChoice) => {
    if (!price?.tooFew && !isTooLong(extraContext)) onWrite({ choice, extraContext });
  };
  const usual: TemplateChoice = last ? { kind: 'own', id: last.id } : { kind: 'general' };
  return (
    <>
      <div>
        <div className={classes.head}>
          <h3 id={title} className={classes.title}>
            {t('templates')}
          </h3>
          {price && price.credits > 0 && <span className={classes.last}>{t('eachCosts', { n: price.credits })}</span>}
        </div>
        <TooFewCredits price={price} />
        <EnglishOnly />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows go between its buttons */}
        <ul className={classes.templates} aria-labelledby={title} onKeyDown={step}>
          {choices.map(({ choice, label }) => (
            <li key={choice.kind === 'own' ? choice.id : choice.kind}>
              <button type="button" className={classes.template} disabled={price?.tooFew} onClick={() => write(choice)}>
                <Icon name="template" size={16} />
                {label}
                {used(choice) && <span className={classes.last}>{t('chosenNow')}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ExtraContextField
        value={extraContext}
        onChange={onType}
        onEnter={() => write(usual)}
        hint={`${t('extraContextHint')} ${t('enterWrites', { template: last ? last.nickname || last.title : t('generalFormat') })}`}
        autoFocus
      />
    </>
  );
}

/** The arrows go from one template to the next. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + by))]?.focus();
}

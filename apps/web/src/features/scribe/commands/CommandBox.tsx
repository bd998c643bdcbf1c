import { newKey } from '@clinical/api-client/new-key';
import { limits } from '@clinical/contract/limits';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { useShortcut } from '../../../lib/shortcuts/shortcuts.ts';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { PricedButton, TooFewCredits, usePrice } from '../../credits/public.ts';
import { useChartModel } from '../model/chart-model.ts';
import { useStartCommand } from './commands.api.ts';
import { t } from './commands.texts.ts';
import classes from './CommandBox.module.css';

type Props = { note: Pick<Note, 'id' | 'title'>; onStarted: (entryId: string) => void };

const suggestions = [
  [t('referral'), t('referralWish')],
  [t('summary'), t('summaryWish')],
  [t('instructions'), t('instructionsWish')],
  [t('medications'), t('medicationsWish')],
  [t('problems'), t('problemsWish')],
  [t('workNote'), t('workNoteWish')],
] as const;

/** Has something written from the chart alone: a letter, a summary, a list. */
export function CommandBox({ note, onStarted }: Props) {
  const kept = usePersistedText(`command:${note.id}`);
  const command = kept.text;
  const box = useRef<HTMLElement>(null);
  const key = useRef({ command: '', key: newKey() });
  const start = useStartCommand(note);
  const needsServer = useNeedsServer();
  const model = useChartModel(note.id);
  const price = usePrice('command', model);
  const tooFew = price?.tooFew ?? false;
  const enterBox = () => {
    box.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    box.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  useShortcut('w', t('key'), enterBox);

  const send = () => {
    const wish = command.trim();
    if (wish === '' || start.isPending || tooFew || needsServer.disabled) return;
    // the same key while the words are the same: a reply that was lost must not write it twice
    if (key.current.command !== wish) key.current = { command: wish, key: newKey() };
    start.mutate(
      { command: wish, key: key.current.key },
      {
        onSuccess: ({ transcript }) => {
          kept.clear();
          key.current = { command: '', key: newKey() };
          onStarted(transcript.id);
        },
      },
    );
  };
  return (
    <section ref={box} className={classes.box} aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.about}>{t('about')}</p>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <PhraseTextarea
          autosize
          minRows={1}
          maxRows={6}
          className={classes.field}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={limits.instruction}
          value={command}
          onChange={(value) => {
            kept.change(value);
            if (start.isError) start.reset();
          }}
          error={start.isError ? messageOf(start.error) : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <PricedButton
          price={price}
          type="submit"
          leftSection={<Icon name="sparkles" size={16} />}
          loading={start.isPending}
          disabled={command.trim() === ''}
          {...needsServer}
        >
          {t('write')}
        </PricedButton>
        <TooFewCredits price={price} />
      </form>
      <div className={classes.wishes} role="group" aria-label={t('suggestions')}>
        {suggestions.map(([name, wish]) => (
          <Button
            key={wish}
            size="compact-sm"
            variant="default"
            onClick={() => {
              kept.change(wish);
              enterBox();
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}

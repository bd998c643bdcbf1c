import { limits } from '@clinical/contract/limits';
import { TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PricedButton, TooFewCredits, usePrice } from '../credits/public.ts';
import type { Wish } from './visualizer.api.ts';
import { t } from './visualizer.texts.ts';
import classes from './ChartPicture.module.css';

type Props = { wish: Wish | null; busy: boolean; onAsk: (wish: Omit<Wish, 'asked'>) => void };

/** What to look at, and between which days. */
export function AskBar({ wish, busy, onAsk }: Props) {
  const [prompt, setPrompt] = useState(wish?.custom_prompt ?? '');
  const [from, setFrom] = useState(wish?.from ?? '');
  const [to, setTo] = useState(wish?.to ?? '');
  const price = usePrice('visualizer');
  const needsServer = useNeedsServer();
  const isBackwards = from !== '' && to !== '' && from > to;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBackwards) onAsk({ custom_prompt: prompt.trim(), from: from || null, to: to || null });
  };
  return (
    <form className={classes.ask} onSubmit={submit}>
      <TextInput
        className={classes.prompt}
        label={t('prompt')}
        placeholder={t('promptHint')}
        maxLength={limits.promptText}
        value={prompt}
        onChange={(event) => setPrompt(event.currentTarget.value)}
      />
      <TextInput type="date" label={t('from')} value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
      <TextInput
        type="date"
        label={t('to')}
        value={to}
        error={isBackwards ? t('wrongDates') : null}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <PricedButton
        type="submit"
        className={classes.show}
        price={price}
        loading={busy}
        disabled={isBackwards}
        {...needsServer}
      >
        {t('show')}
      </PricedButton>
      <div className={classes.askFoot}>
        {price && !price.tooFew && price.credits > 0 && <p className={classes.once}>{t('once')}</p>}
        <TooFewCredits price={price} />
      </div>
    </form>
  );
}

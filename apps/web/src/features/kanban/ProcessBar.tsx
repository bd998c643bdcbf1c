import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { Button, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { priceOfAll, PricedButton, TooFewCredits } from '../credits/public.ts';
import { useChartModel } from '../scribe/public.ts';
import { type TemplateChoice, TemplatePicker, useResolveTemplate, useTemplateChoice } from '../templates/public.ts';
import classes from './Kanban.module.css';
import { priceQuery, useProcessCards } from './kanban.api.ts';
import { t } from './kanban.texts.ts';

type Props = { noteId: string; cards: readonly Card[]; onClear: () => void };

/** What is made of the chosen cards, and what it costs, before anything begins. */
export function ProcessBar({ noteId, cards, onClear }: Props) {
  const [instruction, setInstruction] = useState('');
  const [picked, setPicked] = useState<TemplateChoice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const { choice } = useTemplateChoice(picked);
  const resolve = useResolveTemplate(setPicked);
  const model = useChartModel(noteId);
  const needsServer = useNeedsServer();
  const process = useProcessCards(noteId);
  const cardIds = cards.map(({ id }) => id).toSorted();
  // a file more is another price
  const states = cards.map(({ id, version }) => `${id} ${version}`).toSorted();
  const price = useQuery({
    ...priceQuery(noteId, { cardIds, model, states }),
    placeholderData: keepPreviousData,
  });
  const balance = useQuery(userInfoQuery()).data?.tokens;
  const total =
    price.data && balance !== undefined && !price.isPlaceholderData ? priceOfAll(price.data.credits, balance) : null;
  const problem = price.data?.lines.find((line) => line.problem !== null);
  const about = cards.find(({ id }) => id === problem?.cardId);
  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (!total) return;
    setFailure(null);
    setStarting(true);
    try {
      const templateId = await resolve(choice);
      await process.mutateAsync({
        cardIds,
        templateId,
        credits: total.credits,
        ...(instruction.trim() === '' ? {} : { instruction: instruction.trim() }),
        ...(model === undefined ? {} : { model }),
      });
      onClear();
    } catch (error) {
      setFailure(messageOf(error));
      void price.refetch();
    }
    setStarting(false);
  };
  return (
    <section className={classes.process} aria-label={t('selected', { n: cards.length })}>
      {problem?.problem && about && (
        <p className={classes.problem} data-state="failed">
          {t('problem', { title: about.title, problem: problem.problem })}
        </p>
      )}
      {price.data && !price.data.followsInstruction && instruction.trim() !== '' && (
        <p className={classes.quiet}>{t('notFollowed')}</p>
      )}
      {total?.tooFew && <TooFewCredits price={total} />}
      <FormFailure message={failure ?? (price.error ? messageOf(price.error) : null)} />
      <form className={classes.bar} onSubmit={(event) => void start(event)}>
        <strong role="status">{t('selected', { n: cards.length })}</strong>
        <TemplatePicker asChip value={choice} onChange={setPicked} />
        <TextInput
          className={classes.grow}
          aria-label={t('instruction')}
          placeholder={t('instructionHint')}
          maxLength={2_000}
          value={instruction}
          onChange={(event) => setInstruction(event.currentTarget.value)}
        />
        <Button variant="subtle" color="gray" onClick={onClear}>
          {t('deselect')}
        </Button>
        <PricedButton
          type="submit"
          price={total}
          loading={starting}
          disabled={total === null}
          {...needsServer}
          {...refusedWhileViewing()}
        >
          {t('process', { n: cards.length })}
        </PricedButton>
      </form>
    </section>
  );
}

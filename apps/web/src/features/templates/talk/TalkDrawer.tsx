import { limits } from '@clinical/contract/limits';
import type { TalkTemplate, TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { Button, Drawer } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/focus-back.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { PricedButton, TooFewCredits, usePrice } from '../../credits/public.ts';
import { recipeOfForm, type TemplateForm } from '../template-form.ts';
import { t } from '../templates.texts.ts';
import { WorkFailed } from '../WorkFailed.tsx';
import { Proposal } from './Proposal.tsx';
import { useTalkToTemplate } from './talk.api.ts';
import classes from './Talk.module.css';

type Props = { form: TemplateForm; onTake: (recipe: TemplateRecipe) => void; onClose: () => void };

/** Says in one's own words what should be different, and shows it before it is. */
export function TalkDrawer({ form, onTake, onClose }: Props) {
  useFocusBack();
  const { talk, stop } = useTalkToTemplate();
  const [wish, setWish] = useState('');
  const price = usePrice('talk-to-template');
  const propose = (more: Pick<TalkTemplate, 'engine'> = {}) =>
    talk.mutate({ recipe: recipeOfForm(form), instruction: wish.trim(), ...more });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    propose();
  };
  return (
    <Drawer opened onClose={onClose} size="lg" title={t('talk')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.form} onSubmit={submit}>
        <PhraseTextarea
          label={t('wish')}
          placeholder={t('wishHint')}
          description={t('wishRule')}
          data-autofocus
          minRows={2}
          value={wish}
          maxLength={limits.instruction}
          onChange={setWish}
        />
        <div className={classes.buttons}>
          <PricedButton price={price} type="submit" disabled={wish.trim() === ''} loading={talk.isPending}>
            {t('propose')}
          </PricedButton>
          {talk.isPending && (
            <Button variant="subtle" color="gray" onClick={stop}>
              {t('stop')}
            </Button>
          )}
          <TooFewCredits price={price} />
        </div>
        {talk.isPending && (
          <p className={classes.lead} role="status">
            {t('working')}
          </p>
        )}
      </form>
      {talk.isError && (
        <WorkFailed
          title={t('nothingChanged')}
          action="talk-to-template"
          error={talk.error}
          onLocal={() => propose({ engine: 'local' })}
        />
      )}
      {talk.data && (
        <>
          <Proposal form={form} recipe={talk.data.recipe} engine={talk.data.engine} onTake={onTake} onClose={onClose} />
          {talk.data.notUnderstood.length > 0 && (
            <p className={classes.missed}>{t('notUnderstood', { what: talk.data.notUnderstood.join(', ') })}</p>
          )}
        </>
      )}
    </Drawer>
  );
}

import { templateChanges } from '@clinical/contract/templates/template-changes.rules';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { Button } from '@mantine/core';
import { EngineBadge } from '../EngineBadge.tsx';
import type { TemplateForm } from '../template-form.ts';
import { t } from '../templates.texts.ts';
import { TemplateDiff } from '../versions/TemplateDiff.tsx';
import classes from './Talk.module.css';

type Props = {
  form: TemplateForm;
  recipe: TemplateRecipe;
  /** Who proposes it: `local` or a model's key. */
  engine: string;
  /** Takes it into the form, where it is saved like anything that was typed. */
  onTake: (recipe: TemplateRecipe) => void;
  onClose: () => void;
};

/** What a proposed template would change, before anything does. */
export function Proposal({ form, recipe, engine, onTake, onClose }: Props) {
  const after = { ...recipe, title: form.title, nickname: form.nickname };
  const same = templateChanges(form, after).length === 0;
  return (
    <div className={classes.proposal} role="status">
      <div className={classes.head}>
        <h3 className={classes.heading}>{t('whatWouldChange')}</h3>
        <EngineBadge engine={engine} />
      </div>
      <TemplateDiff before={form} after={after} />
      <div className={classes.buttons}>
        {!same && (
          <Button
            onClick={() => {
              onTake(recipe);
              onClose();
            }}
          >
            {t('takeChanges')}
          </Button>
        )}
        <Button {...(same ? { variant: 'default' } : { variant: 'subtle', color: 'gray' })} onClick={onClose}>
          {t(same ? 'close' : 'cancel')}
        </Button>
      </div>
    </div>
  );
}

import type { Template } from '@clinical/contract/templates/templates.schemas';
import { Button, Group } from '@mantine/core';
import type { TemplateForm } from '../template-form.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import classes from '../TemplateEditor.module.css';
import { t } from '../templates.texts.ts';
import { TemplateDiff } from '../versions/TemplateDiff.tsx';

type Props = { newest: Template; mine: TemplateForm; onTakeNewest: () => void; onSaveMine: () => void };

/** Somebody saved the template after this form was begun: what the form changes in theirs, and which of both to keep. */
export function OutdatedForm({ newest, mine, onTakeNewest, onSaveMine }: Props) {
  return (
    <TemplateMessage title={t('notSaved')}>
      <p>{t('changedElsewhere')}</p>
      <section aria-label={t('whatMineChanges')} className={classes.outdated}>
        <h3 className={classes.outdatedHeading}>{t('whatMineChanges')}</h3>
        <TemplateDiff before={newest} after={mine} />
      </section>
      <Group gap={8}>
        <Button size="compact-sm" variant="default" onClick={onTakeNewest}>
          {t('useNewest')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onSaveMine}>
          {t('saveMine')}
        </Button>
      </Group>
    </TemplateMessage>
  );
}

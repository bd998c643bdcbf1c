import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { pricesQuery } from '../../credits/public.ts';
import { type TemplateForm, templateFormProblems } from '../template-form.ts';
import { TemplateMessage } from '../TemplateMessage.tsx';
import { usePreviewTemplate } from './onboarding.api.ts';
import { t } from './onboarding.texts.ts';
import classes from './OnboardingPage.module.css';
import { readBlocks } from './read-blocks.ts';

/** What the template makes of a made-up visit; nobody has to look. */
export function TemplatePreview({ form }: { form: TemplateForm }) {
  const preview = usePreviewTemplate();
  const [shown, setShown] = useState('');
  const { sections, generalInstructions, rest } = form;
  const recipe = { sections, generalInstructions, macros: rest.macros, defaultExam: rest.defaultExam };
  const now = JSON.stringify(recipe);
  const prices = useQuery(pricesQuery).data;
  const price = prices && !prices.notesAreFree ? (prices.actions['preview-note'] ?? 0) : 0;
  const show = () => preview.mutate(recipe, { onSuccess: () => setShown(now) });
  return (
    <section className={classes.step} aria-labelledby="preview-title">
      <div className={classes.previewHead}>
        <h2 id="preview-title">{t('previewTitle')}</h2>
        {preview.data && <StatusBadge>{t('localEngine')}</StatusBadge>}
      </div>
      <p className={classes.lead}>{t('previewRule')}</p>
      <Button
        className={classes.add}
        variant="default"
        leftSection={<Icon name="eye" size={16} />}
        loading={preview.isPending}
        disabled={templateFormProblems({ ...form, title: t('defaultName') }) !== null}
        onClick={show}
      >
        {price > 0 ? t('previewPriced', { n: price }) : t('preview')}
      </Button>
      {preview.isError && <TemplateMessage title={t('previewFailed')}>{messageOf(preview.error)}</TemplateMessage>}
      {preview.data && (
        <div role="status">
          {shown !== now && <p className={classes.lead}>{t('previewStale')}</p>}
          {preview.data.sections.map(({ key, header, html }) => (
            <div key={key} className={classes.previewSection}>
              <h3>{header}</h3>
              <PreviewText html={html} />
            </div>
          ))}
          <details className={classes.dialogue}>
            <summary>{t('previewDialogue')}</summary>
            <p>{preview.data.dialogue}</p>
          </details>
        </div>
      )}
    </section>
  );
}

function PreviewText({ html }: { html: string }) {
  const blocks = readBlocks(html);
  if (blocks.length === 0) return <p className={classes.lead}>{t('nothingSaid')}</p>;
  return blocks.map(({ text, item }, place) =>
    item ? (
      // oxlint-disable-next-line react/no-array-index-key -- a preview is drawn once and never reordered
      <p key={place} className={classes.item}>
        {text}
      </p>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a preview is drawn once and never reordered
      <p key={place}>{text}</p>
    ),
  );
}

import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { sampleVisits } from '@clinical/language/samples/sample-visits';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { Delayed } from '../../../ui/Delayed.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { EngineBadge } from '../EngineBadge.tsx';
import { t } from '../templates.texts.ts';
import classes from './Preview.module.css';
import { PreviewSections } from './PreviewSections.tsx';
import { SampleDialogue } from './SampleDialogue.tsx';
import { useLivePreview } from './use-live-preview.ts';

/** Beside the form: what the template makes of a made-up visit, as it is typed. */
export function LivePreview({ recipe }: { recipe: TemplateRecipe }) {
  const [key, setKey] = useState(sampleVisits[0].key);
  const visit = sampleVisits.find((each) => each.key === key) ?? sampleVisits[0];
  const filled = { ...recipe, sections: recipe.sections.filter(({ header }) => header.trim() !== '') };
  const { sections, failed } = useLivePreview(filled, visit.dialogue);
  const empty = filled.sections.length === 0;
  return (
    <section className={classes.preview} aria-labelledby="live-preview">
      <div className={classes.still}>
        <div className={classes.head}>
          <h2 id="live-preview">{t('livePreview')}</h2>
          <EngineBadge engine="local" />
        </div>
        <p className={classes.lead}>{t('livePreviewRule')}</p>
        <Select
          label={t('sampleVisit')}
          data={sampleVisits.map((each) => ({ value: each.key, label: each.title }))}
          value={visit.key}
          onChange={(next) => setKey(next ?? visit.key)}
        />
        {failed && <p className={classes.lead}>{t('livePreviewFailed')}</p>}
        {empty && <p className={classes.lead}>{t('livePreviewEmpty')}</p>}
        {!empty && !sections && !failed && (
          <Delayed>
            <SkeletonText lines={8} />
          </Delayed>
        )}
        {!empty && sections && <PreviewSections sections={sections} />}
        <SampleDialogue summary={t('whatWasSaid')}>{visit.dialogue}</SampleDialogue>
      </div>
    </section>
  );
}

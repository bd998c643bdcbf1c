import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import { t } from './notes.texts.ts';
import { sampleQuery, useRemoveSample } from './sample.api.ts';
import classes from './SampleLine.module.css';

/** The sample patient, apart from the list: it counts nowhere, and goes with one click. */
export function SampleLine() {
  const sample = useQuery(sampleQuery).data;
  const remove = useRemoveSample();
  if (!sample) return null;
  const gone = () =>
    remove.mutate(undefined, { onError: (error) => toast.error(messageOf(error), { title: t('sampleNotRemoved') }) });
  return (
    <section className={classes.line} aria-label={t('samplePatient')}>
      <Icon name="info" size={16} />
      <p className={classes.text}>
        <Anchor renderRoot={(props) => <Link to="/chat" search={{ id: sample.id }} {...props} />}>
          {sample.title}
        </Anchor>{' '}
        {t('sampleText')}
      </p>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={gone} {...refusedWhileViewing()}>
        {t('removeSample')}
      </Button>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/Icon.tsx';
import { templatesQuery } from '../templates-query.api.ts';
import { triggerQuery } from './optimization.api.ts';
import { t } from './optimization.texts.ts';
import classes from './Optimization.module.css';

/** Once a note was edited: a quiet line where its template could learn from that. It holds nothing up. */
export function ImproveBanner({ templateId }: { templateId: string }) {
  const [hidden, setHidden] = useState(false);
  const mine = useQuery(templatesQuery).data?.find(({ id }) => id === templateId)?.abilities.edit === true;
  const { data } = useQuery({ ...triggerQuery(templateId), enabled: mine });
  if (hidden || !data?.trigger) return null;
  return (
    <div className={classes.banner} role="note">
      <Icon name="sparkles" size={16} />
      <span>{t('banner', { n: data.suggestions })}</span>
      <Link to="/template-maker" search={{ id: templateId, learn: true }} className={classes.link}>
        {t('look')}
      </Link>
      <ActionIcon aria-label={t('dismiss')} onClick={() => setHidden(true)}>
        <Icon name="x" size={16} />
      </ActionIcon>
    </div>
  );
}

import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../transcripts.api.ts';
import { t } from '../transcripts.texts.ts';
import classes from '../../../ui/WaitingLine.module.css';

/** Somebody saved this note while a field here is in use: says who, and shows the text on request. */
export function UpdatedNotice({ entry, onShow }: { entry: Transcript; onShow: () => void }) {
  const name = useQuery(historyQuery(entry)).data?.[0]?.author;
  return (
    <div className={classes.line} role="status">
      {name ? t('updatedBy', { name }) : t('updated')}
      <Button size="compact-sm" variant="default" onMouseDown={(event) => event.preventDefault()} onClick={onShow}>
        {t('showUpdate')}
      </Button>
    </div>
  );
}

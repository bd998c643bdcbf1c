import { discardUpload } from '@clinical/contract/capture/uploads.calls';
import type { FileUpload } from '@clinical/contract/capture/uploads.schemas';
import { ActionIcon } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { formatBytes } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { toast } from '../../../ui/toast.ts';
import { t } from './new-entry.texts.ts';
import { unfinishedUploadsQuery } from '../upload/unfinished-uploads.api.ts';
import classes from './UploadList.module.css';

/** Files of which only a part has arrived: chosen again, they go on where they were. */
export function UnfinishedUploads({ left }: { left: readonly FileUpload[] }) {
  if (left.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label={t('leftFiles')}>
      {left.map((upload) => (
        <LeftRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function LeftRow({ upload }: { upload: FileUpload }) {
  const { id, noteId, fileName, size, pieces, next } = upload;
  const queries = useQueryClient();
  const needsServer = useNeedsServer();
  const discard = useMutation({
    mutationFn: () => api.request(discardUpload, { params: { id } }),
    onError: (error) => toast.error(messageOf(error), { title: t('notDiscarded') }),
    onSettled: () => queries.invalidateQueries({ queryKey: unfinishedUploadsQuery(noteId).queryKey }),
  });
  return (
    <li className={classes['row']}>
      <Icon name="upload" />
      <div className={classes['words']}>
        <span className={classes['name']}>
          {fileName} <span className={classes['size']}>{formatBytes(size)}</span>
        </span>
        <span className={classes['said']}>{t('leftFile', { percent: Math.floor((next / pieces) * 100) })}</span>
      </div>
      <ActionIcon
        aria-label={t('discardFile', { file: fileName })}
        loading={discard.isPending}
        onClick={() => discard.mutate()}
        {...needsServer}
      >
        <Icon name="trash" />
      </ActionIcon>
    </li>
  );
}

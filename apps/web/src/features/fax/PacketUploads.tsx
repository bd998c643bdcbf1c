import { faxLimits } from '@clinical/contract/fax/fax.rules';
import type { FaxUpload } from '@clinical/contract/fax/fax.schemas';
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import classes from './Fax.module.css';
import { useFaxUpload } from './fax.api.ts';
import { t } from './fax.texts.ts';

type Props = {
  noteId: string;
  uploads: readonly FaxUpload[];
  /** `change` is told what there is by then: files arrive one after the other. */
  onChange: (change: (uploads: readonly FaxUpload[]) => readonly FaxUpload[]) => void;
};

/** PDFs that go with the fax beside what the chart holds, each with whom it is about. */
export function PacketUploads({ noteId, uploads, onChange }: Props) {
  const upload = useFaxUpload();
  const needsServer = useNeedsServer();
  const room = faxLimits.uploads - uploads.length;
  const add = async (files: File[]) => {
    for (const file of files.slice(0, room)) {
      const kept = await upload.mutateAsync({ noteId, file }).catch(() => null);
      if (kept === null) return;
      onChange((before) => [...before, kept]);
    }
  };
  return (
    <fieldset className={classes.entries}>
      <legend className={classes.legend}>{t('uploads')}</legend>
      {uploads.length > 0 && (
        <ul className={classes.uploads}>
          {uploads.map(({ id, name, pages, about }) => (
            <li key={id} className={classes.upload}>
              <span className={classes.uploadName}>
                <span>{name}</span>
                <span className={classes.quiet}>{[t('pageCount', { n: pages }), about.text].join(' · ')}</span>
              </span>
              {about.state === 'other' && (
                <StatusChip tone="warn" icon="alert-triangle">
                  {t('otherPatient')}
                </StatusChip>
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('removeUpload', { name })}
                onClick={() => onChange((before) => before.filter((each) => each.id !== id))}
              >
                <Icon name="x" size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <div>
          <FileButton multiple accept="application/pdf,.pdf" onChange={(files) => void add(files)}>
            {(props) => (
              <Button
                {...props}
                size="xs"
                variant="default"
                leftSection={<Icon name="upload" size={14} />}
                loading={upload.isPending}
                disabled={noteId === ''}
                {...needsServer}
              >
                {t('addPdf')}
              </Button>
            )}
          </FileButton>
        </div>
      )}
      <FormFailure message={upload.error && messageOf(upload.error)} />
    </fieldset>
  );
}

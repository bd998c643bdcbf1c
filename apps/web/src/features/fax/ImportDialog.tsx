import type { FaxContactImport } from '@clinical/contract/fax/contact-import.schemas';
import { faxLimits } from '@clinical/contract/fax/fax.rules';
import { Button, FileButton, Modal } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { toast } from '../../ui/toast.ts';
import classes from './Fax.module.css';
import { useContactImport } from './fax.api.ts';
import { t } from './fax.texts.ts';

const accepted = '.csv,.tsv,.txt,text/csv,text/tab-separated-values';

/** Contacts from a file: what would be added stands here before any is. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const [csv, setCsv] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { look, add } = useContactImport();
  const needsServer = useNeedsServer();
  const open = async (file: File | null) => {
    if (!file) return;
    look.reset();
    setFailure(null);
    if (file.size > faxLimits.contactFile) return setFailure(t('fileTooLarge'));
    const text = await file.text();
    setCsv(text);
    look.mutate(text);
  };
  const found = look.data;
  const addAll = () =>
    add.mutate(csv, {
      onSuccess: ({ added }) => {
        toast.success(t('imported', { n: added }));
        onClose();
      },
    });
  const error = look.error ?? add.error;
  return (
    <Modal opened onClose={onClose} title={t('importContacts')} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.dialog}>
        <p className={classes.quiet}>{t('importLead')}</p>
        <div>
          <FileButton accept={accepted} onChange={(file) => void open(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<Icon name="upload" size={16} />}
                loading={look.isPending}
                {...needsServer}
              >
                {t('chooseFile')}
              </Button>
            )}
          </FileButton>
        </div>
        <div role="status">{found && <Found found={found} />}</div>
        <FormFailure message={failure ?? (error && messageOf(error))} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={!found || found.added === 0} loading={add.isPending} onClick={addAll} {...needsServer}>
            {found ? t('addContacts', { n: found.added }) : t('addAll')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Found({ found: { added, present, examples, problems, problemCount } }: { found: FaxContactImport }) {
  return (
    <div className={classes.dialog}>
      <span>
        {t('toAdd', { n: added })}
        {present > 0 && ` ${t('alreadyThere', { n: present })}`}
      </span>
      {examples.length > 0 && (
        <ul className={classes.recipients}>
          {examples.map(({ line, name, number }) => (
            <li key={line} className={classes.recipient}>
              <span className={classes.name}>{name}</span>
              <span className={classes.quiet}>{number}</span>
            </li>
          ))}
          {added > examples.length && <li className={classes.quiet}>{t('andMore', { n: added - examples.length })}</li>}
        </ul>
      )}
      {problemCount > 0 && (
        <details open className={classes.problems}>
          <summary>{t('problemLines', { n: problemCount })}</summary>
          <ul className={classes.recipients}>
            {problems.map(({ line, text }) => (
              <li key={line} className={classes.quiet}>
                {t('lineProblem', { line: formatNumber(line), text })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

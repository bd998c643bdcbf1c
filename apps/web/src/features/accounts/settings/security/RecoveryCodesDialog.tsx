import { Button, Modal } from '@mantine/core';
import { useFocusBack } from '../../../../lib/focus-back.ts';
import { toast } from '../../../../ui/toast.ts';
import { t } from '../settings.texts.ts';
import classes from '../SettingsPage.module.css';

/** The ten codes, once. It closes only by saying that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  useFocusBack();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => toast.error(t('copyFailedText'), { title: t('copyFailed'), duration: 2_000 }),
    );
  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={t('codesTitle')}
    >
      <p className={classes.lead}>{t('codesLead')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.line}>
        <Button variant="default" size="xs" onClick={() => void copy()}>
          {t('copyCodes')}
        </Button>
        <Button
          variant="default"
          size="xs"
          component="a"
          href={`data:text/plain,${encodeURIComponent(text)}`}
          download={t('codesFile')}
        >
          {t('downloadCodes')}
        </Button>
      </div>
      <div className={classes.actions}>
        <Button data-autofocus onClick={onClose}>
          {t('codesKept')}
        </Button>
      </div>
    </Modal>
  );
}

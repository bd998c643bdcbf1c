import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { soundOnDevice } from '../device/sound-on-device.ts';
import classes from './RecordedSound.module.css';
import { useRecordings } from './recordings-context.ts';
import { t } from './recordings.texts.ts';

/** Plays what was recorded before somebody decides about it. Each part between two pauses is a file of its own. */
export function RecordedSound({ id }: { id: string }) {
  const { store } = useRecordings();
  const [parts, setParts] = useState<readonly string[] | null>(null);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      for (const part of parts ?? []) URL.revokeObjectURL(part);
    },
    [parts],
  );
  const load = async () => {
    setBusy(true);
    const blobs = await soundOnDevice(store, id).catch(() => []);
    setParts(blobs.map((blob) => URL.createObjectURL(blob)));
    setBusy(false);
  };
  if (parts === null)
    return (
      <div className={classes.sound}>
        <Button
          variant="default"
          leftSection={<Icon name="play" size={16} />}
          loading={busy}
          onClick={() => void load()}
        >
          {t('listen')}
        </Button>
      </div>
    );
  if (parts.length === 0) return <p className={classes.words}>{t('noSoundHere')}</p>;
  return (
    <div className={classes.sound}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its text follows with the entry */}
      <audio
        className={classes.player}
        src={parts[at]}
        controls
        autoPlay
        aria-label={t('soundTitle')}
        onEnded={() => setAt((part) => Math.min(part + 1, parts.length - 1))}
      />
      {parts.length > 1 && <span className={classes.words}>{t('soundPart', { n: at + 1, of: parts.length })}</span>}
    </div>
  );
}

import type { PrivacySettings } from '@clinical/contract/operations/privacy.schemas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSetPrivacy } from './privacy.api.ts';
import { t } from './privacy.texts.ts';
import classes from './privacy.module.css';

const longest = 2_000;

/** What patients are asked before a recording, with its versions; admins write a new one. */
export function ConsentTextSettings({ settings }: { settings: PrivacySettings }) {
  const { consentTexts, abilities } = settings;
  const [now, ...earlier] = consentTexts;
  const words = now?.text ?? t('consentWords');
  const [draft, setDraft] = useState<string | null>(null);
  const { mutate, isPending } = useSetPrivacy();
  const save = (consentText: string | null) =>
    mutate(
      { workspace: { consentText } },
      {
        onSuccess: () => {
          setDraft(null);
          toast.success(t('textSaved'));
        },
        onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
      },
    );
  const text = draft ?? words;
  const isNew = text.trim() !== '' && text.trim() !== words;
  return (
    <SettingsSection title={t('consent')} lead={t('consentLead')}>
      {abilities.editWorkspace ? (
        <LongTextarea
          label={t('consentText')}
          description={t('consentNow', { version: now?.version ?? '' })}
          autosize
          minRows={3}
          maxLength={longest}
          value={text}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
      ) : (
        <>
          <p className={classes['words']}>{words}</p>
          <p className={classes['hint']}>
            {t('consentNow', { version: now?.version ?? '' })}. {t('adminsChange')}
          </p>
        </>
      )}
      {abilities.editWorkspace && (
        <div className={classes['row']}>
          <Button disabled={!isNew} loading={isPending} onClick={() => save(text.trim())}>
            {t('saveText')}
          </Button>
          {now?.text != null && (
            <Button variant="default" disabled={isPending} onClick={() => save(null)}>
              {t('ownText')}
            </Button>
          )}
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{t('earlier')}</summary>
          <ul className={classes['versions']}>
            {earlier.map((each, index) => (
              <li key={`${each.version} ${index}`}>
                <span className={classes['hint']}>
                  {each.since === null
                    ? t('builtIn', { version: each.version })
                    : t('versionBy', {
                        version: each.version,
                        name: each.userName ?? '',
                        time: formatDateTime(each.since),
                      })}
                </span>
                <p className={classes['words']}>{each.text ?? t('consentWords')}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </SettingsSection>
  );
}

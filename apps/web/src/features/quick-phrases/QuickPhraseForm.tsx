import { limits } from '@clinical/contract/limits';
import { fillPhrase, phraseFields } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { usePersistedFields } from '../../lib/store/use-persisted-fields.ts';
import { EditableForm } from '../../ui/editable-list/EditableForm.tsx';
import { RichTextField } from '../transcripts/public.ts';
import { RichText } from '../transcripts/text/public.ts';
import { useSaveQuickPhrase } from './quick-phrases.api.ts';
import { t } from './quick-phrases.texts.ts';
import classes from './QuickPhrases.module.css';

const words = { save: t('save'), cancel: t('cancel'), saved: t('saved'), notSaved: t('notSaved') };

/** Name, text and reach of one phrase, with a look at what it puts in; what was typed stays when it is not saved. */
export function QuickPhraseForm({ phrase, onDone }: { phrase: QuickPhrase | null; onDone: () => void }) {
  const kept = usePersistedFields(`quick-phrase:${phrase?.id ?? 'new'}`, {
    name: phrase?.name ?? '',
    html: phrase?.html ?? '',
    scope: phrase?.scope ?? 'me',
    // what was kept is saved on the version it was typed on
    version: String(phrase?.version ?? 0),
  });
  const { name, html, scope, version } = kept.fields;
  const save = useSaveQuickPhrase(phrase && { id: phrase.id, version: Number(version) });
  const errors: Partial<Record<string, string>> = save.error ? fieldErrors(save.error, ['name', 'html']) : {};
  const [values] = useState(() => ({ today: formatDate(Date.now()), patient: t('samplePatient') }));
  return (
    <EditableForm
      save={save}
      values={{ name: name.trim(), html, scope }}
      complete={name !== '' && html !== ''}
      words={words}
      onDone={() => {
        kept.clear();
        onDone();
      }}
      restored={kept.restored}
    >
      <div className={classes.line}>
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          required
          autoFocus
          leftSection="/"
          maxLength={limits.phraseName}
          value={name}
          error={errors.name}
          onChange={(event) => kept.change({ name: event.currentTarget.value.replace(/^\/|\s/g, '') })}
        />
        <SegmentedControl
          aria-label={t('forWhom')}
          value={scope}
          onChange={(value) => kept.change({ scope: value === 'workspace' ? 'workspace' : 'me' })}
          data={[
            { value: 'me', label: t('forMe') },
            { value: 'workspace', label: t('forWorkspace') },
          ]}
        />
      </div>
      <div>
        <p className={classes.label}>{t('text')}</p>
        <RichTextField
          label={t('text')}
          placeholder={t('placeholder')}
          html={html}
          onEdit={(changed) => kept.change({ html: changed })}
        />
        {errors.html && <p className={classes.failure}>{errors.html}</p>}
        <p className={classes.hint}>{t('fields', { list: phraseFields.map((field) => `{{${field}}}`).join(' ') })}</p>
      </div>
      {html !== '' && (
        <div>
          <p className={classes.label}>{t('preview')}</p>
          <RichText html={fillPhrase(html, values)} className={classes.preview} />
        </div>
      )}
    </EditableForm>
  );
}

import { limits } from '@clinical/contract/limits';
import { fillPhrase, phraseFields } from '@clinical/contract/quick-phrases/quick-phrases.rules';
import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../ui/toast.ts';
import { RichTextField, RichText } from '../transcripts/public.ts';
import { useSaveQuickPhrase } from './quick-phrases.api.ts';
import { t } from './quick-phrases.texts.ts';
import classes from './QuickPhrases.module.css';

/** Name, text and reach of one phrase, with a look at what it puts in; what was typed stays when it is not saved. */
export function QuickPhraseForm({ phrase, onDone }: { phrase: QuickPhrase | null; onDone: () => void }) {
  const [name, setName] = useState(phrase?.name ?? '');
  const [html, setHtml] = useState(phrase?.html ?? '');
  const [scope, setScope] = useState(phrase?.scope ?? 'me');
  const save = useSaveQuickPhrase(phrase);
  const errors: Partial<Record<string, string>> = save.error ? fieldErrors(save.error, ['name', 'html']) : {};
  const [values] = useState(() => ({ today: formatDate(Date.now()), patient: t('samplePatient') }));
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { name: name.trim(), html, scope },
          {
            onSuccess: () => {
              toast.success(t('saved'));
              onDone();
            },
            onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
          },
        );
      }}
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
          onChange={(event) => setName(event.currentTarget.value.replace(/^\/|\s/g, ''))}
        />
        <SegmentedControl
          aria-label={t('forWhom')}
          value={scope}
          onChange={(value) => setScope(value === 'workspace' ? 'workspace' : 'me')}
          data={[
            { value: 'me', label: t('forMe') },
            { value: 'workspace', label: t('forWorkspace') },
          ]}
        />
      </div>
      <div>
        <p className={classes.label}>{t('text')}</p>
        <RichTextField label={t('text')} placeholder={t('placeholder')} html={html} onEdit={setHtml} />
        {errors.html && <p className={classes.failure}>{errors.html}</p>}
        <p className={classes.hint}>{t('fields', { list: phraseFields.map((field) => `{{${field}}}`).join(' ') })}</p>
      </div>
      {html !== '' && (
        <div>
          <p className={classes.label}>{t('preview')}</p>
          <RichText html={fillPhrase(html, values)} className={classes.preview} />
        </div>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={name === '' || html === ''}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

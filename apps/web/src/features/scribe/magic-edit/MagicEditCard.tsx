import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useActionKey } from '../../../lib/action-key.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { modelFailed } from '../../../lib/model-failed.ts';
import { usePersistedText } from '../../../lib/store/use-persisted-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { plainText } from '@clinical/language/note-html';
import { RichText } from '../../transcripts/text/public.ts';
import { useReplaceText, useSavePrechart } from './magic-edit.api.ts';
import { t } from './magic-edit.texts.ts';
import classes from './MagicEdit.module.css';
import { SavePhraseForm } from './SavePhraseForm.tsx';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';

type Props = {
  entry: { id: string; noteId: string };
  /** The selected text. */
  html: string;
  onAccept: (html: string) => void;
  onClose: () => void;
};

const suggestions = [
  [t('shorten'), t('shortenWish')],
  [t('bullets'), t('bulletsWish')],
  [t('prose'), t('proseWish')],
  [t('correct'), t('correctWish')],
  [t('spellOut'), t('spellOutWish')],
  [t('thirdPerson'), t('thirdPersonWish')],
  [t('past'), t('pastWish')],
  [t('formal'), t('formalWish')],
] as const;

/** Says what to change, shows the proposal, and takes it or not. The same text can be kept for later. */
export function MagicEditCard({ entry, html, onAccept, onClose }: Props) {
  const typed = usePersistedText(`magic-edit:${entry.id}`);
  const instruction = typed.text;
  const [saving, setSaving] = useState(false);
  const replace = useReplaceText();
  const prechart = useSavePrechart();
  const action = useActionKey(() => crypto.randomUUID());
  const propose = (wish: string, engine?: 'local') => {
    if (wish.trim() === '') return;
    replace.mutate({ transcriptId: entry.id, html, instruction: wish, ...(engine && { engine }) });
  };
  const accept = (proposed: string) => {
    typed.clear();
    onAccept(proposed);
  };
  const keep = () => {
    const wanted = { noteId: entry.noteId, title: plainText(html).split('\n')[0]!.slice(0, 60), answer: html };
    prechart.mutate(
      { id: action.keyFor(wanted), ...wanted },
      {
        onSuccess: () => {
          toast.success(t('prechartSaved'));
          onClose();
        },
        onError: (error) => toast.error(messageOf(error), { title: t('notSaved') }),
      },
    );
  };

  if (saving) return <SavePhraseForm html={html} onDone={onClose} onBack={() => setSaving(false)} />;
  return (
    <>
      <div className={classes.head}>
        <strong>{t('magicEdit')}</strong>
        <ActionIcon size={28} aria-label={t('close')} onClick={onClose}>
          <Icon name="x" size={16} />
        </ActionIcon>
      </div>
      <h4 className={classes.label}>{t(replace.data ? 'replaced' : 'selected')}</h4>
      <section aria-label={t(replace.data ? 'replaced' : 'selected')} className={classes.selected} tabIndex={0}>
        <RichText html={html} className={classes.text} />
      </section>
      {replace.data ? (
        <>
          <h4 className={classes.label}>{t('proposal')}</h4>
          <section aria-label={t('proposal')} className={classes.proposal} tabIndex={0}>
            {replace.data.html === '' ? (
              <p>{t('removed')}</p>
            ) : (
              <RichText html={replace.data.html} className={classes.text} />
            )}
          </section>
          <div className={classes.actions}>
            <span className={classes.quiet}>
              {replace.data.engine === 'local' ? t('localEngine') : t('byModel', { model: replace.data.engine })}
            </span>
            <Button variant="default" onClick={() => replace.reset()}>
              {t('another')}
            </Button>
            <Button data-autofocus onClick={() => accept(replace.data.html)}>
              {t('accept')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              propose(instruction);
            }}
          >
            <PhraseTextarea
              data-autofocus
              autosize
              minRows={1}
              maxRows={5}
              label={t('instruction')}
              placeholder={t('placeholder')}
              value={instruction}
              error={replace.isError ? messageOf(replace.error) : undefined}
              onChange={typed.change}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                propose(instruction);
              }}
            />
            {modelFailed(replace.error) && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={replace.isPending}
                onClick={() => propose(replace.variables?.instruction ?? instruction, 'local')}
              >
                {t('runLocally')}
              </Button>
            )}
            <div className={classes.wishes} role="group" aria-label={t('suggestions')}>
              {suggestions.map(([name, wish]) => (
                <Button
                  key={wish}
                  size="compact-xs"
                  variant="default"
                  disabled={replace.isPending}
                  onClick={() => {
                    typed.change(wish);
                    propose(wish);
                  }}
                >
                  {name}
                </Button>
              ))}
            </div>
            <div className={classes.actions}>
              <span className={classes.quiet}>{t('free')}</span>
              <Button type="submit" loading={replace.isPending} disabled={instruction.trim() === ''}>
                {t('preview')}
              </Button>
            </div>
          </form>
          <div className={classes.keep} role="group" aria-label={t('saveText')}>
            <span className={classes.quiet}>{t('saveText')}</span>
            <Button size="compact-sm" variant="subtle" onClick={() => setSaving(true)}>
              {t('asPhrase')}
            </Button>
            <Button size="compact-sm" variant="subtle" loading={prechart.isPending} onClick={keep}>
              {t('asPrechart')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

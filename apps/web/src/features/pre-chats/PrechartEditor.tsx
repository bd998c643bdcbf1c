import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { RichTextField } from '../transcripts/public.ts';
import { RichText } from '../transcripts/text/public.ts';
import { t } from './pre-chats.texts.ts';
import type { PrechartSaver, SaverState } from './prechart-saver.ts';
import classes from './Precharts.module.css';
import { usePrechartSaver } from './use-prechart-saver.ts';
import { usePrechartTitle } from './use-prechart-title.ts';

/** Title and text, saved by themselves. */
export function PrechartEditor({ prechart, onDone }: { prechart: Prechart; onDone: () => void }) {
  const field = useRef<HTMLDivElement>(null);
  const { saver, state } = usePrechartSaver(prechart, () => field.current?.contains(document.activeElement) ?? false);
  const name = usePrechartTitle(prechart);
  const done = async () => {
    await saver.flush();
    const { status } = saver.get();
    if (status === 'clean' || status === 'saved') onDone();
  };
  return (
    <div className={classes.editor}>
      <TextInput
        label={t('title')}
        value={name.title}
        maxLength={200}
        placeholder={t('untitled')}
        onChange={(event) => name.edit(event.currentTarget.value)}
        onBlur={name.save}
      />
      {name.theirs !== null && (
        <div className={classes.otherHand} role="alert">
          <p>{t('otherTitle', { title: name.theirs || t('untitled') })}</p>
          <Button variant="default" size="compact-sm" onClick={name.keepMine}>
            {t('keepMine')}
          </Button>
          <Button variant="default" size="compact-sm" onClick={name.keepTheirs}>
            {t('keepTheirs')}
          </Button>
        </div>
      )}
      <div ref={field}>
        <RichTextField
          autoFocus
          label={t('text')}
          placeholder={t('placeholder')}
          html={state.html}
          onEdit={saver.edit}
          onLeave={() => void saver.flush()}
        />
      </div>
      {state.newer && (
        <div className={classes.otherHand} role="status">
          <p>{t('changedElsewhere')}</p>
          <Button
            variant="default"
            size="compact-sm"
            onMouseDown={(event) => event.preventDefault()}
            onClick={saver.showNewer}
          >
            {t('showNewer')}
          </Button>
        </div>
      )}
      {state.status === 'conflict' && <Conflict saver={saver} state={state} />}
      <div className={classes.foot}>
        <span className={classes.status} role="status" data-failed={state.status === 'kept' || undefined}>
          {said(state)}
        </span>
        {state.status === 'kept' && (
          <Button variant="default" size="compact-sm" onClick={() => void saver.flush()}>
            {t('tryAgain')}
          </Button>
        )}
        <Button size="compact-sm" onClick={() => void done()}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}

function said({ status, why }: SaverState): string {
  if (status === 'kept') return t('notSaved', { why });
  if (status === 'saving' || status === 'waiting') return t('saving');
  return status === 'saved' ? t('saved') : '';
}

/** Both texts side by side; nothing is saved over the other before somebody has chosen. */
function Conflict({ saver, state }: { saver: PrechartSaver; state: SaverState }) {
  const keep = (html: string) =>
    saver.settle(html).catch((error: unknown) => toast.error(messageOf(error), { title: t('conflict') }));
  return (
    <div className={classes.conflict} role="alert">
      <p>{t('conflict')}</p>
      <div className={classes.both}>
        <div>
          <h4>{t('mine')}</h4>
          <RichText html={state.html} className={classes.text} />
          <Button variant="default" size="compact-sm" onClick={() => void keep(state.html)}>
            {t('keepMine')}
          </Button>
        </div>
        <div>
          <h4>{t('theirs')}</h4>
          <RichText html={state.theirs} className={classes.text} />
          <Button variant="default" size="compact-sm" onClick={() => void keep(state.theirs)}>
            {t('keepTheirs')}
          </Button>
        </div>
      </div>
    </div>
  );
}

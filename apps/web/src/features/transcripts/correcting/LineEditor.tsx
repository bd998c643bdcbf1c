import { ApiError } from '@clinical/api-client/api-error';
import { limits } from '@clinical/contract/limits';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';
import { useNeedsServer } from '../../../ui/needs-server.ts';
import { createEditTimer } from '../editor/edit-timer.ts';
import { speakerName } from '../speakers/speaker-name.ts';
import { t } from './correcting.texts.ts';
import { type TypedLine, lineKeeper } from './kept-lines.ts';
import classes from './LineEditor.module.css';
import { LineConflict } from './LineConflict.tsx';
import { lineName } from './line-name.ts';
import { useCorrectLine } from './use-correct-line.ts';

type Props = {
  entry: Pick<Transcript, 'id' | 'noteId' | 'createdAt'>;
  utterance: Utterance;
  /** What was typed here before; null to begin with the line as it is. */
  begun: TypedLine | null;
  /** It came from this device, from an earlier visit. */
  left: boolean;
  /** `typed`: what is lost by leaving, if anything. */
  onLeave: (typed: TypedLine | null) => void;
  onSaved: (change: { before: string; after: string }) => void;
};

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** One line of a source in a field of its own, in its place. */
export function LineEditor({ entry, utterance, begun, left, onLeave, onSaved }: Props) {
  const line = lineName(utterance);
  const [keep] = useState(() => lineKeeper(entry.id, line));
  const [timer] = useState(createEditTimer);
  const [base, setBase] = useState(begun?.id ?? utterance.id);
  const [text, setText] = useState(begun?.text ?? utterance.text);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { save, saving, tell } = useCorrectLine(entry);
  const needsServer = useNeedsServer();
  const wanted = inOneLine(text);
  const conflict = base !== utterance.id && wanted !== utterance.text;

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const leave = (typed: TypedLine | null) => {
    void keep(null).catch(() => undefined);
    onLeave(typed);
  };
  const change = (value: string) => {
    timer.active(Date.now());
    setText(value);
    setFailure(null);
    // a device without room keeps it on the page only
    void keep({ id: base, text: value }).catch(() => undefined);
  };
  const send = async () => {
    if (saving || needsServer.disabled) return;
    if (!/[\p{L}\p{N}]/u.test(wanted)) return setFailure(t('needsWords'));
    if (wanted === utterance.text) return leave(null);
    timer.leave(Date.now());
    const editDurationMs = timer.take(Date.now());
    try {
      const before = utterance.text;
      const saved = await save({ id: utterance.id, text: wanted, editDurationMs });
      void keep(null).catch(() => undefined);
      onSaved({ before, after: wanted });
      tell(saved, line, before);
    } catch (error) {
      timer.giveBack(editDurationMs);
      // both texts are shown as soon as theirs is here
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT') return;
      setFailure(messageOf(error));
    }
  };

  return (
    <div className={classes.editor}>
      <LongTextarea
        ref={field}
        aria-label={t('lineOf', { speaker: speakerName(utterance) })}
        autosize
        minRows={1}
        maxRows={12}
        maxLength={limits.sourceLine}
        value={text}
        error={failure}
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => timer.active(Date.now())}
        onBlur={() => timer.leave(Date.now())}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            if (!conflict) void send();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            leave(wanted === utterance.text ? null : { id: base, text });
          }
        }}
      />
      {conflict ? (
        <LineConflict
          utterance={utterance}
          mine={wanted}
          onMine={() => {
            setBase(utterance.id);
            void send();
          }}
          onTheirs={() => leave({ id: utterance.id, text })}
          disabled={needsServer}
        />
      ) : (
        <div className={classes.actions}>
          <Button size="xs" loading={saving} onClick={() => void send()} {...needsServer}>
            {t('save')}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => leave(wanted === utterance.text ? null : { id: base, text })}
          >
            {t('cancel')}
          </Button>
          <span className={classes.hint}>{left ? t('leftHere') : t('keys')}</span>
        </div>
      )}
    </div>
  );
}

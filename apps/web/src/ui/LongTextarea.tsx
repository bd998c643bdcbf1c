import { Textarea, type TextareaProps } from '@mantine/core';
import { type Ref, use, useRef, useState } from 'react';
import { Dictation } from './dictation.ts';
import classes from './LongTextarea.module.css';
import { typeInto } from './type-into.ts';

type Props = TextareaProps & { ref?: Ref<HTMLTextAreaElement> };

/** A field for more than a line, in which can be dictated where there is an engine. */
export function LongTextarea({ ref, disabled, readOnly, ...rest }: Props) {
  const drawDictation = use(Dictation);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hint, setHint] = useState<string | null>(null);
  const hold = (element: HTMLTextAreaElement | null): void => {
    field.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const states = { ...(disabled === undefined ? {} : { disabled }), ...(readOnly === undefined ? {} : { readOnly }) };
  const dictation = drawDictation?.({
    before: () => field.current?.value.slice(0, field.current.selectionStart) ?? '',
    insert: (text) => field.current && typeInto(field.current, text),
    showHint: setHint,
    holds: (element) => element === field.current,
    disabled: disabled === true || readOnly === true,
  });
  return (
    <div className={classes.field}>
      <Textarea
        {...rest}
        {...states}
        ref={hold}
        // its room is there from the first: lines that break anew later would stand outside the measured height
        rightSection={dictation ?? <span />}
        rightSectionWidth={36}
        rightSectionProps={{ className: classes.tools }}
      />
      {hint !== null && (
        <p className={classes.hint} aria-hidden>
          {hint.trim()}
        </p>
      )}
    </div>
  );
}

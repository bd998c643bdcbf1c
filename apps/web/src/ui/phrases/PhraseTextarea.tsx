import type { TextareaProps } from '@mantine/core';
import { useRef } from 'react';
import { LongTextarea } from '../LongTextarea.tsx';
import { PhraseList } from './PhraseList.tsx';
import { phraseText, slashBefore } from './phrases.ts';
import { usePhrasePicker } from './use-phrase-picker.ts';

type Props = Omit<TextareaProps, 'value' | 'onChange' | 'ref'> & { value: string; onChange: (value: string) => void };

/** A long text field where "/" and a name put in a quick phrase, as plain text. */
export function PhraseTextarea({ value, onChange, onKeyDown, ...rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = usePhrasePicker((html) => {
    const at = field.current?.selectionStart ?? value.length;
    const start = at - (slashBefore(value.slice(0, at))?.length ?? 0);
    const text = phraseText(html);
    onChange(value.slice(0, start) + text + value.slice(at));
    requestAnimationFrame(() => field.current?.setSelectionRange(start + text.length, start + text.length));
  });
  const look = (): void => {
    const element = field.current;
    if (!element) return;
    const slash = slashBefore(element.value.slice(0, element.selectionStart));
    if (!slash) {
      picker.call(null);
      return;
    }
    const { left, top, bottom } = element.getBoundingClientRect();
    picker.call({ query: slash.query, place: { left, top, bottom: Math.min(bottom, window.innerHeight) } });
  };
  return (
    <>
      <LongTextarea
        {...rest}
        {...picker.aria}
        ref={field}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          look();
        }}
        onSelect={look}
        onBlur={() => picker.call(null)}
        onKeyDown={(event) => {
          if (picker.handleKey(event.key)) {
            event.preventDefault();
            event.stopPropagation();
          } else onKeyDown?.(event);
        }}
      />
      {picker.list && <PhraseList {...picker.list} />}
    </>
  );
}

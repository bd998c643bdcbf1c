import { limits } from '@clinical/contract/limits';
import { formatNumber } from '../../../lib/format.ts';
import { PhraseTextarea } from '../../../ui/phrases/PhraseTextarea.tsx';
import { t } from './writing.texts.ts';

type Props = {
  value: string;
  onChange: (text: string) => void;
  /** Enter writes the note; a line break is Shift and Enter. */
  onEnter: () => void;
  hint?: string | undefined;
  autoFocus?: boolean;
};

export const isTooLong = (extraContext: string): boolean => extraContext.length > limits.extraContext;

/** Clinical facts that were not said, for the note to know. */
export function ExtraContextField({ value, onChange, onEnter, hint, autoFocus = false }: Props) {
  return (
    <PhraseTextarea
      label={t('extraContext')}
      description={hint ?? t('extraContextHint')}
      error={isTooLong(value) && t('extraContextTooLong', { limit: formatNumber(limits.extraContext) })}
      autosize
      minRows={2}
      maxRows={8}
      data-autofocus={autoFocus || undefined}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

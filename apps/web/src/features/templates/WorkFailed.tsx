import { ApiError } from '@clinical/api-client/api-error';
import type { PricedAction } from '@clinical/contract/models';
import { messageOf } from '../../lib/form-errors.ts';
import { modelFailed } from '../../lib/model-failed.ts';
import { PricedButton, useLocalPrice } from '../credits/public.ts';
import { TemplateMessage } from './TemplateMessage.tsx';
import { t } from './templates.texts.ts';

type Props = {
  title: string;
  error: Error;
  /** What the work is in the price list; without it, it takes no credits. */
  action?: PricedAction;
  /** Has the local engine do it; offered when a model failed. */
  onLocal: () => void;
};

/** Why work on a template came to nothing, and what can be done about it. */
export function WorkFailed({ title, error, action, onLocal }: Props) {
  const price = useLocalPrice(action ?? null);
  // a stream that breaks off says no code
  const offersLocal = !(error instanceof ApiError) || modelFailed(error);
  return (
    <TemplateMessage title={title}>
      {messageOf(error)}{' '}
      {offersLocal && (
        <PricedButton price={price} size="compact-sm" variant="default" onClick={onLocal}>
          {t('localInstead')}
        </PricedButton>
      )}
    </TemplateMessage>
  );
}

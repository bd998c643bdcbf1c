import { useReachable } from '../lib/connection.ts';
import { t } from './ui.texts.ts';

type Props = { disabled?: true; title?: string };

/**
 * For a control of what only the server can do: nothing while the server is within reach, else what disables the control and says
 * why. Spread it after the control's own properties.
 */
export function useNeedsServer(): Props {
  return useReachable() ? {} : { disabled: true, title: t('needsServer') };
}

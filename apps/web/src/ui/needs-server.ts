import { useReachable } from '../lib/connection.ts';
import { currentViewing } from '../lib/session/viewing.ts';
import { t } from './ui.texts.ts';

type Props = { disabled?: true; title?: string };

/**
 * For a control of what only the server can do: nothing while the server is within reach, else what disables the control and says
 * why. Spread it after the control's own properties.
 */
export function useNeedsServer(): Props {
  return useReachable() ? {} : { disabled: true, title: t('needsServer') };
}

/**
 * For a control of what nobody may do through somebody else's eyes: what disables it and says why while an admin views as a member.
 * A viewing begins and ends with a load of the page, so this changes with no render.
 */
export function refusedWhileViewing(): Props {
  const viewing = currentViewing();
  return viewing ? { disabled: true, title: t('viewingReadsOnly', { name: viewing.name }) } : {};
}

import { ActionIcon, Tooltip } from '@mantine/core';
import { Icon } from '../../../ui/Icon.tsx';
import { t } from './dictation.texts.ts';

/** In the place of the button where there is no speech engine: disabled, with the reason on hover and focus. */
export function NoDictation() {
  return (
    <Tooltip label={t('noEngine')} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon
        size={28}
        variant="subtle"
        color="gray"
        aria-label={t('dictate')}
        aria-description={t('noEngine')}
        aria-disabled
        data-disabled
        onClick={(event) => event.preventDefault()}
      >
        <Icon name="microphone" size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

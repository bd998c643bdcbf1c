import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { OpenedMenu } from '../../../ui/OpenedMenu.tsx';
import { t as checks } from '../checks/checks.texts.ts';
import { t as learning } from '../optimization/optimization.texts.ts';
import { t as synthetic } from '../synthetic/synthetic.texts.ts';
import { t } from '../templates.texts.ts';

type Try = 'preview' | 'synthetic' | 'checks' | 'learn';

/** The ways to see what a template does before it meets a patient. */
export function TryMenu({ own, onOpen }: { own: boolean; onOpen: (what: Try) => void }) {
  const [needed, setNeeded] = useState(false);
  const button = (
    <Button
      size="xs"
      variant="default"
      leftSection={<Icon name="eye" size={16} />}
      rightSection={<Icon name="chevron-down" size={16} />}
      aria-haspopup="menu"
      onClick={() => setNeeded(true)}
    >
      {t('tryIt')}
    </Button>
  );
  if (!needed) return button;
  return (
    <OpenedMenu width={240} target={button}>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="eye" size={16} />} onClick={() => onOpen('preview')}>
          {t('previewOutput')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="sparkles" size={16} />} onClick={() => onOpen('synthetic')}>
          {synthetic('synthetic')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="checklist" size={16} />} onClick={() => onOpen('checks')}>
          {checks('checks')}
        </Menu.Item>
        {own && (
          <Menu.Item leftSection={<Icon name="rotate" size={16} />} onClick={() => onOpen('learn')}>
            {learning('learn')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

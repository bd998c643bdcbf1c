import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { t } from './templates.texts.ts';

/** What charts are asked for most; any other measured value can be typed. The blank itself is the same in every language. */
const values = [
  'blood pressure',
  'heart rate',
  'weight',
  'BMI',
  'oxygen saturation',
  'HbA1c',
  'creatinine',
  'eGFR',
  'LDL',
  'TSH',
  'hemoglobin',
  'INR',
] as const;

/** Adds a line that is filled from the chart: "HbA1c: {{last HbA1c}}". */
export function BlankMenu({ onPick }: { onPick: (line: string) => void }) {
  const [needed, setNeeded] = useState(false);
  const button = (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      rightSection={<Icon name="chevron-down" size={14} />}
      onClick={() => setNeeded(true)}
    >
      {t('addBlank')}
    </Button>
  );
  if (!needed) return button;
  return (
    <OpenedMenu target={button}>
      <Menu.Dropdown>
        <Menu.Label>{t('blankRule')}</Menu.Label>
        {values.map((name) => {
          const blank = `{{last ${name}}}`;
          const label = name.charAt(0).toUpperCase() + name.slice(1);
          return (
            <Menu.Item key={name} onClick={() => onPick(`${label}: ${blank}`)}>
              <code>{blank}</code>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

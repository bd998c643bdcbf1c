import { transcriptionLanguages as languages } from '@clinical/contract/speech/languages';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTranscriptionLanguage } from '../lib/transcription-language.ts';
import classes from './LanguagePicker.module.css';
import { OpenedMenu } from '../ui/OpenedMenu.tsx';
import { t } from './shell.texts.ts';

export function LanguageMenu({ target }: { target: ReactElement }) {
  const [key, choose] = useTranscriptionLanguage();
  return (
    <OpenedMenu width={300} target={target}>
      <Menu.Dropdown className={classes.list}>
        <Menu.Label>{t('languages')}</Menu.Label>
        <Menu.RadioGroup value={key} onChange={choose}>
          {languages.map((language) => (
            <Menu.RadioItem key={language.key} value={language.key} closeMenuOnClick>
              {language.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

import { transcriptionLanguages as languages } from '@clinical/contract/speech/languages';
import { Select } from '@mantine/core';
import { useTranscriptionLanguage } from '../../../lib/transcription-language.ts';
import chip from '../../../ui/chip.module.css';
import { t } from './new-entry.texts.ts';

const data = languages.map(({ key, label }) => ({ value: key, label }));

/** The language that this visit is transcribed in; the same choice as in the top bar. */
export function LanguageChip() {
  const [key, choose] = useTranscriptionLanguage();
  return (
    <Select
      label={t('language')}
      classNames={{ root: chip['chip'], label: chip['label'], wrapper: chip['field'] }}
      maxDropdownHeight="var(--menu-height)"
      data={data}
      value={key}
      onChange={(chosen) => chosen !== null && choose(chosen)}
    />
  );
}

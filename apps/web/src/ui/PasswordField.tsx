import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { t } from './ui.texts.ts';

/** A password with a switch that shows it; the switch says what it does. */
export function PasswordField(props: PasswordInputProps) {
  return <PasswordInput {...props} visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }} />;
}

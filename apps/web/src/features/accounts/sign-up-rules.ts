import { limits } from '@clinical/contract/limits';
import { isEmail } from '@clinical/contract/validation/addresses';
import { t } from './accounts.texts.ts';

/** What the browser can tell before asking; the server has the last word. An empty result means: send it. */
export function checkEmail(email: string): string | undefined {
  return isEmail(email.trim()) ? undefined : t('emailNeeded');
}

export function checkName(name: string): string | undefined {
  return name.trim() ? undefined : t('needed');
}

/** Counted in code points, as the server does. */
export function checkPassword(password: string): string | undefined {
  const { length } = [...password];
  if (length === 0) return t('needed');
  if (length < limits.passwordMin) return t('passwordShort', { n: length, min: limits.passwordMin });
  if (length > limits.passwordMax) return t('passwordLong', { max: limits.passwordMax });
  return undefined;
}

/** A code without the spaces that apps and mails show it with: `123 456`. */
export function bareCode(code: string): string {
  return code.replaceAll(/\s/g, '');
}

export function checkCode(code: string): string | undefined {
  return /^\d{6}$/.test(bareCode(code)) ? undefined : t('codeRule');
}

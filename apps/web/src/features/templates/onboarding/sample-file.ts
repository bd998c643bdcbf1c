import { limits } from '@clinical/contract/limits';
import { t } from './onboarding.texts.ts';

/** The text of a file, or what is wrong with it. */
export async function readSampleFile(
  file: File,
): Promise<{ text: string; problem?: undefined } | { text?: undefined; problem: string }> {
  const { name } = file;
  if (!/\.(txt|md)$/i.test(name)) return { problem: t('fileNotText', { name }) };
  // a character takes four bytes at most
  if (file.size > 4 * limits.templateSample) {
    return { problem: t('fileTooLong', { name, n: limits.templateSample }) };
  }
  const text = await file.text();
  if (text.includes('\0') || text.includes('\uFFFD')) return { problem: t('fileNotText', { name }) };
  if (text.length > limits.templateSample) return { problem: t('fileTooLong', { name, n: limits.templateSample }) };
  return { text };
}

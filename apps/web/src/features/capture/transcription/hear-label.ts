import { t } from './add-text.texts.ts';

/** What a button says that transcribes: with which engine, if it has a name. */
export const hearLabel = (engine: string): string => (engine === '' ? t('hearNow') : t('hearWith', { engine }));

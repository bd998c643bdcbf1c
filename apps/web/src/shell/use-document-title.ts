import { useEffect } from 'react';
import { t } from './shell.texts.ts';

/** The tab's title: the page, then the product; never a patient's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === t('appName') ? title : `${title} · ${t('appName')}`;
    return () => {
      document.title = t('appName');
    };
  }, [title]);
}

import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { toast } from '../../../ui/toast.ts';
import { downloadOwnData } from '../accounts.api.ts';
import { t } from './settings.texts.ts';

/** Fetches all of one's own data as a zip and hands it to the browser. It may take a while. */
export function useOwnDataExport(): { busy: boolean; run: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      saveBlob(await downloadOwnData(), `${t('exportFile')}.zip`);
      toast.success(t('exported'));
    } catch (error) {
      toast.error(messageOf(error), { title: t('notExported') });
    } finally {
      setBusy(false);
    }
  }
  return { busy, run };
}

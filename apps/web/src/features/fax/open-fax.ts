import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { downloadFax } from './fax.api.ts';
import { t } from './fax.texts.ts';

/** Shows the file of a fax in a tab of its own. */
export function openFax(id: string): void {
  // opened at once, so that the browser knows whose click it was
  const shown = window.open('', '_blank');
  downloadFax(id).then(
    (blob) => {
      if (shown) shown.location.href = URL.createObjectURL(blob);
    },
    (error: unknown) => {
      shown?.close();
      toast.error(messageOf(error), { title: t('notOpened') });
    },
  );
}

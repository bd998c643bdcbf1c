import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { t } from './teams.texts.ts';

/** What a change says when it worked, and why when it did not. */
export const said = <Result>(done?: (result: Result) => string, failed: string = t('notSaved')) => ({
  onSuccess: (result: Result) => {
    if (done) toast.success(done(result));
  },
  onError: (error: Error) => toast.error(messageOf(error), { title: failed }),
});

import { listTemplates } from '@clinical/contract/templates/templates.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { warn } from '../../lib/log.ts';
import { withDeviceCopy } from '../../lib/store/device-copy.ts';
import { ownTemplatesKey } from './templates-key.api.ts';

/** The templates that I may use; loaded when the program starts. */
export const templatesQuery = queryOptions({
  queryKey: ownTemplatesKey,
  queryFn: async ({ signal }) => {
    const load = () => api.request(listTemplates, { query: {} }, { signal });
    const found = await withDeviceCopy('templates', load).catch((error: unknown) => {
      if (!signal.aborted) warn('Could not load templates');
      throw error;
    });
    // specification: anything but an array is read as an empty list
    return Array.isArray(found) ? found : [];
  },
});

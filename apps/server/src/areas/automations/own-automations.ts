import type { OwnData } from '../../platform/area.ts';
import { selectAutoTaskers } from './automations.queries.ts';
import { viewAutoTasker, viewGridhook } from './automations.view.ts';
import { findOwnGridhook } from './gridhook.queries.ts';

/** A person's rules and gridhook in the acting workspace, in an export of their data. The secret stays masked. */
export const ownAutomations: OwnData = {
  async *ownFilesFor(ctx) {
    const rules = await selectAutoTaskers(ctx);
    const hook = await findOwnGridhook(ctx);
    if (rules.length === 0 && hook === null) return;
    const autoTaskers = rules.map((rule) => {
      const { madeToday: _, ...shown } = viewAutoTasker(rule, 0);
      return shown;
    });
    const content = `${JSON.stringify({ autoTaskers, gridhook: hook && viewGridhook(hook) }, null, 2)}\n`;
    const modifiedAt = Math.max(...rules.map(({ updatedAt }) => updatedAt), hook?.updatedAt ?? 0);
    yield { path: ['automations.json'], modifiedAt, content };
  },
};

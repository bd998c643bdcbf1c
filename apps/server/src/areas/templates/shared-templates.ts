import type { Holdings } from '../../platform/area.ts';
import { publishTemplateChange } from './publish-template-change.ts';
import { firstVersion } from './template-versions.ts';
import { countSharedTemplates, getSharedTemplates, transferTemplates, insertTemplates } from './templates.queries.ts';

/**
 * Templates that somebody shares in a workspace. Others write with them there, so they stay and get an owner who is there too; the
 * person keeps a copy of their own, for how somebody writes goes with them. What they share with nobody is not touched.
 */
export const sharedTemplates: Holdings = {
  kind: 'templates',
  count: countSharedTemplates,

  async handOver(tx, { fromUserId, workspaceId, toUserId }) {
    const shared = await getSharedTemplates(tx, fromUserId, workspaceId);
    const copies = shared.map(({ id, version, title, nickname, type, sortOrder, recipe }) => ({
      ...firstVersion(tx, { title, nickname, type, sortOrder, recipe }, 'me', { id, version }),
      ownerId: fromUserId,
      workspaceId,
    }));
    if (copies.length > 0) await insertTemplates(tx, copies);
    await transferTemplates(tx, fromUserId, toUserId, workspaceId);
    for (const template of shared) {
      await tx.audit('template.hand-over', { type: 'template', id: template.id });
      await publishTemplateChange(tx, template, null);
    }
  },

  // nobody is left who writes with them
  discard: async () => undefined,
};

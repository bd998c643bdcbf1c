import { AppError } from '../../platform/app-error.ts';
import type { DoDue } from '../../platform/area.ts';
import { actingFor, lockAndLog, pageOf } from './acting-for.ts';
import { selectExpired, setEnded } from './patient-links.queries.ts';

/** Handles the expiry of links, once each, whichever process comes first. */
export const endExpired: DoDue = async (program, now) => {
  for (const link of await selectExpired(program.db, now)) {
    try {
      const acting = await actingFor(program, link);
      if (!acting) throw new AppError('NOT_FOUND');
      await acting.transaction(async (tx) => {
        await lockAndLog(tx, link, 'patient-link.expire');
        await pageOf(tx, link).closed(tx, link.recordId, 'expired');
        if (!(await setEnded(tx.db, link.id, now))) throw new AppError('CONFLICT');
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // its record is gone, or nobody is left whom it could act for
      if (error.code === 'NOT_FOUND') await setEnded(program.db, link.id, now);
    }
  }
};

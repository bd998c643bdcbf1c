import { dropDatabasesOfRun } from './database.ts';

export const teardown = (): Promise<void> => dropDatabasesOfRun(process.pid);

import { makeDatabaseImage } from './platform/db/database-image.ts';
import { programMigrations } from './platform/db/open-database.ts';

/** Part of the build: makes the empty database of which new installations get a copy, unless it is there. */
await makeDatabaseImage(programMigrations);

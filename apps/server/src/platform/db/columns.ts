import { bigint, jsonb, uuid } from 'drizzle-orm/pg-core';

/** Primary key: a UUID version 7 made by the program (`ctx.ids.uuid()`), so that both databases agree. */
export const id = () => uuid('id').primaryKey();

/** A point in time as epoch milliseconds; a number in the program, bigint in the table. */
export const epochMs = (name: string) => bigint(name, { mode: 'number' });

/** JSON whose shape the program vouches for. */
export const json = <T>(name: string) => jsonb(name).$type<T>();

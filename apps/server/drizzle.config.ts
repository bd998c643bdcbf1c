import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` compares the declared tables with the last migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/areas/**/*.table.ts', './src/platform/**/*.table.ts'],
  out: './migrations',
});

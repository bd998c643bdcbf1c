import { test as base } from './fixtures.ts';
import { Model } from './model.ts';
import { Program } from './program.ts';

export { expect, makeAccount, signIn } from './fixtures.ts';

/** The program of these tests asks `model`, a server whose manners each test chooses. */
export const test = base.extend<object, { model: Model }>({
  model: [
    async ({ browserName: _ }, provide) => {
      const model = await Model.create();
      await provide(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ model }, provide) => {
      // the faults of the model are what is tested: the log need not repeat them
      const program = await Program.start({ ...model.environment, LOG_LEVEL: 'silent' });
      await provide(program);
      await program.dispose();
    },
    { scope: 'worker' },
  ],
});

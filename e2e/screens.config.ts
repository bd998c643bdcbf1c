import tests from './playwright.config.ts';

/** Takes the pictures of `docs/screens/`: `npm run screens`. */
const screens: typeof tests = {
  ...tests,
  testDir: './screens',
  testMatch: /\.ts$/,
  outputDir: '../test-results/screens-run',
  workers: 1,
};
export default screens;

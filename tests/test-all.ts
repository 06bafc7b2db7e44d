/**
 * Whether the run is `npm run test:all`, which also tries what only a release or a change of
 * dependencies needs (CONTRIBUTING.md).
 */
export const isTestAll = process.env['TEST_ALL'] === 'true'

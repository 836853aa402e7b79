import config from './playwright.config.ts'

/** Every address in every look, and the whole tables of the walks that have a short form (`TEST_LENGTH=long`). */
export default {
  ...config,
  testMatch: [
    '*.thorough.ts',
    ...['faults', 'form-persistence', 'form-sending', 'keyboard', 'mail', 'other-sites'].map(name => `${name}.walk.ts`),
  ],
}

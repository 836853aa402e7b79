/** Whether tests that draw their cases run many of them, for `npm run test:model`. */
export const isLongTest = process.env.TEST_LENGTH === 'long'

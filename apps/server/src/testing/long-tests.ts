/** Whether tests and journeys run all of their cases rather than those that stand for the others. */
export const isLongTest = process.env.TEST_LENGTH === 'long'

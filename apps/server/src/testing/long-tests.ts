/** True if tests and journeys run all cases rather than representative ones. */
export const isLongTest = process.env.TEST_LENGTH === 'long'

import config from './playwright.config.ts'

/** Every page, message and mail, one after the other: what takes as long as all journeys together. */
export default { ...config, testMatch: '*.walk.ts' }

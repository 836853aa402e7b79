import config from './playwright.config.ts'

/** Every page, message and mail, and what looks at one thing that components or the server mostly hold. */
export default { ...config, testMatch: '*.walk.ts' }

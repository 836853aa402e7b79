import { buildPage } from './build-page.ts'

process.exit((await buildPage()) ? 0 : 1)

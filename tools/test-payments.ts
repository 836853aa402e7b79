import { browserPath } from './browser.ts'
import { run } from './run.ts'

// The journey through the payments, with the node away for a minute instead of seconds.
const environment = { NODE_DOWN_SECONDS: process.env.NODE_DOWN_SECONDS ?? '60', CHROMIUM_PATH: await browserPath() }
process.exit(await run('playwright', ['test', '-c', 'e2e', 'payments'], environment))

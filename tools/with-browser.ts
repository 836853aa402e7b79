import { browserPath } from './browser.ts'
import { run } from './run.ts'

// Runs a program that needs a browser: `node tools/with-browser.ts PROGRAM PARAMETERS…`
const [program, ...parameters] = process.argv.slice(2)
if (!program) throw new Error('Name the program to run')
process.exit(await run(program, parameters, { CHROMIUM_PATH: await browserPath() }))

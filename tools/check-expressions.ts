import { globSync } from 'node:fs'
import { expressionFaults } from './slow-expressions.ts'

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}')
const isShipped = (path: string) => !/\.test\.tsx?$|\/(?:testing|faults|attacks)\//.test(path)

const faults = expressionFaults(sources.filter(isShipped))
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)

import { operate } from './operate.ts'
import { runCommand } from './run-command.ts'

await runCommand(operate)

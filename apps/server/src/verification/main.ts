import { runCommand } from '../operator/run-command.ts'
import { verify } from './verify.ts'

await runCommand(verify)

import { backUp } from './backup/back-up.ts'
import { runOnFile } from './backup/run-backup.ts'

/** Writes an installation's database and documents, as of one moment, into one file. */
await runOnFile(backUp, { usage: 'npm run backup -- [FILE or FOLDER]', standard: '.' })

import { restore } from './backup/restore.ts'
import { runOnFile } from './backup/run-backup.ts'

/** Brings a backup back into an empty place. */
await runOnFile(restore, { usage: 'npm run restore -- FILE' })

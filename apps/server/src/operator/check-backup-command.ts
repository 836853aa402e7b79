import { checkBackup } from './backup/check-backup.ts'
import { runOnFile } from './backup/run-backup.ts'

/** Restores a backup into a place that is removed again. */
await runOnFile(checkBackup, { usage: 'npm run check-backup -- FILE or FOLDER' })

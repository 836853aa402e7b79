import { migrate } from '../platform/database/migrate.ts'
import { laterMigrations } from './later-migrations.ts'

// Migrates the database that its environment names as a later version does, and kills itself after so many migrations where
// it names a number.
const killAfter = Number(process.env.KILL_AFTER ?? Number.POSITIVE_INFINITY)
let done = 0

await migrate(process.env.DATABASE_URL ?? '', {
  provided: laterMigrations,
  onStatement(statement) {
    if (/^insert into "kysely_migration" /.test(statement) && ++done === killAfter) process.kill(process.pid, 'SIGKILL')
  },
})

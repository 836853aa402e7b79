import { migrate } from '../platform/database/migrate.ts'
import { laterMigrations } from './later-migrations.ts'

// Migrates the database of the environment as a later version; kills itself after KILL_AFTER migrations, if set.
const killAfter = Number(process.env.KILL_AFTER ?? Number.POSITIVE_INFINITY)
let done = 0

await migrate(process.env.DATABASE_URL ?? '', {
  provided: laterMigrations,
  onStatement(statement) {
    if (/^insert into "kysely_migration" /.test(statement) && ++done === killAfter) process.kill(process.pid, 'SIGKILL')
  },
})

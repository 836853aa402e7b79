import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Companion, startCompanion } from './companion-process.ts'
import type { MailCatcherOptions } from './mail-catcher-process.ts'

/** A mail server that delivers nowhere: people read its mail on a web page, and programs at `GET /email`. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<Companion> {
  const mailDirectory = resolve(options.mailDirectory)
  mkdirSync(mailDirectory, { recursive: true })
  return startCompanion(
    join(import.meta.dirname, 'mail-catcher-process.ts'),
    { ...options, mailDirectory },
    'mail catcher',
  )
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { ImapFlow } from 'imapflow'
import { expect, vi } from 'vitest'
import { freePorts } from './free-ports.ts'

/** Path of the real IMAP server (Debian: dovecot-imapd), if it is installed. */
export const dovecot = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'].find(existsSync)

export interface ImapServer {
  /** Address of its one mailbox, with name and password. */
  readonly url: string
  /** Puts a mail into the mailbox, as its mail server does. */
  deliver(mail: string): Promise<void>
  /** How many mails nobody has read. */
  unread(): Promise<number>
  stop(): Promise<void>
}

/** It serves no mail to root: another user of the machine owns the mailbox then. */
const owner = () => {
  const { uid, gid, username } = userInfo()
  return uid === 0 ? { uid: 65534, gid: 65534, username: 'nobody' } : { uid, gid, username }
}

export async function startImapServer(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-imap-'))
  const mail = join(folder, 'mail')
  mkdirSync(mail)
  const { uid, gid, username } = owner()
  for (const path of [folder, mail]) chownSync(path, uid, gid)
  const port = await freePorts(1)
  const configuration = join(folder, 'dovecot.conf')
  writeFileSync(
    configuration,
    `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
default_internal_user = ${username}
default_login_user = ${username}
first_valid_uid = 1
mail_location = maildir:${mail}
passdb {
  driver = static
  args = password=p@ss
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${mail}
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  )
  const daemon = spawn(dovecot ?? '', ['-F', '-c', configuration], { stdio: 'ignore' })
  await vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1')
      try {
        await once(socket, 'connect')
      } finally {
        socket.destroy()
      }
    },
    { timeout: 30_000, interval: 100 },
  )
  const withMailbox = async <Result>(act: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const auth = { user: 'bounces@example.org', pass: 'p@ss' }
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false })
    await client.connect()
    try {
      await client.mailboxOpen('INBOX')
      return await act(client)
    } finally {
      await client.logout()
    }
  }
  return {
    url: `imap://bounces%40example.org:p%40ss@127.0.0.1:${port}`,
    deliver: text => withMailbox(async client => expect(await client.append('INBOX', text)).toBeTruthy()),
    unread: () => withMailbox(async client => ((await client.search({ seen: false })) || []).length),
    async stop() {
      daemon.kill('SIGTERM')
      await once(daemon, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { expect } from 'vitest'
import { type Clamd, eicar, startClamd } from '../clamd.ts'
import { filledCommand } from '../documented-commands.ts'
import { signUp } from '../faults/load.ts'
import { type Inbox, startInbox } from '../inbox.ts'
import { type OperatorsFolder, ownPorts } from './command-line.ts'
import { once } from './once.ts'

/** Documented scanner commands, with the real clamd. */
export function scannerRuns({ newPath, run, startServer }: OperatorsFolder) {
  const running = new AsyncDisposableStack()
  const scanner = once(async () => {
    mkdirSync(newPath('clamd'))
    const started: Clamd = await startClamd(newPath('clamd'))
    running.defer(() => started.stop())
    return started
  })

  return {
    startWithScanner: async (command: string) => {
      const { socket } = await scanner('')
      const inbox: Inbox = await startInbox()
      running.defer(() => inbox.stop())
      const env = { ...(await ownPorts()), DATA_DIR: newPath('scanned'), SMTP_URL: inbox.url }
      const { url, interrupt } = await startServer(filledCommand(command, { '/run/clamav/clamd.ctl': socket }), env)
      const person = await signUp(url, inbox, { acts: 0, unknown: 0, replayed: 0, broken: 0 })
      const { data: draft } = await person.post<PartyClaim>('/v1/claims')
      const add = async (content: string) => {
        const form = new FormData()
        form.append('file', new Blob([content]), 'letter.txt')
        return (await person.post(`/v1/claims/${draft.id}/documents/files`, form)).status
      }
      expect([await add('What the roofer wrote.'), await add(eicar)]).toEqual([200, 422])
      await interrupt()
    },
    scanFolder: async (command: string) => {
      const { configurationFile } = await scanner('')
      const documents = newPath('documents')
      mkdirSync(join(documents, 'claim'), { recursive: true })
      writeFileSync(join(documents, 'claim/letter.txt'), 'What the roofer wrote.')
      const scan = () =>
        run(`${filledCommand(command, { '/srv/redress/documents': documents })} --config-file=${configurationFile}`)
      expect(await scan()).toMatchObject({ code: 0, output: expect.stringContaining('Infected files: 0') })
      writeFileSync(join(documents, 'claim/other.txt'), eicar)
      expect(await scan()).toMatchObject({ code: 1, output: expect.stringContaining('other.txt: Eicar') })
    },
    stop: () => running.disposeAsync(),
  }
}

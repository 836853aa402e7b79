import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { claimDetails, claimReview } from '../file-claim.ts'
import type { JournalAnswer, JournalClient } from './journal.ts'

/** Acknowledged state of one claim, which must never be lost. */
export interface LifeOfClaim {
  readonly id: string
  readonly plaintiff: JournalClient
  readonly defendants: string[]
  readonly links: string[]
  readonly files: Map<string, Uint8Array<ArrayBuffer>>
  readonly offers: number[]
  status: string
  /** Time of the acknowledged filing, by `performance.now()`. */
  filedAt: number | null
  /** Address of a defendant without an account, who gets a letter. */
  readonly stranger: string
}

export interface Sides {
  readonly plaintiff: JournalClient
  readonly defendant: JournalClient & { readonly email: string }
}

function known<Data>({ status, data }: JournalAnswer<Data>, what: string): Data {
  if (status !== 200) throw new Error(`${what} was answered ${status}`)
  return data
}

const short = () => crypto.randomUUID().slice(0, 8)

/** Takes a claim from draft to agreement, and records every acknowledged act. */
export async function liveClaim({ plaintiff, defendant }: Sides, lives: LifeOfClaim[]): Promise<void> {
  const { id, status } = known(await plaintiff.post<PartyClaim>('/v1/claims'), 'a draft')
  const stranger = `${short()}@stranger.example`
  const life: LifeOfClaim = {
    id,
    plaintiff,
    defendants: [],
    links: [],
    files: new Map(),
    offers: [],
    status,
    filedAt: null,
    stranger,
  }
  lives.push(life)
  const at = (path: string) => `/v1/claims/${id}/${path}`
  const move = async (who: JournalClient, path: string, body?: object) => {
    life.status = known(await who.post<PartyClaim>(at(path), body), path).status
  }
  const offer = async (who: JournalClient) => {
    const value = 1_000 + life.offers.length
    await move(who, 'propose-resolution', { value, winningParty: 'Plaintiff', costOwner: 'Defendant' })
    life.offers.push(value)
  }
  const defendantIds: string[] = []
  const acts = [
    async () => void known(await plaintiff.patch(`/v1/claims/${id}`, { ...claimDetails, ...claimReview }), 'details'),
    ...[defendant.email, stranger].map(email => async () => {
      const individual = { firstName: 'Dora', lastName: short(), email }
      defendantIds.push(
        known(await plaintiff.post<Defendant>(at('defendants/individual'), individual), 'a defendant').id,
      )
      life.defendants.push(email)
    }),
    async () => {
      const urlDescription = short()
      known(await plaintiff.post(at('documents/urls'), { url: 'https://example.org/a', urlDescription }), 'a link')
      life.links.push(urlDescription)
    },
    async () => {
      const name = `${short()}.txt`
      const content = new TextEncoder().encode(`${name} `.repeat(10_000))
      const form = new FormData()
      form.append('file', new Blob([content]), name)
      known(await plaintiff.post(at('documents/files'), form), 'a file')
      life.files.set(name, content)
    },
    async () => {
      await move(plaintiff, 'submit')
      life.filedAt = performance.now()
    },
    async () => void known(await defendant.post(`/v1/claims/defendants/${defendantIds[0]}/takeover`), 'a takeover'),
    () => offer(defendant),
    () => move(plaintiff, 'reject-resolution'),
    () => offer(plaintiff),
    () => move(defendant, 'reject-resolution'),
    () => offer(defendant),
    () => move(plaintiff, 'accept-resolution'),
  ]
  for (const act of acts) await act()
}

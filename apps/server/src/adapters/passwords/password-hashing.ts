import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { newSecret } from '../../platform/secrets.ts'

/** What one hash takes; a hash says how it was made, so that older ones stay valid. */
export type HashingCost = Readonly<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const recommendedCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const argon2id = 2

export interface PasswordHashing {
  hash(password: string): Promise<string>
  /** Without a hash a password is wrong, and it takes as long to find out, so that the time reveals no username. */
  isRight(passwordHash: string | null, password: string): Promise<boolean>
}

export function passwordHashing(cost: HashingCost = recommendedCost): PasswordHashing {
  // Of the four threads that Node has for work beside its event loop, one stays free: files are read there, too.
  const limited = pLimit(Math.min(availableParallelism(), 3))
  const hashOf = (password: string) => limited(() => hash(password, { ...cost, algorithm: argon2id }))
  let dummyHash: Promise<string> | undefined
  return {
    hash: hashOf,
    async isRight(passwordHash, password) {
      dummyHash ??= hashOf(newSecret())
      const compared = passwordHash ?? (await dummyHash)
      const isRight = await limited(() => verify(compared, password))
      return passwordHash !== null && isRight
    },
  }
}

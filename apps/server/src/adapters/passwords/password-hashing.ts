import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { newSecret } from '../../platform/secrets.ts'

/** Cost parameters of argon2id. Each hash contains its own, so older hashes stay valid after a change. */
export type HashingCost = Readonly<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>

/** argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const recommendedCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const argon2id = 2

export interface PasswordHashing {
  hash(password: string): Promise<string>
  /**
   * Verifies a password. `null` compares with a dummy hash and fails, so that the duration does not reveal which
   * usernames exist.
   */
  isRight(passwordHash: string | null, password: string): Promise<boolean>
}

export function passwordHashing(cost: HashingCost = recommendedCost): PasswordHashing {
  // Leaves one of the four threads of libuv's pool free, because file reads use it too.
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

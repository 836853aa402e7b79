import { hash, type Options, verify } from '@node-rs/argon2'
import { newSecret } from '../platform/secrets.ts'

/** argon2id, as the Password Storage Cheat Sheet of OWASP has it: 19 MiB, two passes, one lane. */
const parameters: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

let decoy: Promise<string> | undefined

/** Whether the password is right. Without a hash it is never, and takes as long, so that time tells nothing. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newSecret())
  const isRight = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== null && isRight
}

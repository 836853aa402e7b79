import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter } from 'age-encryption'

/** Runs `age -d FILE` with age's own library; a file replaces the prompt for the passphrase. */
const [option, file = ''] = process.argv.slice(2)
if (option !== '-d') throw new Error('It decrypts alone')
const decrypter = new Decrypter()
decrypter.addPassphrase(readFileSync(process.env.PASSPHRASE_FILE ?? '', 'utf8').trim())
await pipeline(Readable.from([await decrypter.decrypt(readFileSync(file))]), process.stdout)

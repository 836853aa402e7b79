import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { test } from './installation/fixtures.ts'

const folder = join(import.meta.dirname, '../apps/web/dist')
const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync }

async function fetchRaw(url: string, encoding: string) {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [IncomingMessage]
  return { headers: answer.headers, bytes: await buffer(answer) }
}

test('every file of the page arrives as it was built, compressed ahead, and is kept for good where its name says so', async ({
  installation,
}) => {
  const files = globSync('{*,assets/*}.*', { cwd: folder }).filter(name => !/\.(?:br|gz)$/.test(name))
  expect(files.length).toBeGreaterThan(100)
  const faults: string[] = []
  for (const file of files) {
    const built = readFileSync(join(folder, file))
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers, bytes } = await fetchRaw(`${installation.url}/${file}`, encoding)
      const decode = decoders[headers['content-encoding'] ?? ''] ?? ((given: Buffer) => given)
      const fault = (holds: boolean, what: string) => holds || faults.push(`${file} as ${encoding}: ${what}`)
      fault(decode(bytes).equals(built), 'other bytes')
      fault(Number(headers['content-length']) === bytes.length, 'made on the way')
      if (/\.(?:html|js|css|svg|txt)$/.test(file) && encoding !== 'identity')
        fault(headers['content-encoding'] === encoding, 'not compressed')
      const caching = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      fault(headers['cache-control'] === caching, `cached as ${headers['cache-control']}`)
    }
  }
  expect(faults).toEqual([])
})

test('machines that visit pages are told which are nobody’s to visit', async ({ installation }) => {
  const { headers, bytes } = await fetchRaw(`${installation.url}/robots.txt`, 'identity')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  const kept = [...bytes.toString().matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path)
  expect(kept.toSorted()).toEqual([
    '/answer',
    '/auth',
    '/dashboard',
    '/operator',
    '/pay/',
    '/search?',
    '/takeover/',
    '/v1/',
  ])
})

import { isIP } from 'node:net'
import { ipv6Networks, type Rate } from '@redress/domain/people/request-limits.ts'
import type { FastifyInstance } from 'fastify'
import type { HeldBound } from './held.ts'
import type { Bounded } from './request-counts.ts'

/** Address from a proxy header, alone or with a port, in brackets or quotes; `null` if invalid. */
function forwardedAddress(written: string): string | null {
  const text = written.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? beforePort ?? text).split('%')
  return isIP(address) === 0 ? null : address
}

/**
 * Addresses of an `X-Forwarded-For` after the last invalid entry. Entries before it have an unknown origin; the
 * request then counts as the proxy's.
 */
function forwardedAddresses(header: string): string[] {
  const addresses = header.split(',').map(forwardedAddress)
  return addresses.slice(addresses.lastIndexOf(null) + 1).filter(address => address !== null)
}

/** Normalises the proxies' headers to plain addresses, before rate limits use them. */
export function readForwardedAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw: { headers } }) => {
    const header = headers['x-forwarded-for']
    if (header === undefined) return
    headers['x-forwarded-for'] = forwardedAddresses(String(header)).join(', ')
  })
}

const bitsOfGroup = 16

/** Groups of an IPv6 address; `null` for IPv4. */
function groupsOf(ip: string): string[] | null {
  if (ip.includes('.')) return null
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(group => group !== '')
  const after = tail === undefined ? [] : tail.split(':').filter(group => group !== '')
  const left = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after]
}

const begunWith = (groups: readonly string[], bits: number): string => groups.slice(0, bits / bitsOfGroup).join(':')

/** Network of a request: an IPv4 address, or the /64 prefix of an IPv6 address, which one customer has. */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip)
  return groups ? begunWith(groups, ipv6Networks[0].bits) : (ip.split(':').at(-1) ?? ip)
}

/** Networks for which an address is counted, each with its multiplier of the rate limit. */
export function networksOf(ip: string): readonly { readonly network: string; readonly times: number }[] {
  const groups = groupsOf(ip)
  if (!groups) return [{ network: networkOf(ip), times: 1 }]
  return ipv6Networks.map(({ bits, times }) => ({ network: begunWith(groups, bits), times }))
}

/** Widest network that one customer may have: an IPv4 address, or the /48 prefix of an IPv6 address. */
export const widestNetworkOf = (ip: string): string => networksOf(ip).at(-1)?.network ?? ip

/** Rate limits of an address: the limit of a network, for each of its prefixes. */
export const boundsOf = (ip: string, rates: readonly Rate[], kind = ''): Bounded[] =>
  networksOf(ip).map(({ network, times }) => ({
    subject: `${kind}${network}`,
    rates: rates.map(rate => ({ ...rate, maximum: rate.maximum * times })),
  }))

/** Concurrency limits of an address: the limit of a network, for each of its prefixes. */
export const heldBoundsOf = (ip: string, maximum: number): HeldBound[] =>
  networksOf(ip).map(({ network, times }) => ({ subject: network, maximum: maximum * times }))

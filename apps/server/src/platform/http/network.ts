import { isIP } from 'node:net'
import { ipv6Networks, type Rate } from '@redress/domain/people/request-limits.ts'
import type { FastifyInstance } from 'fastify'
import type { HeldBound } from './held.ts'
import type { Bounded } from './request-counts.ts'

/** An address as a proxy writes it, alone or with a port, in brackets or quotes; `null` where it is none. */
function forwardedAddress(written: string): string | null {
  const text = written.trim().replace(/^"(.*)"$/, '$1')
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? beforePort ?? text).split('%')
  return isIP(address) === 0 ? null : address
}

/**
 * The addresses of an `X-Forwarded-For`, from the first that can be told. What stands left of one that is none was passed
 * on by nobody known: the request is then of the proxy that wrote it.
 */
function forwardedAddresses(header: string): string[] {
  const addresses = header.split(',').map(forwardedAddress)
  return addresses.slice(addresses.lastIndexOf(null) + 1).filter(address => address !== null)
}

/** Leaves addresses alone in what proxies say of where a request comes from, before anything counts it. */
export function readForwardedAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw: { headers } }) => {
    const header = headers['x-forwarded-for']
    if (header === undefined) return
    headers['x-forwarded-for'] = forwardedAddresses(String(header)).join(', ')
  })
}

const bitsOfGroup = 16

/** The groups of an IPv6 address; `null` of an IPv4 address. */
function groupsOf(ip: string): string[] | null {
  if (ip.includes('.')) return null
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(group => group !== '')
  const after = tail === undefined ? [] : tail.split(':').filter(group => group !== '')
  const left = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after]
}

const begunWith = (groups: readonly string[], bits: number): string => groups.slice(0, bits / bitsOfGroup).join(':')

/** The network that a request comes from: an IPv4 address, or the 64 bits of an IPv6 address that one customer has. */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip)
  return groups ? begunWith(groups, ipv6Networks[0].bits) : (ip.split(':').at(-1) ?? ip)
}

/** The networks that an address is counted for, and how many times what one network may each of them may. */
export function networksOf(ip: string): readonly { readonly network: string; readonly times: number }[] {
  const groups = groupsOf(ip)
  if (!groups) return [{ network: networkOf(ip), times: 1 }]
  return ipv6Networks.map(({ bits, times }) => ({ network: begunWith(groups, bits), times }))
}

/** The widest network that one customer may have: an IPv4 address, or 48 bits of an IPv6 address. */
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

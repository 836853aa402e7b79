/** The network that a request comes from: an IPv4 address, or the 64 bits of an IPv6 address that one customer has. */
export function networkOf(ip: string): string {
  if (ip.includes('.')) return ip.split(':').at(-1) ?? ip
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(group => group !== '')
  const after = tail === undefined ? [] : tail.split(':').filter(group => group !== '')
  const left = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(left).fill('0'), ...after].slice(0, 4).join(':')
}

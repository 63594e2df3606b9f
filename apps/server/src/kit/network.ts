import { BlockList, isIPv6 } from 'node:net'

/** What is counted as one address: an IPv4 address, or the 64 bits of an IPv6 address that one household or office is given. */
export function networkOf(address: string): string {
  const inner = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (inner) return inner
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Whether an address is one of these, or in one of these networks. */
export function within(list: readonly string[]): (address: string) => boolean {
  const listed = new BlockList()
  for (const each of list) {
    const [address = '', bits] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) listed.addAddress(address, family)
    else listed.addSubnet(address, Number(bits), family)
  }
  return (address) => listed.check(networkOf(address), 'ipv4') || listed.check(address, 'ipv6')
}

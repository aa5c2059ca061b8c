import { BlockList, isIP } from 'node:net'

/**
 * What is no one's on the internet: private, local, shared, reserved, for documents and tests, for
 * many at once, and relays that lead elsewhere (IANA's special-purpose registries).
 */
const special = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Within `2000::/3`, outside of which no address is anyone's yet. */
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [network, bits] of special) refused.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of special6) refused.addSubnet(network, bits, 'ipv6')

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet. IPv4 inside IPv6 never is, whoever it leads to. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
    default:
      return false
  }
}

import type { Random } from '../support/random.ts'

/** Limits a run reaches soon, of senders a proxy on this machine tells of. */
export const strict = {
  TRUST_PROXY: 'loopback',
  RATE_UNLOCKS_PER_15_MINUTES: '1',
  RATE_IMPORTS_PER_HOUR_IP: '3',
  RATE_UPLOADS_PER_HOUR_IP: '3',
  RATE_PICTURES_PER_HOUR_IP: '3',
}

/** A network nobody has come from yet: its addresses by number. */
export function networks(random: Random): (address: number) => string {
  const part = () => random.below(2 ** 16).toString(16)
  const network = `2001:db8:${part()}:${part()}`
  return (address) => `${network}::${address.toString(16)}`
}

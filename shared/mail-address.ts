/** RFC 5321: longest address a server has to take. */
const longest = 254

/**
 * What mail servers take without quoting: a dotted name, an at sign, a host name. Nothing in it can
 * end a header or begin another address.
 */
const shape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

export function isMailAddress(text: string): boolean {
  return text.length <= longest && shape.test(text)
}

/** An address as people type it: what cannot be one is refused, and nothing else. */
export const typedAddress = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

import { callingCode, dialledIn } from '#client/blocks/parts/dialled-in.ts'
import { formatPhone } from '#client/blocks/parts/phone.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import type { ChipKey } from './chip-keys.ts'
import { type FactInput, readFact } from './fact-input.ts'

/** The edits that keep what was typed of a fact; null when it is no such fact. */
export function factOps(chip: ChipKey, input: FactInput, page: PageDocument): EditOp[] | null {
  if (chip === 'industry') {
    const industry = industries.find((known) => known === input)
    return industry ? [{ op: 'meta', meta: { industry } }] : null
  }
  if (chip === 'phone') return phoneOps(String(input).trim(), page)
  const read = readFact(chip, input, page.facts, page.base)
  return read.ok ? [{ op: 'fact', key: chip, value: read.value }] : null
}

/**
 * A number with its country, where it was typed as it is dialled in the page's own: links to chats
 * need it. It is shown as it was typed.
 */
function phoneOps(typed: string, { facts, meta, base }: PageDocument): EditOp[] | null {
  const isAbroad = /^(?:\+|00)/.test(typed)
  const code = isAbroad ? undefined : callingCode(facts.phone ?? '', meta.country)
  const whole = code ? dialledIn(code, typed) : null
  const read = readFact('phone', whole ?? typed, facts, base)
  if (!read.ok) return null
  const isGrouped = /\d[\s()./-]+\d/.test(typed) && !typed.startsWith('00')
  const shown = isGrouped ? typed : whole && formatPhone(whole, regionalTag(base, meta))
  return [
    { op: 'fact', key: 'phone', value: read.value },
    ...(shown || facts.phoneText !== undefined
      ? [{ op: 'fact', key: 'phoneText', value: read.value && (shown || null) } as const]
      : []),
  ]
}

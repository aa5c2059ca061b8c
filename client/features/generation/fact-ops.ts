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
  const typed = String(input).trim()
  if (chip === 'phone') return phoneOps(typed, page)
  if (chip === 'whatsapp') return chatOps(typed, page)
  const read = readFact(chip, input, page.facts, page.base)
  return read.ok ? [{ op: 'fact', key: chip, value: read.value }] : null
}

/** A number with its country, which links to chats need; it is shown as it was typed. */
function phoneOps(typed: string, page: PageDocument): EditOp[] | null {
  const { facts, meta, base } = page
  const whole = wholeNumber(typed, page)
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

function chatOps(typed: string, page: PageDocument): EditOp[] | null {
  const read = readFact('whatsapp', wholeNumber(typed, page) ?? typed, page.facts, page.base)
  return read.ok ? [{ op: 'fact', key: 'whatsapp', value: read.value }] : null
}

/** With its country, where it was typed as it is dialled in the page's own. */
function wholeNumber(typed: string, { facts, meta }: PageDocument): string | null {
  const isAbroad = /^(?:\+|00)/.test(typed)
  const code = isAbroad ? undefined : callingCode(facts.phone ?? facts.whatsapp ?? '', meta.country)
  return code ? dialledIn(code, typed) : null
}

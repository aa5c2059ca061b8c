import type { Action } from '#shared/page/facts.ts'
import type { Draft } from '../draft.ts'
import type { Contact } from '../grammars/read-contacts.ts'
import { tagsIn } from '../text/tagged-text.ts'
import { chatBesideNumber } from './chat-beside-number.ts'

type Numbers = { phone?: Contact | undefined; whatsapp?: Contact | undefined }

/** Letters between a word for a telephone and its number. */
const cueReach = 16

/**
 * The number one is called at, and that of WhatsApp where it is another: "WhatsApp 0151 …, sonst
 * 040 …". Of two numbers the one a messenger is wanted for, where nothing says whose the other is.
 * @param called the one that is told to be reached by
 */
export function toldNumbers(
  draft: Draft,
  called: Contact | undefined,
  action: Action | undefined,
): Numbers {
  const { text, contacts } = draft
  const chat = chatBesideNumber(draft)
  const phones = contacts.filter(({ kind }) => kind === 'phone')
  const written = chat && phones.find(({ span }) => span[1] === chat.span[1])
  if (!chat || !written) return { phone: called }
  const others = phones.filter(
    (one) => one.value !== written.value && (isCued(one) || isBeside(one, written)),
  )
  const other = called && others.includes(called) ? called : others[0]
  const isApart = chat.kind === 'whatsapp' && written.value.startsWith('+')
  if (isApart && other) return { phone: other, whatsapp: written }
  return { phone: action?.kind === chat.kind ? written : called }

  function isCued({ span: [at] }: Contact): boolean {
    return tagsIn(text, Math.max(0, at - cueReach), at, 'contact.phone').length > 0
  }

  /** In one sentence. */
  function isBeside(one: Contact, two: Contact): boolean {
    const [from, to] = [Math.min(one.span[1], two.span[1]), Math.max(one.span[0], two.span[0])]
    return !/[.!?。\n]/.test(text.raw.slice(from, to))
  }
}

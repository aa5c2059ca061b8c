import { typedAddress } from '#shared/mail-address.ts'
import { isSafeHref } from '#shared/page/rich-text.ts'

/**
 * The field for a link's address. What is no address stays in it, marked as wrong; nothing at all
 * takes the link away.
 */
export function askForAddress(document: Document, onAddress: (href: string) => void) {
  const field = document.createElement('input')
  field.type = 'url'
  field.placeholder = 'https://'
  field.hidden = true
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    const href = addressOf(field.value.trim())
    const isWrong = href !== '' && !isSafeHref(href)
    field.setAttribute('aria-invalid', String(isWrong))
    if (!isWrong) onAddress(href)
  })
  return {
    field,
    open(href: string): void {
      field.hidden = false
      field.value = href
      field.removeAttribute('aria-invalid')
      field.focus()
      field.select()
    },
    close(): void {
      field.hidden = true
    },
  }
}

/** People leave out what every address begins with. */
function addressOf(typed: string): string {
  if (typedAddress.test(typed) && !/[/:]/.test(typed)) return `mailto:${typed}`
  return /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(typed) ? `https://${typed}` : typed
}

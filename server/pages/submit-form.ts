import type { Services } from '#server/services.ts'
import type { StoredPage, StoredSubmission } from '#server/storage/storage.ts'
import type { BlockProps } from '#shared/blocks/index.ts'
import { blockKinds } from '#shared/blocks/index.ts'
import { type FieldError, invalid, notFound } from '#shared/errors.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { newId } from './new-id.ts'
import { readPublished } from './published-page.ts'

type FormField = BlockProps<'contact'>['fields'][number]
type Answer = Omit<StoredSubmission, 'page'>

/** A field people never see; what fills it in is a machine. */
const trap = 'website'
const mostCharacters = 4000
const shapes: Partial<Record<FormField['kind'], [RegExp, string]>> = {
  email: [/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/, 'an email address'],
  phone: [/^\+?[\d\s()./-]{5,40}$/, 'a phone number'],
}

/**
 * Takes a reader's message from the contact form of a published page.
 * @param fields as the form sends them: `field-0`, `field-1`, … in the block's order
 * @throws AppError `not_found` where there is no such form, `invalid` naming the fields
 */
export async function submitForm(
  services: Pick<Services, 'storage' | 'now'>,
  slug: string,
  block: string,
  fields: Record<string, string>,
): Promise<StoredPage> {
  const found = await readPublished(services.storage, slug)
  if ('movedTo' in found) return submitForm(services, found.movedTo, block, fields)
  const form = formOf(found.document, block)
  if (!form) throw notFound(`/f/${slug}/${block}`)
  // A machine is told that all went well, so that it has no reason to try another way.
  if (fields[trap]) return found.page
  await services.storage.submissions.insert({
    id: newId(),
    page: found.page.id,
    block,
    fields: checkedFields(form, fields),
    createdAt: services.now(),
  })
  return found.page
}

/** The messages of a page, newest first, for its owner. */
export async function listSubmissions(services: Services, access: PageAccess): Promise<Answer[]> {
  const page = await ownPage(services, access, 'work')
  const submissions = await services.storage.submissions.listOf(page.id)
  return submissions.map(({ id, block, fields, createdAt }) => ({ id, block, fields, createdAt }))
}

interface Form {
  fields: FormField[]
  hasConsent: boolean
}

function formOf(document: PageDocument, id: string): Form | null {
  const block = Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined
  if (block?.type !== blockKinds.contact.type || block.hidden) return null
  const { fields, consent } = block.props as Partial<BlockProps<'contact'>>
  return fields && fields.length > 0 ? { fields, hasConsent: Boolean(consent) } : null
}

/** The answers under the labels the page shows them with. */
function checkedFields(form: Form, given: Record<string, string>): Record<string, string> {
  const errors: FieldError[] = []
  const answers: Record<string, string> = {}
  form.fields.forEach((field, index) => {
    const name = `field-${index}`
    const value = (given[name] ?? '').trim()
    const message = faultOf(field, value)
    if (message) errors.push({ field: name, message })
    else if (value) answers[freeLabel(field.label || name, answers)] = value
  })
  if (form.hasConsent && !given.consent) errors.push({ field: 'consent', message: 'is needed' })
  if (errors.length === 0 && Object.keys(answers).length === 0) {
    errors.push({ field: 'field-0', message: 'the form is empty' })
  }
  if (errors.length > 0) throw invalid(errors)
  return answers
}

function faultOf(field: FormField, value: string): string | null {
  if (value === '') return field.required ? 'is needed' : null
  if (value.length > mostCharacters) return `at most ${mostCharacters} characters`
  const [shape, message] = shapes[field.kind] ?? []
  return shape && message && !shape.test(value) ? message : null
}

function freeLabel(label: string, taken: Record<string, string>): string {
  let free = label
  for (let count = 2; Object.hasOwn(taken, free); count++) free = `${label} (${count})`
  return free
}

import { pageWordsOf } from '#server/page-words.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import type { BlockProps } from '#shared/blocks/index.ts'
import { blockKinds } from '#shared/blocks/index.ts'
import { AppError, notFound } from '#shared/errors.ts'
import { typedAddress } from '#shared/mail-address.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { AnswerFault, FormAnswers } from '#shared/page/form-answers.ts'
import { newId } from './new-id.ts'
import { readPublished } from './published-page.ts'
import { tellOwner } from './tell-owner.ts'
import { tellPrograms } from './tell-programs.ts'

type FormServices = Pick<Services, 'storage' | 'now' | 'config'>
type FormField = BlockProps<'contact'>['fields'][number]

/** A field people never see; what fills it in is a machine. */
const trap = 'website'
const mostCharacters = 4000
const shapes = {
  email: typedAddress,
  phone: /^\+?[\d\s()./-]{5,40}$/,
}
const allowed: Record<AnswerFault, string> = {
  needed: 'is needed',
  email: 'an email address',
  phone: 'a phone number',
  long: `at most ${mostCharacters} characters`,
}

/** A form that cannot be taken as it is, with what is needed to show it again. */
export class FormRefused extends AppError {
  readonly page: StoredPage
  readonly document: PageDocument
  readonly answers: FormAnswers

  constructor(page: StoredPage, document: PageDocument, answers: FormAnswers) {
    const faults = Object.entries(answers.faults)
    const errors = faults.map(([field, fault]) => ({ field, message: allowed[fault] }))
    super('invalid', errors.map(({ field, message }) => `${field}: ${message}`).join('; '), {
      errors,
    })
    this.page = page
    this.document = document
    this.answers = answers
  }
}

/**
 * Takes a reader's message from the contact form of a published page.
 * @param fields as the form sends them: `field-0`, `field-1`, … in the block's order
 * @throws AppError `not_found` where there is no such form; FormRefused naming the fields
 */
export async function submitForm(
  services: FormServices,
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
  const faults = faultsOf(form, fields)
  if (Object.keys(faults).length > 0)
    throw new FormRefused(found.page, found.document, { block, values: fields, faults })
  await keep(services, found.page, block, labelled(form, fields, found.document.base))
  return found.page
}

async function keep(
  { storage, config, now }: FormServices,
  page: StoredPage,
  block: string,
  fields: Record<string, string>,
): Promise<void> {
  const submission = { id: newId(), page: page.id, block, fields, createdAt: now(), readAt: null }
  await storage.transaction(async (repositories) => {
    await repositories.submissions.insert(submission)
    const happening = { event: 'form.received', page, submission } as const
    await tellPrograms(repositories, happening, config.SITE_URL, submission.createdAt)
    if (config.mail) await tellOwner(repositories, page, submission)
  })
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
function labelled(
  form: Form,
  given: Record<string, string>,
  language: PageLanguage,
): Record<string, string> {
  const words = pageWordsOf(language).answers
  const answers: Record<string, string> = {}
  form.fields.forEach((field, index) => {
    const value = given[`field-${index}`]?.trim()
    if (value) answers[freeLabel(field.label || words[field.kind], answers)] = value
  })
  return answers
}

function faultsOf(form: Form, given: Record<string, string>): FormAnswers['faults'] {
  const names = form.fields.map((_, index) => `field-${index}`)
  const faults = form.fields.map((field, index) => faultOf(field, given[`field-${index}`] ?? ''))
  const isEmpty = names.every((name) => !given[name]?.trim())
  const found = names.map((name, index) => [name, faults[index]] as const)
  return Object.fromEntries(
    [
      ...(isEmpty ? [['field-0', 'needed'] as const] : []),
      ...found,
      ['consent', form.hasConsent && !given.consent ? 'needed' : null] as const,
    ].filter((entry): entry is [string, AnswerFault] => Boolean(entry[1])),
  )
}

function faultOf(field: FormField, value: string): AnswerFault | null {
  const text = value.trim()
  if (text === '') return field.required ? 'needed' : null
  if (text.length > mostCharacters) return 'long'
  if (field.kind === 'email' && !shapes.email.test(text)) return 'email'
  return field.kind === 'phone' && !shapes.phone.test(text) ? 'phone' : null
}

function freeLabel(label: string, taken: Record<string, string>): string {
  let free = label
  for (let count = 2; Object.hasOwn(taken, free); count++) free = `${label} (${count})`
  return free
}

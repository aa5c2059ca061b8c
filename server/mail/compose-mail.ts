import { catalogueWords } from '#server/catalogue-words.ts'
import type { ClaimedMail, StoredMailbox, ToldSubmission } from '#server/storage/storage.ts'
import { locales, localizePath } from '#shared/locales.ts'
import { isMailAddress } from '#shared/mail-address.ts'
import { pageName } from '#shared/page/page-name.ts'
import { routePath } from '#shared/routes.ts'
import { mailHtml } from './mail-html.ts'
import type { MailLinks } from './mail-links.ts'

/** So many messages stand in one e-mail. */
export const mostInDigest = 20

export interface MailContent {
  subject: string
  text: string
  html: string
  /** Where an answer goes: to who wrote the message. */
  replyTo: string | null
  /** Opened or posted to, nothing is sent there any more; null where nothing is yet. */
  unsubscribeUrl: string | null
}

export interface MailPart {
  heading: string
  lines: { label: string; text: string }[]
}

/** An e-mail before it is text or HTML. */
export interface MailDraft {
  lang: string
  intro: string
  parts: MailPart[]
  action: { label: string; url: string }
  notes: string[]
  unsubscribe: { label: string; url: string } | null
}

export interface ComposeDeps {
  siteUrl: string
  links: MailLinks
}

/** The question whether messages may be sent there. */
export function confirmMail({ siteUrl, links }: ComposeDeps, to: StoredMailbox): MailContent {
  const t = catalogueWords(to.locale, 'mail')
  const site = new URL(siteUrl).host
  return contentOf(t('confirm.subject', { site }), null, {
    lang: locales[to.locale].tag,
    intro: t('confirm.text', { site }),
    parts: [],
    action: { label: t('confirm.action'), url: links.urlOf('confirm', to.id) },
    notes: [t('confirm.ignore')],
    unsubscribe: null,
  })
}

/** One message, or the unseen ones of a day. @param count how many there are, shown or not */
export function messagesMail(
  { siteUrl, links }: ComposeDeps,
  { kind }: Pick<ClaimedMail, 'kind'>,
  to: StoredMailbox,
  told: readonly ToldSubmission[],
): MailContent {
  const t = catalogueWords(to.locale, 'mail')
  const [first] = told
  const name = first ? nameOf(first) : ''
  const reply = kind === 'message' && first ? writerOf(first) : null
  const shown = told.slice(0, mostInDigest)
  const subject =
    kind === 'message'
      ? t('message.subject', { page: name })
      : t('digest.subject', { count: told.length > mostInDigest ? mostInDigest : told.length })
  const slug = first?.page.slug ?? ''
  const inbox =
    kind === 'message' ? `${routePath('settings', { slug })}#messages` : routePath('history')
  return contentOf(subject, reply, {
    lang: locales[to.locale].tag,
    intro: subject,
    parts: shown.map((each) => partOf(each, to)),
    action: { label: t('message.action'), url: siteUrl + localizePath(to.locale, inbox) },
    notes: [
      ...(told.length > mostInDigest ? [t('digest.more')] : []),
      ...(reply ? [t('message.reply', { address: reply })] : []),
      t('message.why', { address: to.address }),
    ],
    unsubscribe: { label: t('message.unsubscribe'), url: links.urlOf('unsubscribe', to.id) },
  })
}

function contentOf(subject: string, replyTo: string | null, draft: MailDraft): MailContent {
  return {
    subject: oneLine(subject),
    text: textOf(draft),
    html: mailHtml(draft),
    replyTo,
    unsubscribeUrl: draft.unsubscribe?.url ?? null,
  }
}

function partOf(told: ToldSubmission, { locale, timeZone }: StoredMailbox): MailPart {
  const { fields, createdAt } = told.submission
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  const when = new Intl.DateTimeFormat(locales[locale].tag, style).format(createdAt)
  return {
    heading: `${nameOf(told)} · ${when}`,
    lines: Object.entries(fields).map(([label, text]) => ({ label, text })),
  }
}

function nameOf({ page }: ToldSubmission): string {
  return oneLine(pageName(page.document)).slice(0, 120)
}

/** The address a message was left with, where there is one alone. */
function writerOf({ submission }: ToldSubmission): string | null {
  const found = new Set(Object.values(submission.fields).filter(isMailAddress))
  const [only] = found
  return found.size === 1 && only ? only : null
}

/** Nothing strangers wrote begins a new header. */
function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function textOf({ intro, parts, action, notes, unsubscribe }: MailDraft): string {
  const said = parts.map(({ heading, lines }) =>
    [heading, ...lines.map(({ label, text }) => `${label}:\n${text}`)].join('\n\n'),
  )
  const foot = [...notes, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])]
  return [intro, ...said, `${action.label}:\n${action.url}`, '-- ', foot.join('\n')].join('\n\n')
}

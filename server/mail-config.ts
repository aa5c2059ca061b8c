import * as z from 'zod'
import { isMailAddress } from '#shared/mail-address.ts'
import { Secret } from './secret.ts'

export interface MailSender {
  name: string
  address: string
}

const fromShape = /^(?:([^<>"\p{C}]{1,80}?)\s*<([^<>]+)>|([^<>\s]+))$/u

/** Through which server e-mails go out, and from whom. */
export const mailSettings = {
  SMTP_URL: z
    .string()
    .refine(
      isSmtpUrl,
      'smtp:// or smtps:// with a host, such as smtps://user:password@mail.example',
    )
    .transform((url) => new Secret(url))
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((from) => senderOf(from) !== null, 'an address such as Pages <pages@example.org>')
    .optional(),
}

const settingsSchema = z.object(mailSettings)
type Settings = z.infer<typeof settingsSchema>

export interface MailConfig {
  /** May hold a password. */
  url: Secret
  from: MailSender
}

/** What is missing for e-mail to be sent, by variable; none where it is not set up. */
export function missingForMail(settings: Settings): { name: string; message: string }[] {
  const { SMTP_URL: url, MAIL_FROM: from } = settings
  if ((url === undefined) === (from === undefined)) return []
  const [name, other] = url === undefined ? ['SMTP_URL', 'MAIL_FROM'] : ['MAIL_FROM', 'SMTP_URL']
  return [{ name: name ?? '', message: `needed with ${other}` }]
}

/** How e-mail is sent, or null. Call it with settings nothing is missing in. */
export function mailConfig({ SMTP_URL: url, MAIL_FROM }: Settings): MailConfig | null {
  const from = senderOf(MAIL_FROM ?? '')
  return url && from ? { url, from } : null
}

function senderOf(text: string): MailSender | null {
  const [, name = '', named, bare] = fromShape.exec(text.trim()) ?? []
  const address = (named ?? bare ?? '').trim()
  return isMailAddress(address) ? { name: name.trim(), address } : null
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

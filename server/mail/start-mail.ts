import type { Logger } from 'pino'
import type { LeasedSender } from '#server/outbound/leased-sender.ts'
import type { Services } from '#server/services.ts'
import { createMailSender } from './mail-sender.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** Sends e-mails for as long as this process runs; null where the operator set up none. */
export function startMail(
  { config, storage, mailLinks, now }: Services,
  log: Logger,
): Pick<LeasedSender, 'stop'> | null {
  if (!config.mail) return null
  const siteUrl = config.SITE_URL
  const transport = createSmtpTransport(config.mail, new URL(siteUrl).hostname)
  const deliver = transport.deliver
  const sender = createMailSender({ storage, now, siteUrl, links: mailLinks, deliver, log })
  sender.start()
  return { stop: () => sender.stop().finally(transport.close) }
}

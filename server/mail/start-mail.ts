import type { LeasedSender } from '#server/outbound/leased-sender.ts'
import type { Services } from '#server/services.ts'
import { createMailSender, type MailSenderDeps } from './mail-sender.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** Sends e-mails for as long as this process runs; null where the operator set up none. */
export function startMail(
  { config, storage, mailLinks, now }: Services,
  { log, onTried }: Pick<MailSenderDeps, 'log' | 'onTried'>,
): Pick<LeasedSender, 'stop'> | null {
  if (!config.mail) return null
  const siteUrl = config.SITE_URL
  const transport = createSmtpTransport(config.mail, new URL(siteUrl).hostname)
  const deliver = transport.deliver
  const sender = createMailSender({
    ...{ storage, now, siteUrl, links: mailLinks, deliver, log },
    ...(onTried && { onTried }),
  })
  sender.start()
  return { stop: () => sender.stop().finally(transport.close) }
}

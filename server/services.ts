import type { Images } from './assets/images.ts'
import type { Config } from './config.ts'
import type { GenerationService } from './generation/generation-service.ts'
import type { MailLinks } from './mail/mail-links.ts'
import type { DomainProbe } from './outbound/domain-probe.ts'
import type { DomainDirectory } from './pages/domain-directory.ts'
import type { Passwords } from './pages/passwords.ts'
import type { PageExporter } from './render/page-exporter.ts'
import type { Storage } from './storage/storage.ts'
import type { SecretOfWebhook } from './webhooks/webhook-secret.ts'

/** What `main.ts` builds and everything else is given. */
export interface Services {
  config: Config
  storage: Storage
  generations: GenerationService
  exporter: PageExporter
  images: Images
  domains: DomainDirectory
  domainProbe: DomainProbe
  passwords: Passwords
  secretOfWebhook: SecretOfWebhook
  mailLinks: MailLinks
  now: () => number
}

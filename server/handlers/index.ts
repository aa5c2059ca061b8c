import type { Handlers } from '#server/handlers/handler.ts'
import type { Services } from '#server/services.ts'
import { accountHandlers } from './account-handlers.ts'
import { exportHandlers } from './export-handlers.ts'
import { generationsHandlers } from './generations-handlers.ts'
import { mailboxHandlers } from './mailbox-handlers.ts'
import { pagesHandlers } from './pages-handlers.ts'
import { passkeysHandlers } from './passkeys-handlers.ts'
import { revisionsHandlers } from './revisions-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'
import { sharesHandlers } from './shares-handlers.ts'
import { submissionsHandlers } from './submissions-handlers.ts'
import { uploadsHandlers } from './uploads-handlers.ts'
import { version1Handlers } from './version-1-handlers.ts'
import { webhooksHandlers } from './webhooks-handlers.ts'
import { wishesHandlers } from './wishes-handlers.ts'

/** A handler for every endpoint of the table. */
export function createHandlers(services: Services): Handlers {
  return {
    ...accountHandlers(services),
    ...exportHandlers(services),
    ...generationsHandlers(services),
    ...mailboxHandlers(services),
    ...pagesHandlers(services),
    ...passkeysHandlers(services),
    ...revisionsHandlers(services),
    ...settingsHandlers(services),
    ...sharesHandlers(services),
    ...submissionsHandlers(services),
    ...uploadsHandlers(services),
    ...version1Handlers(services),
    ...webhooksHandlers(services),
    ...wishesHandlers(services),
  }
}

import { deliveriesRepository } from './deliveries-repository.ts'
import { domainsRepository } from './domains-repository.ts'
import { editorsRepository } from './editors-repository.ts'
import { generationsRepository } from './generations-repository.ts'
import { identitiesRepository } from './identities-repository.ts'
import { keysRepository } from './keys-repository.ts'
import { leasesRepository } from './leases-repository.ts'
import { mailboxesRepository } from './mailboxes-repository.ts'
import { mailsRepository } from './mails-repository.ts'
import { pagesRepository } from './pages-repository.ts'
import { passkeysRepository } from './passkeys-repository.ts'
import { purgesRepository } from './purges-repository.ts'
import { retentionRepository } from './retention-repository.ts'
import { revisionsRepository } from './revisions-repository.ts'
import type { Executor } from './schema.ts'
import { seatsRepository } from './seats-repository.ts'
import { sharesRepository } from './shares-repository.ts'
import type { Repositories } from './storage.ts'
import type { StorageEngine } from './storage-engine.ts'
import { withFailuresNamed } from './storage-failure.ts'
import { submissionsRepository } from './submissions-repository.ts'
import { uploadsRepository } from './uploads-repository.ts'
import { viewsRepository } from './views-repository.ts'
import { webhooksRepository } from './webhooks-repository.ts'
import { wishesRepository } from './wishes-repository.ts'

/** Hears what others should know of once it is committed. */
export interface Changes {
  /** Of a generation, or of a page: by its id. */
  news: (id: string) => void
  purge: () => void | Promise<void>
}

/** Every repository over the database, or over one transaction of it. */
export function repositories(db: Executor, engine: StorageEngine, changes: Changes): Repositories {
  return {
    identities: withFailuresNamed(identitiesRepository(db, engine), engine),
    pages: withFailuresNamed(pagesRepository(db, engine, changes.news), engine),
    domains: withFailuresNamed(domainsRepository(db), engine),
    purges: withFailuresNamed(purgesRepository(db, changes.purge), engine),
    revisions: withFailuresNamed(revisionsRepository(db), engine),
    generations: withFailuresNamed(generationsRepository(db, engine, changes.news), engine),
    shares: withFailuresNamed(sharesRepository(db, changes.news), engine),
    editors: withFailuresNamed(editorsRepository(db, changes.news), engine),
    keys: withFailuresNamed(keysRepository(db), engine),
    passkeys: withFailuresNamed(passkeysRepository(db), engine),
    submissions: withFailuresNamed(submissionsRepository(db), engine),
    retention: withFailuresNamed(retentionRepository(db, engine), engine),
    leases: withFailuresNamed(leasesRepository(db), engine),
    seats: withFailuresNamed(seatsRepository(db, changes.news), engine),
    uploads: withFailuresNamed(uploadsRepository(db), engine),
    views: withFailuresNamed(viewsRepository(db), engine),
    wishes: withFailuresNamed(wishesRepository(db, changes.news), engine),
    webhooks: withFailuresNamed(webhooksRepository(db), engine),
    deliveries: withFailuresNamed(deliveriesRepository(db, engine), engine),
    mailboxes: withFailuresNamed(mailboxesRepository(db), engine),
    mails: withFailuresNamed(mailsRepository(db, engine), engine),
  }
}

import { afterAll, afterEach, beforeEach, describe } from 'vitest'
import { openStorage } from '#server/storage/open-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { testEngines } from '../support/storage-engines.ts'
import { domainsContract } from './storage/domains-contract.ts'
import { editorsContract } from './storage/editors-contract.ts'
import { eventsContract } from './storage/events-contract.ts'
import { generationsContract } from './storage/generations-contract.ts'
import { keysContract } from './storage/keys-contract.ts'
import { mailContract } from './storage/mail-contract.ts'
import { pageListsContract } from './storage/page-lists-contract.ts'
import { pageSizesContract } from './storage/page-sizes-contract.ts'
import { pagesContract } from './storage/pages-contract.ts'
import { passkeysContract } from './storage/passkeys-contract.ts'
import { purgesContract } from './storage/purges-contract.ts'
import { readershipContract } from './storage/readership-contract.ts'
import { remoteDatabaseContract } from './storage/remote-database-contract.ts'
import { retentionContract } from './storage/retention-contract.ts'
import { sharedBriefsContract } from './storage/shared-briefs-contract.ts'
import { sharedDatabaseContract } from './storage/shared-database-contract.ts'
import { sharesContract } from './storage/shares-contract.ts'
import { transactionsContract } from './storage/transactions-contract.ts'
import { uploadsContract } from './storage/uploads-contract.ts'
import { webhooksContract } from './storage/webhooks-contract.ts'
import { wishesContract } from './storage/wishes-contract.ts'

/** What every database must do, told once and asked of each. */
for (const engine of testEngines) {
  describe(engine.name, () => {
    let storage: Storage
    let url: string

    beforeEach(async () => {
      url = await engine.createWithTables()
      // Some tests break connections on purpose.
      storage = await openStorage(url, { onTrouble: () => {} })
    })
    afterEach(() => storage.close())
    afterAll(() => engine.stop())

    const current = () => storage
    pagesContract(current)
    pageListsContract(current)
    pageSizesContract(current)
    generationsContract(current)
    eventsContract(current)
    purgesContract(current)
    sharesContract(current)
    editorsContract(current)
    keysContract(current)
    passkeysContract(current)
    domainsContract(current)
    retentionContract(current)
    transactionsContract(current)
    uploadsContract(current)
    readershipContract(current)
    webhooksContract(current)
    wishesContract(current)
    mailContract(current)
    sharedBriefsContract(current)
    if (engine.shared) sharedDatabaseContract(current, () => url, engine.createDatabase)
    if (engine.remote) remoteDatabaseContract(() => url)
  })
}

import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { Button } from '#client/ui/button.tsx'
import type { PageStanding } from '#shared/page/page-event.ts'
import type { PageSummary } from '#shared/payloads.ts'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

export interface ShareControlProps {
  page: PageSummary
  /** How the page stands at the server; null where nobody follows that. */
  standing: PageStanding | null
  disabled: boolean
}

/** The public link where there is one, and private ones to the draft: make one, copy it, close it. */
export function ShareControl({ page, standing, disabled }: ShareControlProps) {
  const { t } = useI18n()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon="share-2"
        disabled={disabled}
        onClick={() => setIsOpen(true)}
        aria-label={t('share.action')}
        className="max-sm:w-10 max-sm:px-0"
      >
        <span className="max-sm:hidden">{t('share.action')}</span>
      </Button>
      {isOpen && <ShareDialog page={page} standing={standing} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { lazyPart } from '#client/platform/lazy-part.tsx'
import { Button } from '#client/ui/button.tsx'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Private links to the draft: make one, copy it, close it. */
export function ShareControl({ slug, disabled }: { slug: string; disabled: boolean }) {
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
      {isOpen && <ShareDialog slug={slug} onClose={() => setIsOpen(false)} />}
    </>
  )
}

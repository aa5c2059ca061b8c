import type { ReactNode } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { SharePayload } from '#shared/shares.ts'
import { ShareGone } from './share-gone.tsx'
import { UnlockForm } from './unlock-form.tsx'

export interface SharedPageProps {
  share: SharePayload
  /** The bar on top. */
  bar: ReactNode
  /** Look of the frame the page stands in. */
  frameLook?: string
}

/**
 * The page behind a private link. It stands in a frame of an origin of its own, which reaches
 * nothing here; a link out of it needs a press.
 */
export function SharedPage({ share, bar, frameLook = '' }: SharedPageProps) {
  const { t } = useI18n()
  return (
    <div className="flex h-dvh flex-col">
      {bar}
      <main className="flex min-h-0 grow">
        {share.state === 'open' && (
          <iframe
            src={`/_share/${encodeURIComponent(share.token)}`}
            title={share.title || t('share.view.frame')}
            sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
            className={`block grow border-0 bg-white ${frameLook}`}
          />
        )}
        {share.state === 'locked' && (
          <UnlockForm token={share.token} isWrong={share.wrongPassword} />
        )}
        {share.state === 'gone' && <ShareGone end={share.end} ownSlug={share.ownSlug} />}
      </main>
    </div>
  )
}

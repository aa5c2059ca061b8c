import { useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import type { Share } from '#shared/shares.ts'
import { ShareForm } from './share-form.tsx'
import { ShareList } from './share-list.tsx'

/** A page's private links among its settings: those that are open, and a form for another. */
export function ShareSettings({
  page: { slug, name, rev, version },
  given,
}: {
  page: PageSummary
  given: Share[]
}) {
  const { t } = useI18n()
  const [shares, setShares] = useState(given)
  const [made, setMade] = useState<string>()
  return (
    <div className="grid gap-6">
      <ShareList
        slug={slug}
        shares={shares}
        made={made}
        title={name}
        onChanged={(now) => setShares((known) => known.map((it) => (it.id === now.id ? now : it)))}
      />
      <details className="group grid gap-4">
        <summary className="inline-flex h-10 w-fit items-center rounded-md border border-line bg-raised px-4 text-sm font-medium select-none hover:bg-sunken">
          {t('settings.newShare')}
        </summary>
        <div className="pt-4">
          <ShareForm
            slug={slug}
            isEditable={version === 2}
            rev={rev}
            onMade={(share) => {
              setShares((known) => [share, ...known])
              setMade(share.id)
            }}
          />
        </div>
      </details>
    </div>
  )
}

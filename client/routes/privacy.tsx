import { ConsentChoice } from '#client/features/analytics/consent-choice.tsx'
import { BrowserStorage } from '#client/features/site/browser-storage.tsx'
import { LegalScreen } from '#client/features/site/legal-screen.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useSite } from '#client/platform/site.tsx'
import { Icon } from '#client/ui/icon.tsx'

export const head = { title: 'privacy.meta.title', description: 'privacy.meta.description' }

const sections = ['browser', 'server', 'logs', 'model', 'analytics', 'readers', 'rights']

/** What it says of counting visits and of where sentences go follows what is configured. */
export function Screen() {
  const { analyticsId, modelHost } = useSite()
  const isCounting = analyticsId !== undefined
  return (
    <LegalScreen
      group="privacy"
      sections={sections}
      summary={<InShort points={[isCounting ? 'unlessAgreed' : 'none', 'kept', 'pages']} />}
      texts={{
        ...(isCounting && { browser: 'counting', analytics: 'counting' }),
        ...(modelHost && { model: 'asked' }),
      }}
      values={{ host: modelHost ?? '' }}
      extras={{
        browser: <BrowserStorage isCounting={isCounting} />,
        analytics: isCounting && <ConsentChoice />,
      }}
    />
  )
}

function InShort({ points }: { points: string[] }) {
  const { t } = useI18n()
  return (
    <section className="mt-10 grid max-w-2xl gap-3 rounded-xl bg-sunken p-6">
      <h2 className="text-xl">{t('privacy.short.title')}</h2>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="mt-1 text-success" />
            {t(`privacy.short.${point}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

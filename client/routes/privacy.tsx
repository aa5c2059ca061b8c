import { BrowserStorage } from '#client/features/site/browser-storage.tsx'
import { LegalScreen } from '#client/features/site/legal-screen.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'

export const head = { title: 'privacy.meta.title', description: 'privacy.meta.description' }

const sections = ['browser', 'server', 'logs', 'model', 'analytics', 'readers', 'rights']

export function Screen() {
  return (
    <LegalScreen
      group="privacy"
      sections={sections}
      summary={<InShort />}
      extras={{ browser: <BrowserStorage /> }}
    />
  )
}

const points = ['none', 'kept', 'pages']

function InShort() {
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

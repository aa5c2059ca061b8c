import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { locales } from '#shared/locales.ts'
import type { ViewCounts } from '#shared/payloads.ts'
import { SettingsGroup } from './settings-group.tsx'

/** How often the page was read of late: a bar a day, its languages, and where readers came from. */
export function Visits({ counts }: { counts: ViewCounts }) {
  const { t, number } = useI18n()
  const date = useDate()
  const { total, days } = counts
  const most = Math.max(1, ...days.map(({ views }) => views))
  return (
    <SettingsGroup
      anchor="visits"
      title={t('settings.visits.title')}
      text={t('settings.visits.text')}
    >
      {total === 0 ? (
        <p className="text-muted">{t('settings.visits.none')}</p>
      ) : (
        <p className="text-2xl tabular-nums">
          {t('settings.visits.total', { count: total, shown: number(total) })}
        </p>
      )}
      {total > 0 && (
        <>
          <svg
            role="img"
            aria-label={t('settings.visits.chart', { most: number(most) })}
            viewBox="0 0 300 60"
            preserveAspectRatio="none"
            className="h-20 w-full overflow-visible text-accent"
          >
            {days.map(({ day, views }, index) => {
              const height = (views / most) * 58
              return (
                <rect
                  key={day}
                  x={index * 10 + 1}
                  y={60 - Math.max(height, 1)}
                  width={8}
                  height={Math.max(height, 1)}
                  rx={1}
                  className={views > 0 ? 'fill-current' : 'fill-line'}
                >
                  <title>{`${date(Date.parse(day), { dateStyle: 'medium', timeZone: 'UTC' })}: ${number(views)}`}</title>
                </rect>
              )
            })}
          </svg>
          <div className="grid gap-6 sm:grid-cols-2">
            <Shares
              title={t('settings.visits.languages')}
              rows={counts.locales.map(({ locale, views }) => [locales[locale].name, views])}
            />
            <Shares
              title={t('settings.visits.from')}
              rows={counts.referrers.map(({ host, views }) => [host, views])}
            />
          </div>
        </>
      )}
    </SettingsGroup>
  )
}

function Shares({ title, rows }: { title: string; rows: [name: string, views: number][] }) {
  const { number } = useI18n()
  if (rows.length === 0) return null
  return (
    <div className="grid content-start gap-2">
      <h3 className="font-text text-sm font-medium tracking-normal">{title}</h3>
      <ul className="grid gap-1 text-sm">
        {rows.map(([name, views]) => (
          <li key={name} className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{name}</span>
            <span className="text-muted tabular-nums">{number(views)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { useI18n } from '#client/platform/i18n.tsx'
import type { Translate } from '#shared/i18n/translator.ts'
import { localeCookie } from '#shared/locales.ts'

/** Everything the software keeps in a browser, by name; with `isCounting`, the counter's too. */
export function BrowserStorage({ isCounting }: { isCounting: boolean }) {
  const { t } = useI18n()
  const days = (count: number) => t('privacy.table.identityFor', { count })
  const rows = [
    { name: 'nf_id', purpose: t('privacy.table.identity'), duration: days(400) },
    {
      name: localeCookie.name,
      purpose: t('privacy.table.locale'),
      duration: days(localeCookie.maxAgeDays),
    },
    {
      name: 'ninefold-colour-mode',
      purpose: t('privacy.table.colour'),
      duration: t('privacy.table.colourFor'),
    },
    ...(isCounting ? countingRows(t, days) : []),
  ]
  return (
    <table className="w-full text-left text-sm max-sm:block max-sm:*:block">
      <thead className="max-sm:hidden!">
        <tr className="border-b border-line">
          {['name', 'purpose', 'duration'].map((column) => (
            <th key={column} scope="col" className="py-2 pr-6 font-medium last:pr-0">
              {t(`privacy.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, duration }) => (
          <tr
            key={name}
            className="border-b border-line align-top max-sm:block max-sm:py-3 sm:*:py-3"
          >
            <th scope="row" className="pr-6 font-mono font-normal max-sm:block">
              {name}
            </th>
            <td className="pr-6 max-sm:block">{purpose}</td>
            <td className="text-muted max-sm:block sm:whitespace-nowrap">{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Row {
  name: string
  purpose: string
  duration: string
}

function countingRows(t: Translate, days: (count: number) => string): Row[] {
  return [
    {
      name: 'ninefold-visit-counting',
      purpose: t('privacy.table.consent'),
      duration: t('privacy.table.colourFor'),
    },
    { name: '_ga, _ga_…', purpose: t('privacy.table.counter'), duration: days(90) },
  ]
}

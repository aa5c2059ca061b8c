import { useI18n } from '#client/platform/i18n.tsx'

const kinds = ['ninefold', 'hosted', 'editor', 'person']
const rows = ['start', 'time', 'copy', 'script', 'leave', 'data', 'design']

/** A table on wide screens; on a phone every row is a small list of its own. */
export function Comparison() {
  const { t } = useI18n()
  const at = (key: string) => t(`marketing.compare.${key}`)
  return (
    <table className="w-full text-left max-md:block max-md:*:block">
      <thead className="max-md:hidden!">
        <tr className="border-b border-line-strong/50 text-sm">
          <th scope="col" className="py-3 pr-6 font-normal text-muted">
            {at('what')}
          </th>
          {kinds.map((kind) => (
            <th
              key={kind}
              scope="col"
              className="px-4 py-3 font-medium nth-2:rounded-t-md nth-2:bg-sunken nth-2:text-accent"
            >
              {at(kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-b border-line align-top max-md:block max-md:py-5">
            <th scope="row" className="py-4 pr-6 font-medium max-md:block max-md:py-0 max-md:pb-2">
              {at(`rows.${row}.label`)}
            </th>
            {kinds.map((kind) => (
              <td
                key={kind}
                className="px-4 py-4 text-muted first-of-type:bg-sunken first-of-type:font-medium first-of-type:text-text max-md:flex max-md:justify-between max-md:gap-4 max-md:rounded-sm max-md:px-2 max-md:py-1.5"
              >
                <span aria-hidden className="shrink-0 text-sm md:hidden">
                  {at(kind)}
                </span>
                <span className="max-md:text-right">{at(`rows.${row}.${kind}`)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

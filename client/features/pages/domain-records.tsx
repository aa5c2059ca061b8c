import { useI18n } from '#client/platform/i18n.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import type { DomainRecord } from '#shared/payloads.ts'

/** Records as DNS providers ask for them, to be copied one cell at a time. */
export function DomainRecords({ records }: { records: DomainRecord[] }) {
  const { t } = useI18n()
  const cells = ['type', 'name', 'value'] as const
  return (
    <>
      <ul className="grid gap-3">
        {records.map((record) => (
          <li
            key={`${record.type} ${record.value}`}
            className="grid overflow-hidden rounded-lg border border-line bg-raised max-sm:divide-y sm:grid-cols-[6rem_8rem_minmax(0,1fr)] sm:divide-x divide-line"
          >
            {cells.map((cell) => (
              <div
                key={cell}
                className="flex min-w-0 items-center justify-between gap-2 px-4 py-2.5"
              >
                <dl className="min-w-0">
                  <dt className="text-xs text-muted">{t(`settings.domain.record.${cell}`)}</dt>
                  <dd className="font-mono text-sm wrap-anywhere">{record[cell]}</dd>
                </dl>
                {cell !== 'type' && (
                  <CopyButton
                    text={record[cell]}
                    label={t('settings.domain.record.copy', {
                      what: t(`settings.domain.record.${cell}`),
                    })}
                  />
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {records.some(({ type }) => type === 'ALIAS') && (
        <p className="text-sm leading-relaxed text-muted">{t('settings.domain.record.alias')}</p>
      )}
    </>
  )
}

import { useI18n } from '#client/platform/i18n.tsx'
import { Segments } from '#client/ui/segments.tsx'
import { type ShareAccess, shareAccesses } from '#shared/shares.ts'

export interface ShareAccessChoiceProps {
  value: ShareAccess
  onChange: (access: ShareAccess) => void
}

/** What a link is to let people do, and what that means. */
export function ShareAccessChoice({ value, onChange }: ShareAccessChoiceProps) {
  const { t } = useI18n()
  return (
    <div className="grid justify-items-start gap-2">
      <p aria-hidden className="text-sm font-medium">
        {t('share.access.label')}
      </p>
      <Segments
        label={t('share.access.label')}
        value={value}
        onChange={onChange}
        segments={shareAccesses.map((access) => ({
          value: access,
          label: t(`share.access.${access}`),
          icon: access === 'edit' ? 'pencil' : 'eye',
        }))}
      />
      <p role="status" className="text-sm text-muted">
        {t(`share.access.${value}Text`)}
      </p>
    </div>
  )
}

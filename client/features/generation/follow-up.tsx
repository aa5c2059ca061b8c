import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'

/** What to do with a finished page, in one row. */
export function FollowUp({
  canVary,
  onAnother,
  onStartOver,
}: {
  /** Whether there is a brief to write another version from. */
  canVary: boolean
  onAnother: () => void
  onStartOver: () => void
}) {
  const { t } = useI18n()
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      {canVary && (
        <Button size="sm" icon="refresh-cw" onClick={onAnother}>
          {t('generate.another')}
        </Button>
      )}
      <Button size="sm" variant="ghost" icon="plus" onClick={onStartOver}>
        {t('generate.startOver')}
      </Button>
    </div>
  )
}

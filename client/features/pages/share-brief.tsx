import { useI18n } from '#client/platform/i18n.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { SettingsGroup } from './settings-group.tsx'
import type { SettingsControl } from './use-settings.ts'

/** Lets the operator learn from the page's brief and what was corrected in it; off until asked. */
export function ShareBrief({ settings: { values, save } }: { settings: SettingsControl }) {
  const { t } = useI18n()
  return (
    <SettingsGroup anchor="improve" title={t('settings.improve.title')}>
      <Checkbox
        label={t('settings.improve.share')}
        hint={t('settings.improve.shareHint')}
        checked={values.sharesBrief}
        onChange={(event) => save({ sharesBrief: event.target.checked })}
      />
    </SettingsGroup>
  )
}

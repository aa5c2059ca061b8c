import { type ColourPreference, useColourMode } from '#client/platform/colour-mode.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { Disclosure, disclosureItem } from '#client/ui/disclosure.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { InterfaceIcon } from '#client/ui/icon-names.ts'

const choices: { preference: ColourPreference; icon: InterfaceIcon }[] = [
  { preference: 'system', icon: 'monitor' },
  { preference: 'light', icon: 'sun' },
  { preference: 'dark', icon: 'moon' },
]

/** Light, dark, or as the device has it. Both icons are there; the mode's class shows one. */
export function ColourModeMenu() {
  const { t } = useI18n()
  const { preference, setPreference } = useColourMode()
  return (
    <Disclosure
      label={t('colourMode.label')}
      summary={
        <>
          <Icon name="sun" className="dark:hidden" />
          <Icon name="moon" className="hidden dark:block" />
        </>
      }
    >
      {choices.map((choice) => (
        <button
          key={choice.preference}
          type="button"
          aria-pressed={choice.preference === preference}
          onClick={() => setPreference(choice.preference)}
          className={`${disclosureItem} aria-pressed:bg-sunken aria-pressed:font-medium`}
        >
          <Icon name={choice.icon} size={16} />
          {t(`colourMode.${choice.preference}`)}
        </button>
      ))}
    </Disclosure>
  )
}

import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'

export interface ItemButtonsProps {
  name: string
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: () => void
}

/** Moves an item of a list or takes it out; one that is alone has nowhere to go. */
export function ItemButtons({ name, onUp, onDown, onRemove }: ItemButtonsProps) {
  const { t } = useI18n()
  const buttons = [
    { key: 'up', icon: 'arrow-up', act: onUp },
    { key: 'down', icon: 'arrow-down', act: onDown },
    { key: 'remove', icon: 'trash-2', act: onRemove },
  ] as const
  const isAlone = onUp === null && onDown === null
  const offered = buttons.filter(({ key }) => key === 'remove' || !isAlone)
  return offered.map(({ key, icon, act }) => (
    <Button
      key={key}
      variant="ghost"
      size="sm"
      icon={icon}
      aria-label={`${t(`editor.tools.${key}`)}: ${name}`}
      aria-disabled={act === null || undefined}
      onClick={() => act?.()}
    />
  ))
}

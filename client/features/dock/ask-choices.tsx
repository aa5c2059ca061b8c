import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import type { CommandAsk } from '#shared/page/command-outcome.ts'

/** What a question can be answered with; one press does it. */
export function AskChoices(props: { ask: CommandAsk; onChoose: (command: string) => void }) {
  const { t } = useI18n()
  const { choices } = props.ask
  if (choices.length === 0) return null
  return (
    <ul aria-label={t('generate.command.choices')} className="grid justify-items-start gap-1.5">
      {choices.map(({ label, command }) => (
        <li key={command} className="max-w-full">
          <Button
            size="sm"
            className="h-auto! min-h-8 max-w-full py-1 text-start whitespace-normal! pointer-coarse:min-h-11"
            onClick={() => props.onChoose(command)}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

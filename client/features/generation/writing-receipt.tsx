import { useI18n } from '#client/platform/i18n.tsx'
import type { Usage } from '#shared/page/usage.ts'

/** What a page cost that a model wrote at, in one quiet line. */
export function WritingReceipt({ usage }: { usage: Usage }) {
  const { t, number } = useI18n()
  const { inputTokens, outputTokens, estimated, blocks, milliseconds } = usage
  return (
    <p className="text-xs text-muted tabular-nums">
      {t(estimated ? 'generate.receipt.estimated' : 'generate.receipt.counted', {
        at: blocks.model,
        of: blocks.model + blocks.composer,
        tokens: number(inputTokens + outputTokens),
        seconds: number(Math.max(1, Math.round(milliseconds / 1000))),
      })}
    </p>
  )
}

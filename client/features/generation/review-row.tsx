import { type ReactNode, useId, useRef } from 'react'
import { type I18n, useI18n } from '#client/platform/i18n.tsx'
import { partName } from '#client/ui/change-words.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Segments } from '#client/ui/segments.tsx'
import type { Rewrite, RewrittenPart, ShownVersion } from '#shared/page/compare/rewritten-parts.ts'
import { ReviewWords } from './review-words.tsx'

export interface ReviewRowProps {
  part: RewrittenPart
  rewrite: Rewrite
  shown: ShownVersion
  /** Whether the page shows it as a block of its own. */
  isThere: boolean
  onChoose: (version: 'old' | 'new') => void
  onPoint: (id: string | null) => void
  onShow: (id: string) => void
}

/** One part of a rewrite: its words before and after, and which of the two the page has. */
export function ReviewRow({ part, rewrite, shown, isThere, ...on }: ReviewRowProps) {
  const i18n = useI18n()
  const { t } = i18n
  const nameId = useId()
  const isEntered = useRef(false)
  const name = nameOf(part, i18n)
  const point = isThere ? part.key : null
  return (
    <li
      aria-labelledby={nameId}
      // A row that scrolls under a pointer at rest is entered, but nobody points at it.
      onPointerEnter={() => {
        isEntered.current = true
      }}
      onPointerMove={() => {
        if (isEntered.current) on.onPoint(point)
        isEntered.current = false
      }}
      onFocus={(event) => {
        const { currentTarget: row, relatedTarget: from } = event
        if (!row.contains(from)) on.onPoint(point)
      }}
      data-shown={shown}
      className="group/row grid grid-cols-1 gap-2 py-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={nameId} className="min-w-0 font-text text-sm font-medium tracking-normal">
          <PartName isThere={isThere} onShow={() => on.onShow(part.key)}>
            {name}
          </PartName>
          <span className="ml-2 font-normal text-muted">{t(`generate.review.${part.how}`)}</span>
        </h3>
        <Segments<ShownVersion>
          label={t('generate.review.choice', { part: name })}
          value={shown}
          onChange={(version) => version !== 'other' && on.onChoose(version)}
          segments={(['old', 'new'] as const).map((value) => ({
            value,
            label: t(`generate.review.${value}`),
          }))}
          className="ml-auto shrink-0"
        />
      </div>
      <ReviewWords part={part} rewrite={rewrite} />
      {shown === 'other' && <p className="text-sm text-muted">{t('generate.review.other')}</p>}
    </li>
  )
}

function PartName(props: { isThere: boolean; onShow: () => void; children: ReactNode }) {
  const { t } = useI18n()
  if (!props.isThere) return props.children
  return (
    <button
      type="button"
      onClick={props.onShow}
      title={t('generate.review.show')}
      className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-left hover:underline"
    >
      {props.children}
      <Icon name="eye" size={16} className="text-muted" />
    </button>
  )
}

function nameOf({ part, change }: RewrittenPart, i18n: I18n): string {
  return part.kind === 'fact' ? i18n.t(`generate.facts.${part.key}`) : partName(change, i18n)
}

import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { PreviewPage, PreviewReport } from '#client/blocks/preview-messages.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { type Column, type Fit, fitWidth, overviewOf, type PreviewWidth } from './fit-width.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { useOverview, type Zoom } from './use-overview.ts'

export interface PreviewStageProps {
  page: PreviewPage | null
  width: PreviewWidth
  stageRef: RefObject<HTMLDivElement | null>
  /** How large the stage is; null until that is known. */
  column: Column | null
  /** Ends what is shown of the writing; null while nothing is. */
  onSkip: (() => void) | null
  onReport: (report: PreviewReport) => void
}

/**
 * The frame in its column, scaled to fit. It is there from the start, unseen, so that the first
 * block finds its script already running.
 */
export function PreviewStage({ page, width, onSkip, onReport, ...props }: PreviewStageProps) {
  const { t } = useI18n()
  const { stageRef, column } = props
  const zoom = useOverview(onSkip !== null)
  const drawn = useDrawn(page, onReport)
  const fit = column && fitWidth(width, column)
  const scale = fit?.scale ?? 1
  const scaled = useMemo(() => page && { ...page, scale }, [page, scale])
  return (
    <div ref={stageRef} className="relative min-h-0 min-w-0 grow overflow-clip bg-sunken">
      {page && !onSkip && <PassBy />}
      <PageSkeleton isShown={!drawn.isDrawn} />
      <div
        className={`absolute inset-0 flex justify-center transition-opacity duration-200 ${page ? '' : 'invisible'} ${drawn.isDrawn ? '' : 'opacity-0'}`}
        inert={!page || onSkip !== null}
      >
        <div
          className="h-full shrink-0 overflow-clip border-line data-framed:border-x"
          data-framed={fit && column && fit.width * fit.scale < column.width - 2 ? '' : undefined}
          style={fit ? { width: fit.width * fit.scale } : { width: '100%' }}
        >
          <PreviewFrame
            page={scaled}
            title={t('generate.preview.title')}
            onReport={drawn.onReport}
            style={fit ? frameStyle(fit, zoom) : whole}
          />
        </div>
      </div>
      {onSkip && <Skip onSkip={onSkip} />}
      <span id={behindPage} tabIndex={-1} className="sr-only" />
    </div>
  )
}

const behindPage = 'behind-page'

/** For the keyboard: a page has dozens of stops. */
function PassBy() {
  const { t } = useI18n()
  return (
    <a
      href={`#${behindPage}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(behindPage)?.focus()
      }}
      className="sr-only rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-20"
    >
      {t('generate.preview.pass')}
    </a>
  )
}

/** A press anywhere on the page, or Escape, ends what is shown of its writing. */
function Skip({ onSkip }: { onSkip: () => void }) {
  const { t } = useI18n()
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onSkip()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onSkip])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the button inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <div onClick={onSkip} className="absolute inset-0 grid animate-fade place-items-end p-4">
      <Button size="sm" onClick={onSkip} className="shadow-float">
        {t('generate.preview.skip')}
      </Button>
    </div>
  )
}

const whole = { width: '100%', height: '100%' }

/** From further away the frame is as much higher: the page below the fold is drawn, too. */
function frameStyle(fit: Fit, zoom: Zoom) {
  const far = overviewOf(fit)
  const { width, height, scale } = zoom === 'out' ? far : fit
  const aside = zoom === 'out' ? (fit.width * fit.scale - width * scale) / 2 : 0
  const shrunk = scale === 1 ? undefined : `scale(${scale})`
  return {
    width,
    height: zoom === 'none' ? height : far.height,
    transform: zoom === 'none' ? shrunk : `translateX(${aside}px) scale(${scale})`,
    transformOrigin: '0 0',
    ...(zoom !== 'none' && { transition: 'transform 420ms ease-in-out' }),
  }
}

/** Whether the frame shows a part of the page; until then it is a blank sheet. */
function useDrawn(page: PreviewPage | null, onReport: PreviewStageProps['onReport']) {
  const [hasHeight, setHasHeight] = useState(false)
  const isPlanned = page !== null && (!page.writing || page.document.order.length > 0)
  return {
    isDrawn: isPlanned && hasHeight,
    onReport: (report: PreviewReport) => {
      if (report.type === 'ninefold:height') setHasHeight(report.height > 0)
      onReport(report)
    },
  }
}

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { PreviewPage, PreviewReport } from '#client/blocks/preview-messages.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { fitWidth, type PreviewWidth } from './fit-width.ts'
import { PreviewFrame } from './preview-frame.tsx'

export interface PreviewStageProps {
  page: PreviewPage | null
  width: PreviewWidth
  /** What stands in the place of a page before there is one. */
  empty: ReactNode
  onReport: (report: PreviewReport) => void
}

/**
 * The frame in its column, scaled to fit. It is there from the start, unseen, so that the first
 * block finds its script already running.
 */
export function PreviewStage({ page, width, empty, onReport }: PreviewStageProps) {
  const { t } = useI18n()
  const stage = useRef<HTMLDivElement>(null)
  const column = useColumn(stage)
  const fit = column && fitWidth(width, column)
  return (
    <div ref={stage} className="relative min-h-0 min-w-0 grow overflow-hidden bg-sunken">
      <div
        className={`absolute inset-0 flex justify-center ${page ? '' : 'invisible'}`}
        inert={!page}
      >
        <div
          className="h-full shrink-0 overflow-hidden border-line data-framed:border-x"
          data-framed={fit && column && fit.width * fit.scale < column.width - 2 ? '' : undefined}
          style={fit ? { width: fit.width * fit.scale } : { width: '100%' }}
        >
          <PreviewFrame
            page={page}
            title={t('generate.preview.title')}
            onReport={onReport}
            style={
              fit
                ? {
                    width: fit.width,
                    height: fit.height,
                    transform: fit.scale === 1 ? undefined : `scale(${fit.scale})`,
                    transformOrigin: '0 0',
                  }
                : { width: '100%', height: '100%' }
            }
          />
        </div>
      </div>
      {!page && (
        <div className="absolute inset-0 grid place-items-center overflow-y-auto">{empty}</div>
      )}
    </div>
  )
}

function useColumn(stage: RefObject<HTMLDivElement | null>) {
  const [column, setColumn] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      // A hidden tab has no size; the last one is kept for its return.
      if (width > 0) setColumn({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return column
}

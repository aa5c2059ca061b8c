import { useState } from 'react'
import type { Missing } from '#client/blocks/draft-block.tsx'
import type { PreviewReport } from '#client/blocks/preview-messages.ts'
import type { FindingTrail } from '#client/features/sharing/finding-trail.ts'
import type { Finding } from '#shared/page/check-page.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/** The way through what publishing found, on the page it was found on. */
export function useFindings(
  onReport: (report: PreviewReport) => void,
  onLanguage: (language: PageLanguage) => void,
) {
  const [trail, setTrail] = useState<FindingTrail | null>(null)
  const onGo = (next: FindingTrail) => {
    setTrail(next)
    const { language } = next.current
    if (language) onLanguage(language)
    else onReport(reportOn(next.current))
  }
  const onNext = () => {
    const [current, ...left] = trail?.left ?? []
    if (current) onGo({ current, left })
  }
  return { trail, onGo, onNext, onEnd: () => setTrail(null) }
}

/** As if the finding's place on the page had been pressed. */
function reportOn({ code, block: id = '' }: Finding): PreviewReport {
  const [, wanted] = /^missing_(\w+)$/.exec(code) ?? []
  return wanted
    ? { type: 'ninefold:want', id, wanted: wanted as Missing }
    : { type: 'ninefold:command', command: 'form', id }
}

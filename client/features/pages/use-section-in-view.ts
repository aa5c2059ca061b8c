import { useEffect, useRef, useState } from 'react'
import { type SettingsSection, settingsSections } from './settings-sections.ts'

/** So far from the top of the screen a part counts as the one being read, in parts of its height. */
const readAt = 0.25
/** A jump to a part is over after so long, where the browser does not say so. */
const jumpMs = 1200

/**
 * The part of the settings being read, and what to call when one is jumped to: that one it is then,
 * even where it cannot come to the top.
 */
export function useSectionInView(): [SettingsSection | null, (to: SettingsSection) => void] {
  const [current, setCurrent] = useState<SettingsSection | null>(null)
  const jumpEnds = useRef(0)
  useEffect(() => {
    const look = () => {
      if (Date.now() > jumpEnds.current) setCurrent(sectionAt(readingLine()))
    }
    const land = () => {
      jumpEnds.current = 0
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    window.addEventListener('scrollend', land)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
      window.removeEventListener('scrollend', land)
    }
  }, [])
  const jump = (to: SettingsSection) => {
    jumpEnds.current = Date.now() + jumpMs
    setCurrent(to)
  }
  return [current, jump]
}

/** Moves down to the foot of the screen over the last screenful, where nothing comes up to it. */
function readingLine(): number {
  const { innerHeight, scrollY } = window
  const left = document.documentElement.scrollHeight - innerHeight - scrollY
  const near = Math.min(1, Math.max(0, 1 - left / innerHeight))
  return innerHeight * (readAt + (1 - readAt) * near)
}

/** The last part that begins above the line, in the order of the page. */
function sectionAt(line: number): SettingsSection | null {
  const tops = settingsSections.flatMap(([anchor]) => {
    const section = document.getElementById(anchor)
    return section ? [{ anchor, top: section.getBoundingClientRect().top }] : []
  })
  const above = tops.toSorted((one, other) => one.top - other.top).filter(({ top }) => top <= line)
  return above.at(-1)?.anchor ?? tops[0]?.anchor ?? null
}

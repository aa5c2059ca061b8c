import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PageFrame } from '#client/blocks/page-frame.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { whenIdle } from '#client/platform/when-idle.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import { type Look, lookName, looksFor, wears } from './looks.ts'
import type { TryTheme } from './try-theme.ts'

/** In CSS pixels: a page as on a small desktop, and as much of it as a miniature shows. */
const page = { width: 960, height: 860 }
/** What stands over the headline of every look alike: bars and a menu would be all one sees. */
const overHeadline: ReadonlySet<string> = new Set(['notice', 'header'])

/** The headline of a page, and what comes right behind it. */
export function miniatureBlocks(document: PageDocument): string[] {
  const shown = readerBlocks(document).filter(
    (id) => !overHeadline.has(document.blocks[id]?.type ?? ''),
  )
  return shown.slice(0, 2)
}

export interface MiniaturesProps {
  document: PageDocument
  slug: string
  onTry: TryTheme
  onChoose: (look: Look) => void
}

/** This page in eight looks, live: pointed at it is tried on the page, pressed it stays. */
export function Miniatures({ document, slug, onTry, onChoose }: MiniaturesProps) {
  const { t } = useI18n()
  const { hue, chroma } = useOwnColours(document)
  const { scale, ownScale = false } = document.theme
  const looks = useMemo(
    () => looksFor({ hue, chroma, scale, ownScale }),
    [hue, chroma, scale, ownScale],
  )
  const ready = useOneByOne(looks.length)
  const first = useRef<HTMLLIElement>(null)
  const shownWidth = useInnerWidth(first)
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,22%),1fr))] gap-3">
      {looks.map((look, at) => {
        const isWorn = wears(document.theme, look)
        const called = t(lookName(look))
        const pair = t(`editor.look.pair.${look.pair}`)
        const name = `${called} · ${pair}`
        return (
          <li
            key={`${look.mood} ${look.pair}`}
            ref={at === 0 ? first : undefined}
            className="relative overflow-hidden rounded-md border border-line bg-sunken"
          >
            <span className="block" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
              {at < ready && shownWidth > 0 && (
                <Miniature
                  document={document}
                  slug={slug}
                  look={look}
                  title={name}
                  shownWidth={shownWidth}
                />
              )}
            </span>
            <span aria-hidden className="block border-t border-line bg-raised px-2 py-1 text-xs">
              <span className="block font-medium">{called}</span>
              <span className="block text-muted">{pair}</span>
            </span>
            {isWorn && (
              <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
                <Icon name="check" size={14} />
              </span>
            )}
            <button
              type="button"
              aria-pressed={isWorn}
              aria-label={name}
              title={name}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTry(look)}
              onPointerLeave={() => onTry(null)}
              onFocus={({ target }) => target.matches(':focus-visible') && onTry(look)}
              onBlur={() => onTry(null)}
              onClick={() => onChoose(look)}
              className="absolute inset-0 rounded-md border-2 border-transparent -outline-offset-2 transition-colors duration-150 hover:border-line-strong aria-pressed:border-accent"
            />
          </li>
        )
      })}
    </ul>
  )
}

type MiniatureProps = Pick<MiniaturesProps, 'document' | 'slug'> & {
  look: Look
  title: string
  shownWidth: number
}

function Miniature({ document, slug, look, title, shownWidth }: MiniatureProps) {
  const shown = useMemo(
    () => ({
      type: 'ninefold:page' as const,
      document: {
        ...document,
        order: miniatureBlocks(document),
        theme: { ...document.theme, ...look, motion: 'none' as const },
      },
      language: document.base,
      slug,
      done: [],
      writing: false,
      editing: null,
      selected: null,
      turn: 0,
      unfolding: false,
      lit: [],
    }),
    [document, slug, look],
  )
  return <PageFrame page={shown} title={title} {...page} shownWidth={shownWidth} />
}

/** How wide an element is without its border; 0 until it is laid out. */
function useInnerWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [place])
  return width
}

/** The colours the page had when the panel was opened: choosing a look does not shift the others. */
function useOwnColours({ theme }: PageDocument): { hue: number; chroma: number } {
  const [own] = useState({ hue: theme.hue, chroma: theme.chroma })
  return own
}

/** How many of so many may be drawn: one more whenever the browser has nothing else to do. */
function useOneByOne(count: number): number {
  const [ready, setReady] = useState(1)
  useEffect(() => {
    if (ready < count) return whenIdle(() => setReady(ready + 1))
  }, [ready, count])
  return ready
}

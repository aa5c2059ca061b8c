import type { ReactNode } from 'react'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { FormAnswers } from '#shared/page/form-answers.ts'
import { ActionBar } from './action-bar.tsx'
import { BlockSection } from './block-section.tsx'
import { type Ground, groundsOf } from './grounds.ts'
import { halvesOf } from './halves.ts'
import {
  type Audience,
  type BlockTools,
  type PhotoTools,
  pageContext,
  shownBlocks,
} from './page-context.ts'

export interface PageViewProps {
  document: PageDocument
  language: PageLanguage
  audience: Audience
  slug: string
  /** Milliseconds since 1970. */
  now: number
  /** While the page is being written: ids of the blocks that are finished. */
  done?: readonly string[] | undefined
  /** Whether what is not finished is veiled even where its words are known. */
  isVeiled?: boolean | undefined
  answers?: FormAnswers | undefined
  formsAt?: string | null | undefined
  pictures?: ReadonlyMap<string, string> | undefined
  /** Whether the texts are to be typed into. */
  marked?: boolean | undefined
  tools?: BlockTools | null | undefined
  photos?: PhotoTools | null | undefined
  /** What ends the page, on the ground of what it ends on. */
  ending?: ((ground: Ground) => ReactNode) | undefined
}

/** The content of a page's body: top, main and end, block by block. */
export function PageView(props: PageViewProps) {
  const page = pageContext(props)
  const ids = shownBlocks(props)
  const blocks = ids.flatMap((id) => page.document.blocks[id] ?? [])
  const { theme } = page.document
  // While it is being written nobody knows yet how much a section will hold.
  const halves = props.done ? [] : halvesOf(blocks, page)
  const grounds = groundsOf(blocks, theme, halves)
  const isJoined = (at: number) => {
    const above = halves[at] === 'end' ? at - 2 : at - 1
    return above >= 0 && grounds[at] === grounds[above]
  }
  const sections = ids.map((id, index) => (
    <BlockSection
      key={id}
      id={id}
      block={blocks[index]!}
      ground={grounds[index] ?? 'bg'}
      half={halves[index]}
      joined={isJoined(index)}
      page={page}
      awaited={props.done !== undefined && !props.done.includes(id)}
      isVeiled={props.isVeiled}
    />
  ))
  const isTop = (type = '') => type === 'header' || type === 'notice'
  const start = blocks.findIndex((block) => !isTop(block.type))
  const end = blocks.findLastIndex((block) => block.type !== 'footer') + 1
  const from = start < 0 ? blocks.length : start
  return (
    <div className="page" lang={page.tag} data-mood={theme.mood}>
      {sections.slice(0, from)}
      <main id="_main">
        {page.titleBlock === null && (
          <h1 className="vh">{page.facts.name ?? page.document.meta.title}</h1>
        )}
        {sections.slice(from, Math.max(from, end))}
      </main>
      {sections.slice(Math.max(from, end))}
      {props.ending?.(grounds.at(-1) ?? 'bg')}
      {!props.done && <ActionBar blocks={blocks.filter(({ hidden }) => !hidden)} page={page} />}
    </div>
  )
}

import type { ComponentType } from 'react'
import { type BlockType, blockKind } from '#shared/blocks/index.ts'
import { emptyProps, isWordless } from '#shared/page/block-props.ts'
import type { Block } from '#shared/page/document.ts'
import { missingIn, unsaidItems } from '#shared/page/drafts.ts'
import { setAt } from '#shared/page/path.ts'
import { DraftBlock, SkeletonBlock } from './draft-block.tsx'
import type { Ground } from './grounds.ts'
import type { Half } from './halves.ts'
import { views } from './index.tsx'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { headingId } from './parts/section-head.tsx'
import { fillOf } from './section-fill.ts'
import { markTexts } from './text-marks.ts'
import { typeset } from './typeset.ts'

interface BlockSectionProps {
  id: string
  block: Block
  ground: Ground
  /** The side it takes beside a neighbour; undefined over the whole width. */
  half: Half | undefined
  /** Whether the ground goes on from the section above. */
  joined: boolean
  page: PageContext
  /** Whether its words are still to come. */
  awaited: boolean
  /** Whether they are not to be seen before it is finished. */
  isVeiled?: boolean | undefined
}

const tags: Partial<Record<BlockType, 'header' | 'footer' | 'aside'>> = {
  header: 'header',
  footer: 'footer',
  notice: 'aside',
}

/** One block in its element: the view, or for creators its draft or its skeleton. */
export function BlockSection(section: BlockSectionProps) {
  const { id, block, ground, half, joined, page, awaited } = section
  const kind = blockKind(block.type)
  if (!kind) return null
  const type = kind.type as BlockType
  const Tag = tags[type] ?? 'section'
  const variant = kind.variants.includes(block.variant) ? block.variant : kind.variants[0]
  const props = { ...emptyProps(type), ...block.props }
  const empty = awaited && isWordless(type, props)
  const veiled = section.isVeiled && awaited && !empty
  // What is begun its creator sees as it is, to go on with it.
  const isBegun = page.audience === 'creator' && unsaidTexts(type, props).length > 0
  const wanted = awaited || isBegun ? null : missingIn(block, page.facts)
  const labelled = Tag === 'section' && !empty && !wanted
  return (
    <Tag
      id={id}
      className={type}
      data-block={type}
      data-variant={variant}
      data-ground={ground}
      data-half={half}
      data-joined={joined || undefined}
      data-fill={Tag === 'section' ? fillOf(type, props, page) : undefined}
      data-sticky={props.sticky === true || undefined}
      data-hidden={block.hidden ? page.words.hidden : undefined}
      data-awaited={(awaited && !veiled) || undefined}
      data-veiled={veiled || undefined}
      aria-labelledby={labelled ? headingId(id) : undefined}
      aria-label={Tag === 'aside' ? page.words.sections.notice : undefined}
    >
      {page.tools?.(id)}
      {empty && <SkeletonBlock type={type} />}
      {veiled && (
        <div className="veil">
          <SkeletonBlock type={type} />
        </div>
      )}
      {wanted && <DraftBlock id={id} type={type} wanted={wanted} page={page} />}
      {!empty && !wanted && (
        <View id={id} type={type} props={props} variant={variant} page={page} />
      )}
    </Tag>
  )
}

interface ViewProps {
  id: string
  type: BlockType
  props: Record<string, unknown>
  variant: string
  page: PageContext
}

/** The registry promises a view for the type of these very props; here the two meet. */
function View({ id, type, props, variant, page }: ViewProps) {
  const Found = views[type] as ComponentType<BlockViewProps<BlockType>>
  const texts = page.marked ? markTexts(type, props) : typeset(type, props, page.language)
  const shown = page.audience === 'creator' ? withHints(type, props, texts, page) : texts
  return <Found id={id} block={shown as never} variant={variant} page={page} />
}

type Props = Record<string, unknown>

/** Where an entry waits for words; for pictures its place asks by itself. */
function unsaidTexts(type: string, props: Props) {
  return unsaidItems(type, props).filter(({ field }) => field.kind === 'text')
}

/** Creators are told of entries that are not there for readers: they would be blank cards. */
function withHints(type: string, props: Props, texts: Props, { words }: PageContext): Props {
  return unsaidTexts(type, props).reduce(
    (shown, { path }) => setAt(shown, path, words.unfinished),
    texts,
  )
}

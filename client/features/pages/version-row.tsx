import { useI18n } from '#client/platform/i18n.tsx'
import { useDate } from '#client/platform/use-date.ts'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import type { Revision } from '#shared/revisions.ts'
import { RelativeTime } from './relative-time.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { VersionWords } from './version-words.ts'

export interface VersionRowProps {
  page: PageSummary
  revision: Revision
  words: VersionWords
  /** The version that stands before it in the list. */
  before: number | null
  /** Whether the day it is of is told above it. */
  isDated: boolean
  onCompare: () => void
  onRevert: () => void
}

/** One version: how it looked, what happened then and by whom, and the way back to it. */
export function VersionRow({
  page,
  revision,
  words,
  before,
  isDated,
  onCompare,
  onRevert,
}: VersionRowProps) {
  const { t } = useI18n()
  const date = useDate()
  const { rev, kind, editor } = revision
  const kindName = t(`history.page.${kind}`)
  const { title, rest } = words
  // Every edit counts, those of one sitting are one row: it says from where to where.
  const from = before === null ? rev : before + 1
  const number = t('history.page.number', { rev })
  const isCurrent = rev === page.rev
  return (
    <li className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-3 py-5 [contain-intrinsic-size:auto_10rem] [content-visibility:auto] sm:grid-cols-[13rem_1fr_auto] sm:items-center sm:gap-x-7">
      <div className="relative self-start overflow-hidden rounded-md border border-line transition-colors duration-150 has-[button:hover]:border-line-strong">
        <Thumbnail
          slug={page.slug}
          rev={rev}
          title={number}
          // What changed at the top of the page is seen there.
          at={revision.changes?.parts[0]?.id}
          cover={{ title: page.name, colour: revision.colour }}
        />
        {/* The way the button with its name goes, for whoever has a pointer. */}
        {!isCurrent && (
          <button
            type="button"
            tabIndex={-1}
            aria-hidden
            onClick={onCompare}
            className="absolute inset-0 cursor-pointer"
          />
        )}
      </div>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2 text-lg font-medium">
          <span className="line-clamp-3 wrap-anywhere">{title}</span>
          {rev === page.publishedRev && (
            <Chip label={t('history.page.isPublished')} value="" tone="success" />
          )}
          {isCurrent && <Chip label={t('history.page.current')} value="" />}
        </p>
        {rest.length > 0 && <p className="text-sm wrap-anywhere">{rest.join(' · ')}</p>}
        <p className="text-sm text-muted tabular-nums">
          {isDated ? (
            <time
              dateTime={new Date(revision.createdAt).toISOString()}
              title={date(revision.createdAt, { dateStyle: 'full', timeStyle: 'short' })}
            >
              {date(revision.createdAt, { timeStyle: 'short' })}
            </time>
          ) : (
            <RelativeTime time={revision.createdAt} />
          )}
          {!title.startsWith(kindName) && ` · ${kindName}`}
          {editor && ' · '}
          {editor && (
            <bdi>
              {t('history.page.by', {
                name: editor.name ?? t('share.people.editor', { number: editor.number }),
              })}
            </bdi>
          )}{' '}
          · {from < rev ? t('history.page.numbers', { from, rev }) : number}
        </p>
      </div>
      {!isCurrent && (
        <div className="col-span-full flex flex-wrap gap-2 sm:col-span-1 sm:justify-end">
          <Button size="sm" variant="ghost" className="max-sm:-ml-3" onClick={onCompare}>
            {t('history.compare.action')}
          </Button>
          <Button size="sm" icon="undo-2" onClick={onRevert}>
            {t('history.page.revert')}
          </Button>
        </div>
      )}
    </li>
  )
}

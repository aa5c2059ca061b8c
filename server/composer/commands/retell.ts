import type { PageDocument } from '#shared/page/document.ts'
import { cityOf } from '../write/words-of.ts'
import { toldTextsOf } from './bank-texts.ts'
import type { Change, Desktop } from './change.ts'
import { pageWriter } from './page-writer.ts'
import { another, rewriteTexts } from './rewrite-texts.ts'

/** The composer's texts that name what is true no longer, told anew with what is. */
export function retell(desktop: Desktop, stated: PageDocument): Pick<Change, 'ops' | 'sources'> {
  const { document } = desktop
  const outdated = namesIn(document).filter((name) => !namesIn(stated).includes(name))
  const tells = (value: unknown) => {
    const said = JSON.stringify(value)
    return outdated.some((name) => said.includes(JSON.stringify(name).slice(1, -1)))
  }
  const writer = pageWriter({ ...desktop, document: stated })
  const texts = toldTextsOf(document).filter(({ value }) => tells(value))
  const change = rewriteTexts(stated, writer, texts, another)
  const meta = (['title', 'description'] as const).filter(
    (key) => document.src[`meta.${key}`] !== 'user' && tells(document.meta[key]),
  )
  if (meta.length === 0) return change
  return {
    ops: [...change.ops, ...writer.meta(meta)],
    sources: {
      ...change.sources,
      ...Object.fromEntries(meta.map((key) => [`meta.${key}`, 'bank'])),
    },
  }
}

function namesIn({ facts }: PageDocument): string[] {
  return [facts.name, facts.place, cityOf(facts.place), facts.since?.toString()].filter(
    (name): name is string => Boolean(name),
  )
}

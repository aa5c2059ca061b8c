import { type BlockType, blockTypes } from '#shared/blocks/index.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { tokensCss } from '#shared/page/theme-tokens.ts'
import { fontCss, toolsFontCss } from './fonts.ts'
import type { Audience } from './page-context.ts'
import { fittedRules } from './parts/fitted.ts'
import { focalRules } from './parts/focal-point.ts'
import { galleryRules } from './parts/gallery-rows.ts'
import { sheets } from './styles/index.ts'

/** The whole stylesheet of a page: its tokens, its type, and the rules of the kinds on it. */
export function pageStyles(
  document: PageDocument,
  language: PageLanguage,
  audience: Audience = 'reader',
): string {
  const { theme } = document
  const used = new Set(Object.values(document.blocks).map((block) => block.type))
  const kinds: BlockType[] = blockTypes.filter((type) => used.has(type))
  return [
    fontCss(theme.pair, language),
    tokensCss(theme),
    sheets.base,
    fittedRules(),
    sheets.parts,
    language === 'ja' ? sheets.japanese : '',
    language === 'kr' ? sheets.korean : '',
    focalRules(document),
    galleryRules(document),
    ...kinds.map((type) => sheets[type]),
    sheets.moods,
    theme.motion === 'gentle' ? sheets.motion : '',
    theme.motion === 'gentle' && audience === 'reader' ? sheets.reveal : '',
    audience === 'creator' ? toolsFontCss() + sheets.creator + sheets.tools + sheets.photos : '',
  ].join('')
}

export { monogramSvg } from './monogram-svg.ts'
export { ogCardSvg } from './og-card-svg.ts'

import { type Finding, isFault, isWish } from '#shared/page/check-page.ts'

/** What publishing found, being looked at on the page one after the other. */
export interface FindingTrail {
  current: Finding
  /** Not looked at yet, the most important first. */
  left: readonly Finding[]
}

/** Whether there is a place on the page to lead to, and something for a person to do. */
export function canBeShown({ block, language, fix }: Finding): boolean {
  // A language can be left out in one press, and is worth its work all the same.
  return language !== undefined || (block !== undefined && !fix)
}

/** The way through the findings from one of them on, back around to those before it. */
export function findingTrail(findings: readonly Finding[], current: Finding): FindingTrail {
  const shown = findings.filter(canBeShown).sort((a, b) => weight(a) - weight(b))
  const at = shown.indexOf(current)
  return { current, left: [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))] }
}

/** The order in which the sheet lists them. */
function weight(finding: Finding): number {
  if (isFault(finding)) return 0
  return isWish(finding) ? 2 : 1
}

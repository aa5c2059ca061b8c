import { previewPolicy } from '../content-policies.ts'
import type { PublicAnswer } from '../page-cache/public-answer.ts'
import type { PublicAnswerDeps } from './public-answers.ts'

/** An empty document with the preview's script, in an origin of its own. */
export function previewAnswer({ build }: PublicAnswerDeps): PublicAnswer {
  const { script, styles, modules } = build.previewAssets()
  const links = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" crossorigin>`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`),
  ].join('')
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': previewPolicy({ development: build.development }),
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Preview</title><link rel="icon" href="data:,">${links}<script type="module" crossorigin src="${script}"></script></head><body><div id="root"></div></body></html>`,
  }
}

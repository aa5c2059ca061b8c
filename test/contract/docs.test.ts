import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const documents = [...globSync('*.md', { cwd: root }), ...globSync('docs/**/*.md', { cwd: root })]
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Longer than this nobody finds a rule in it: it becomes a list. */
const longestParagraph = 900

describe('the documents', () => {
  it.each(documents)('%s leads only to what is there', (path) => {
    const links = [...textOf(path).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    const broken = links.filter(([, file, heading]) => {
      const target = file ? relative(root, join(root, dirname(path), file)) : path
      return !existsSync(join(root, target)) || (heading && !headingsOf(target).has(heading))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it.each(documents.filter((path) => !path.startsWith('docs/decisions/')))(
    '%s has rules one can find: no paragraph is a page',
    (path) => {
      const long = textOf(path)
        .split('\n')
        .filter((line) => line.length > longestParagraph && !line.startsWith('|'))
      expect(long.map((line) => `${line.slice(0, 60)}…`)).toEqual([])
    },
  )

  it('list every decision, by its title', () => {
    const index = textOf('docs/decisions/README.md')
    const decisions = documents.filter((path) => /decisions\/\d/.test(path))
    for (const path of decisions) {
      const [, number, title] = /^# (\d{4}) · (.+)$/m.exec(textOf(path)) ?? []
      expect(index).toContain(`- [${number}](${relative('docs/decisions', path)}) ${title}`)
    }
  })
})

/** As GitHub makes anchors of them. */
function headingsOf(path: string): Set<string> {
  const headings = textOf(path).matchAll(/^#+ (.+)$/gm)
  return new Set([...headings].map(([, text = '']) => anchorOf(text)))
}

function anchorOf(heading: string): string {
  const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return plain.trim().replaceAll(' ', '-')
}

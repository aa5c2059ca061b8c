import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** The layout and import directions of the design, checked on the sources themselves. */

const root = join(import.meta.dirname, '..')
const files = ['shared', 'server', 'client'].flatMap(sourcesUnder)
const imports = new Map(files.map((file) => [file, importsOf(file)]))

/** What answers requests and what they are about: nothing below knows any of it. */
const above = [
  'server/http/',
  'server/handlers/',
  'server/pages/',
  'server/generation/',
  'server/render/',
]
/** Letters of a script, which several languages or none share: sounds, digits, days and eras. */
const ofScripts: ReadonlySet<string> = new Set([
  'server/pages/new-id.ts',
  'server/pages/romanise.ts',
  ...[
    'spelt-numbers',
    'thing-places',
    'written-days',
    'written-sums',
    'written-times',
    'year-said',
  ].map((name) => `server/generation/reading/proof/${name}.ts`),
])

/** A folder and what it must never import, by prefix. */
const forbidden: Record<string, string[]> = {
  'shared/': ['server/', 'client/'],
  'client/': ['server/'],
  'server/storage/': [
    'server/http/',
    'server/handlers/',
    'server/pages/',
    'server/generation/',
    'server/composer/',
    'server/render/',
  ],
  'server/composer/': [
    'server/http/',
    'server/handlers/',
    'server/pages/',
    'server/generation/',
    'server/storage/',
    'server/render/',
  ],
  'server/reader/': [
    'server/http/',
    'server/handlers/',
    'server/pages/',
    'server/generation/',
    'server/composer/',
    'server/commands/',
    'server/storage/',
    'server/render/',
  ],
  'server/commands/': [
    'server/http/',
    'server/handlers/',
    'server/pages/',
    'server/generation/',
    'server/storage/',
    'server/render/',
  ],
  'server/providers/': [
    'server/http/',
    'server/handlers/',
    'server/pages/',
    'server/generation/',
    'server/storage/',
  ],
  'server/generation/': ['server/http/', 'server/handlers/', 'server/render/'],
  'server/pages/': ['server/http/', 'server/handlers/', 'server/render/'],
  'server/handlers/': ['server/http/', 'server/render/'],
  'server/outbound/': [
    'server/http/',
    'server/handlers/',
    'server/pages/',
    'server/generation/',
    'server/storage/',
    'server/webhooks/',
    'server/mail/',
    'server/render/',
  ],
  'server/webhooks/': ['server/http/', 'server/handlers/', 'server/pages/', 'server/render/'],
  'server/mail/': ['server/http/', 'server/handlers/', 'server/pages/', 'server/render/'],
  'server/assets/': ['server/http/', 'server/handlers/', 'server/generation/', 'server/render/'],
  'server/purging/': above,
  'server/deadline/': [...above, 'server/storage/', 'server/composer/', 'server/reader/'],
  'server/backup/': above,
  'server/release/': [...above, 'server/storage/'],
  'server/render/': [
    'server/http/',
    'server/handlers/',
    'server/pages/',
    'server/generation/',
    'server/storage/',
  ],
  'client/ui/': ['client/features/', 'client/routes', 'client/layouts/'],
  'client/blocks/': ['client/features/', 'client/routes', 'client/layouts/', 'client/platform/'],
  'client/features/': ['client/routes/', 'client/layouts/'],
}

describe('the architecture', () => {
  it.each(Object.entries(forbidden))('%s imports nothing of %s', (folder, banned) => {
    const wrong = edges(folder).filter(([, to]) => banned.some((prefix) => to.startsWith(prefix)))
    expect(wrong).toEqual([])
  })

  it('keeps features apart', () => {
    const wrong = edges('client/features/').filter(
      ([from, to]) => to.startsWith('client/features/') && featureOf(from) !== featureOf(to),
    )
    expect(wrong).toEqual([])
  })

  it('keeps shared free of I/O, React and Node', () => {
    const wrong = outside('shared/').filter(([, name]) =>
      /^(node:|react|express|kysely|fs|path)/.test(name),
    )
    expect(wrong).toEqual([])
  })

  it('draws share cards in the process of pictures alone: it takes the thread for a while', () => {
    const drawing = outside('server/').filter(([, name]) => name.startsWith('@resvg/'))
    expect(drawing.map(([file]) => file)).toEqual(['server/assets/draw-card.ts'])
    const askers = [...imports].filter(([, of]) =>
      of.some(({ to }) => to === 'server/assets/draw-card.ts'),
    )
    expect(askers.map(([file]) => file)).toEqual(['server/assets/image-pipeline.ts'])
  })

  it('lets storage alone know the query builder and the drivers', () => {
    const wrong = outside('server/').filter(
      ([file, name]) =>
        /^(kysely|pg|node:sqlite)/.test(name) && !file.startsWith('server/storage/'),
    )
    expect(wrong).toEqual([])
  })

  it('lets render alone know the client', () => {
    const wrong = edges('server/').filter(
      ([file, to]) => to.startsWith('client/') && !file.startsWith('server/render/'),
    )
    expect(wrong).toEqual([])
  })

  it('has what holds a database, a thread or jobs built where a process starts', () => {
    const built =
      /(?<!function )\b(openStorage|createGenerationService|composeInThread|createApp|createImages|DomainDirectory\.open|startMail|startPurging|startSender)\(/
    const builders = files.filter((file) => built.test(sourceOf(file)))
    // main.ts, and the commands beside it.
    expect(builders.filter((file) => !/^server\/[\w-]+\.ts$/.test(file))).toEqual([])
    expect(builders).toContain('server/main.ts')
  })

  it('reads the environment in config.ts and where a command starts alone', () => {
    const allowed = [
      'config',
      'main',
      'run',
      'start',
      'build',
      'backup',
      'restore',
      'cache-explain',
      'collect-briefs',
      'take-down',
    ].map((name) => `server/${name}.ts`)
    const readers = files.filter((file) => /process\.env/.test(sourceOf(file)))
    expect(readers.filter((file) => !allowed.includes(file))).toEqual([])
  })

  it('lets the composer know no time but the one it is told', () => {
    const clock = /\bDate\.now\(|new Date\(\)|Math\.random\(/
    const composer = files.filter((file) => file.startsWith('server/composer/'))
    expect(composer.filter((file) => clock.test(sourceOf(file)))).toEqual([])
  })

  it('keeps every word of a language and every country in data', () => {
    const reading = files.filter((file) => file.startsWith('server/') && !ofScripts.has(file))
    const named = /(?<![\w.-])'(?:en|ja|pt|nl|kr|ko|fr|de|es|pl|GB|US|DE|FR|IT|ES|PT|BR|NL|JP|KR)'/
    const letters =
      /(?!ー|々)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[À-ÖØ-öø-ÿ]/u
    const wrong = reading.filter((file) => {
      const code = sourceOf(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
      return named.test(code) || letters.test(code)
    })
    // What is shown before anybody wrote anything.
    expect(wrong.filter((file) => !/showcase/.test(file))).toEqual([])
  })

  it('loads small zod in whatever the browser may load', () => {
    const wrong = [...outside('shared/'), ...outside('client/')].filter(
      ([, name]) => name === 'zod',
    )
    expect(wrong).toEqual([])
  })

  it("lets no screen take a hook of React Router's: nothing of its provider is there", () => {
    const takers = [...imports].filter(([, list]) =>
      list.some(({ to, typeOnly }) => to === 'react-router' && !typeOnly),
    )
    expect(takers.map(([file]) => file)).toEqual([
      'client/entry-server.tsx',
      'client/platform/browser-router.ts',
    ])
  })

  it('shows late parts of a screen by way of lazyPart alone: React.lazy holds them back', () => {
    const lazily = files.filter((file) => /\blazy\b[^'"]*\} from 'react'/.test(sourceOf(file)))
    expect(lazily).toEqual(['client/platform/lazy-part.tsx'])
  })

  it('writes no function twice', () => {
    const bodies = Map.groupBy(files.flatMap(functionsIn), ({ body }) => body)
    const copies = [...bodies.values()].filter(([, second]) => second !== undefined)
    expect(copies.map((group) => group.map(({ file, name }) => `${file} ${name}`))).toEqual([])
  })

  it('has no import cycles', () => {
    expect(cycles()).toEqual([])
  })

  it('names files in kebab-case, and none by a word that fits anything', () => {
    const names = files.map((file) => file.slice(file.lastIndexOf('/') + 1))
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.d)?\.tsx?$/.test(name))).toEqual([])
    expect(names.filter((name) => /^(utils?|misc|helpers?|common)\./.test(name))).toEqual([])
  })

  it('exports by name', () => {
    expect(files.filter((file) => /^export default /m.test(sourceOf(file)))).toEqual([])
  })
})

function sourcesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

interface Written {
  file: string
  name: string
  body: string
}

/** Shorter bodies are as easily written as found. */
const leastBody = 40

/** What a file's own functions do, whatever their white space; those inside others see what is theirs. */
function functionsIn(file: string): Written[] {
  const code = sourceOf(file)
  const declared = parseSync(file, code).program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
  )
  const written = (name: string, made: object | null): Written[] => {
    const { start, end } = (made && 'body' in made && made.body ? made.body : {}) as Partial<Span>
    const body = code.slice(start ?? 0, end ?? 0).replace(/\s+/g, ' ')
    return body.length > leastBody ? [{ file, name, body }] : []
  }
  return declared.flatMap((one) => {
    if (one?.type === 'FunctionDeclaration') return written(one.id?.name ?? '', one)
    if (one?.type !== 'VariableDeclaration') return []
    return one.declarations.flatMap(({ id, init }) => written(code.slice(id.start, id.end), init))
  })
}

interface Span {
  start: number
  end: number
}

interface Import {
  to: string
  /** Type imports vanish and may point anywhere their layer may see. */
  typeOnly: boolean
}

function importsOf(file: string): Import[] {
  const found = sourceOf(file).matchAll(
    /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm,
  )
  return [...found].map((match) => ({
    to: resolve(file, match[2] ?? match[3] ?? ''),
    typeOnly: Boolean(match[1]),
  }))
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  return specifier
}

function isOurs(name: string): boolean {
  return /^(shared|server|client)\//.test(name)
}

/** Imports between our files from one folder; the render door may see the client's entry. */
function edges(folder: string): [string, string][] {
  return [...imports]
    .filter(([file]) => file.startsWith(folder))
    .flatMap(([file, list]) =>
      list.filter(({ to }) => isOurs(to)).map(({ to }): [string, string] => [file, to]),
    )
}

function outside(folder: string): [string, string][] {
  return [...imports]
    .filter(([file]) => file.startsWith(folder))
    .flatMap(([file, list]) =>
      list.filter(({ to }) => !isOurs(to)).map(({ to }): [string, string] => [file, to]),
    )
}

function featureOf(file: string): string | undefined {
  return file.split('/')[2]
}

function cycles(): string[][] {
  const found: string[][] = []
  const state = new Map<string, 'open' | 'closed'>()
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'closed') return
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file])
      return
    }
    state.set(file, 'open')
    for (const { to, typeOnly } of imports.get(file) ?? []) {
      if (!typeOnly && imports.has(to)) visit(to, [...trail, file])
    }
    state.set(file, 'closed')
  }
  for (const file of files) visit(file, [])
  return found
}

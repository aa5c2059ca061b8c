import { type Guard, guard } from './support/guard.ts'

const zips = 'files that are brought'
const sizes = 'pictures in sizes nobody needs'
const pictures = 'pictures that others wait for'
const counted = 'work that is counted by network'
const together = 'limits used up by one network'
const guessed = 'passwords that are guessed'
const tables = 'messages as a table'
const keys = 'keys in the hands of others'
const secrets = 'secrets that are too short'
const endless = 'a text no reader comes to an end with'

const directory = 'server/assets/zip-directory.ts'
const unlock = 'server/http/unlock-guard.ts'
const limits = 'server/http/rate-limit.ts'
const processor = 'server/assets/image-processor.ts'
const images = 'server/assets/images.ts'
const pipeline = 'server/assets/image-pipeline.ts'
const csv = 'server/pages/submissions-csv.ts'
const secret = 'server/secret-file.ts'
const deadline = 'server/deadline/with-deadline.ts'

/** The process that reads pictures is started without our environment: there the patch has to go too. */
const inProcess: [string, string, string] = [
  processor,
  "env: { MALLOC_ARENA_MAX: '2' }",
  "env: { MALLOC_ARENA_MAX: '2', WITHOUT_GUARD: process.env.WITHOUT_GUARD!, NODE_OPTIONS: process.env.TAKE_OUT! }",
]

export const guards: Guard[] = [
  guard('zip-entries', zips, [directory, 'count > zipLimits.entries', 'false']),
  guard('zip-names', zips, [directory, 'found.has(record.name)', 'false']),
  guard('zip-sizes', zips, [directory, 'unpacked > zipLimits.unpackedBytes', 'false']),
  guard('zip-bodies', zips, [directory, 'overlap(places)', 'false']),
  guard('zip-inflated-size', zips, inProcess, [
    pipeline,
    '{ maxOutputLength: job.mostBytes }',
    '{}',
  ]),
  guard('zip-inflated-elsewhere', zips, [
    'server/pages/import-page.ts',
    "(await images.intake.run({ kind: 'inflate', bytes, mostBytes: size }, waiter)).bytes",
    "(await import('node:zlib')).inflateRawSync(bytes)",
  ]),
  guard('imports-counted', counted, [limits, "[['import', network], ", '[']),
  guard('readings-in-thread', 'briefs', [
    'server/generation/compose-in-thread.ts',
    'return fenced.call(name, sender, ...args)',
    "return ((await import('./composing-functions.ts')).functions[name] as any)(...args)",
  ]),
  guard('readings-have-an-end', endless, [deadline, 'if (used < deadlineMs)', 'if (used > 0)']),
  guard('spans-of-a-fact', 'readings', [
    'server/reader/candidates/generate.ts',
    'const mostSpans = 40',
    'const mostSpans = 4000',
  ]),
  guard('picture-colours', sizes, [images, 'background && !(await', 'false && !(await']),
  guard('picture-small-drawings', pictures, inProcess, [
    pipeline,
    'isDrawing ? Math.max(drawnSide, source.width, source.height) : longestSide',
    'longestSide',
  ]),
  guard('pictures-counted', counted, [images, 'asker.countMaking()', '']),
  guard('pictures-for-nobody', pictures, [
    processor,
    'const drop = () => queue.remove(network, pending) && reject(signal?.reason)',
    'const drop = () => {}',
  ]),
  guard('pictures-uploads-apart', pictures, [
    images,
    'const intake = createImageProcessor()',
    'const intake = processor',
  ]),
  guard('pictures-in-turn', pictures, [
    processor,
    'queue.add(pending.network, pending)',
    "queue.add('', pending)",
  ]),
  guard('uploads-counted', counted, [limits, "upload: [['upload', network], ", 'upload: [']),
  guard('writes-of-network', together, [limits, "['writeIp', network], everybody", 'everybody']),
  guard('networks-of-addresses', counted, [
    'server/http/network-of.ts',
    "if (address === undefined || isIP(address) !== 6) return address ?? ''",
    "if (address !== '') return address ?? ''",
  ]),
  guard('passwords-of-network', guessed, [
    unlock,
    'refuseWaiting([link, own])',
    'refuseWaiting([link])',
  ]),
  guard('passwords-of-link', guessed, [
    unlock,
    'refuseWaiting([link, own])',
    'refuseWaiting([own])',
  ]),
  guard('passwords-right-ones', guessed, [
    unlock,
    'return await attempt()',
    'countWrong(own, ofNetwork)\n      return await attempt()',
  ]),
  guard('passwords-told', guessed, [unlock, 'if (waits.includes(true)) onWait(link)', '']),
  guard('table-formulas', tables, [csv, 'withoutFormulas(text).', 'text.']),
  guard('table-other-separators', tables, [csv, String.raw`[;\t|\p{Zl}`, String.raw`[\p{Zl}`]),
  guard('table-quotes', tables, [csv, '.replaceAll(\'"\', \'""\')}"`', '}`']),
  guard('line-ends', 'addresses', [
    'server/http/refuse-no-address.ts',
    'if (isNoAddress(req.path)) throw notFound(req.path)',
    '',
  ]),
  guard('secret-length', secrets, [
    secret,
    'secret.length >= fewestCharacters',
    'secret.length >= 0',
  ]),
  guard(
    'secret-aside',
    secrets,
    [secret, 'const draft =', 'const draft = file || '],
    [secret, 'rmSync(draft, { force: true })', ''],
  ),
  guard('cookie-alone', keys, [
    'server/http/mount-endpoints.ts',
    'if (token !== null && endpoint.cookieOnly) throw cookieNeeded()',
    '',
  ]),
  guard('other-devices-end', keys, [
    'server/pages/devices.ts',
    '(await storage.transaction(({ identities }) => identities.replace(owner, next, now())))',
    'true',
  ]),
]

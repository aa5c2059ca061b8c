import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { imageChoices } from '#shared/images.ts'
import { picture, pngBomb } from '#test/support/pictures.ts'
import type { HostileRequest } from '../support/attack.ts'
import type { Random } from '../support/random.ts'

const upload = (label: string, body: Buffer | string, type = 'image/png'): HostileRequest => ({
  label: `picture: ${label}`,
  method: 'POST',
  path: '/api/uploads',
  headers: { 'content-type': type },
  body,
  allowed: [201, 413, 422],
})

/** Uploads that are more, or less, than they say. */
export async function hostilePictures(random: Random, rounds: number): Promise<HostileRequest[]> {
  const whole = await Promise.all(
    (['png', 'jpeg', 'webp', 'avif'] as const).map(async (format) => {
      const bytes = await picture({ width: 300, height: 200 }).toFormat(format).toBuffer()
      return { type: `image/${format}`, bytes }
    }),
  )
  const changed = Array.from({ length: rounds }, (_, round) => {
    const { type, bytes } = random.of(whole)
    return upload(`changed, ${round}`, mutated(bytes, random), type)
  })
  return [
    upload('30,000 × 30,000', await pngBomb(30_000, 30_000)),
    upload('2,147,483,647 wide', await pngBomb(2_147_483_647, 1)),
    upload('5,000 × 5,000 of one colour', await plain(5000)),
    upload('5,001 × 5,001', await plain(5001)),
    upload('an animation of a thousand frames', await animated(1000)),
    upload('a profile of 100 MB', await withChunk('iCCP', profile(100_000_000))),
    upload('words of 100 MB', await withChunk('zTXt', profile(100_000_000))),
    upload('entities without end', entities),
    upload(
      'a drawing that asks for a file',
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    ),
    upload('10 MB of nothing', Buffer.alloc(10 * 1024 * 1024)),
    upload('10 MB of chunks', await chunky(10 * 1024 * 1024)),
    ...whole.map(({ type, bytes }) => upload(`cut ${type}`, bytes.subarray(0, 200), type)),
    ...whole.map(({ bytes }) => upload('of another type', bytes, 'image/webp')),
    ...changed,
  ]
}

/** Sizes nobody needs, most of them not there. */
export function* hostileSizes(random: Random, count: number): Generator<HostileRequest> {
  for (let round = 0; round < count; round++) {
    const isColoured = random.next() < 0.5
    const modifiers = [
      `f_${random.of(imageChoices.format)}`,
      `w_${random.of(imageChoices.width)}`,
      `h_${random.of(imageChoices.height)}`,
      `fit_${random.of(imageChoices.fit)}`,
      ...(isColoured ? [`b_${random.bytes(3).toString('hex')}`] : []),
      ...(random.next() < 0.1 ? [random.of(['w_1', 'q_100', 'x_1', 'f_svg', 'b_red', '%00'])] : []),
    ]
    const source = random.of(['favicon.svg', 'mark.svg', 'uploads/none', '../package.json'])
    const path = `/_image/${modifiers.join(',')}/${source}`
    yield {
      label: `size ${round}: ${path}`,
      method: 'GET',
      path,
      allowed: isColoured ? [400, 404] : [200, 400, 404],
    }
  }
}

/** The picture of most pixels there may be, in the sizes that cost most: each another address. */
export function* costlySizes(upload: string, count: number): Generator<HostileRequest> {
  const sizes = imageChoices.width.filter((width) => width >= 1280)
  for (let round = 0; round < count; round++) {
    const width = sizes[round % sizes.length]
    const quality = imageChoices.quality[round % imageChoices.quality.length]
    const path = `/_image/f_avif,w_${width},q_${quality}/uploads/${upload}`
    yield { label: `costly ${round}`, method: 'GET', path }
  }
}

function plain(side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: '#fff' } as const
  return sharp({ create, limitInputPixels: false }).png().toBuffer()
}

async function animated(frames: number): Promise<Buffer> {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(frames, 0)
  const control = Buffer.alloc(26)
  control.writeUInt32BE(300, 4)
  control.writeUInt32BE(200, 8)
  return withChunk('acTL', bytes, ...Array.from({ length: frames }, () => chunk('fcTL', control)))
}

function profile(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('name\0\0'), deflateSync(Buffer.alloc(bytes))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Behind the header of a PNG, where such chunks stand. */
async function withChunk(name: string, data: Buffer, ...more: Buffer[]): Promise<Buffer> {
  const png = await picture({ width: 300, height: 200 }).png().toBuffer()
  const at = 8 + 25
  return Buffer.concat([png.subarray(0, at), chunk(name, data), ...more, png.subarray(at)])
}

async function chunky(bytes: number): Promise<Buffer> {
  const one = chunk('tEXt', Buffer.from('a\0b'))
  return withChunk('tEXt', Buffer.from('a\0b'), Buffer.alloc(bytes - 100_000, one))
}

const entities = `<?xml version="1.0"?><!DOCTYPE svg [${Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY e${index} "${`&e${index - 1};`.repeat(10).replaceAll('&e-1;', 'ha')}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e11;</text></svg>`

function mutated(bytes: Buffer, random: Random): Buffer {
  const copy = Buffer.from(bytes)
  for (let times = random.below(8); times >= 0; times--)
    copy[random.below(copy.length)] = random.below(256)
  return random.next() < 0.2 ? copy.subarray(0, random.below(copy.length)) : copy
}

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came over the wire, its line ends as `\n`. */
  raw: string
  /** By lower-case name, unfolded. */
  headers: Record<string, string>
  /** The plain-text part, decoded. */
  text: string
}

/** A real SMTP server of the tests, and what it was handed. */
export interface MailServer {
  readonly url: string
  readonly received: ReceivedMail[]
  /** What it answers to the next recipients: 250 takes them, 0 never answers. */
  answer: number
  untilReceived(count: number): Promise<void>
  close(): Promise<void>
}

export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting: (() => void)[] = []
  const state = { answer: 250 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.username === 'pages' && auth.password === 'open sesame'
        ? done(null, { user: 'pages' })
        : done(new Error('wrong password')),
    onRcptTo(_address, _session, done) {
      if (state.answer === 0) return
      if (state.answer === 250) return done()
      done(Object.assign(new Error('not taken'), { responseCode: state.answer }))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8').replaceAll('\r\n', '\n')
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({ ...readMail(raw), from, to: rcptTo.map(({ address }) => address), raw })
        done()
        for (const look of waiting) look()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://pages:open%20sesame@127.0.0.1:${port}`,
    received,
    get answer() {
      return state.answer
    },
    set answer(next) {
      state.answer = next
    },
    untilReceived: (count) =>
      new Promise((resolve) => {
        const look = () => received.length >= count && resolve()
        waiting.push(look)
        look()
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...rest] = raw.split('\n\n')
  const unfolded = head.replace(/\n[ \t]+/g, ' ')
  const headers = Object.fromEntries(
    unfolded.split('\n').map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.toLowerCase(), value.join(':').trim()]
    }),
  )
  return { headers, text: plainPart(rest.join('\n\n')) }
}

function plainPart(body: string): string {
  const [, encoding = '7bit', coded = ''] =
    /Content-Type: text\/plain[^\n]*\nContent-Transfer-Encoding: ([\w-]+)\n\n([\s\S]*?)\n--/i.exec(
      body,
    ) ?? []
  if (encoding === 'base64') return Buffer.from(coded, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return coded
  const bytes = coded
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import {
  composeEnvironment,
  composeService,
  declaredVolumes,
  imageEnvironment,
  instruction,
} from '#test/support/compose-file.ts'

const root = join(import.meta.dirname, '../..')
const env = { PASSWORD: 'c0ffee', SECRET: 's'.repeat(32), SITE_URL: 'https://ninefold.example' }
const product = composeService('ninefold')
const database = composeService('database')
const postgres = composeEnvironment('database', env)
const config = readConfig({ ...imageEnvironment, ...composeEnvironment('ninefold', env) })

describe('compose.yaml', () => {
  it('configures the product as the operator says, and as the image is made', () => {
    expect(config.SECRET).toBe(env.SECRET)
    expect(config.SITE_URL).toBe(env.SITE_URL)
    expect(product).toContain('env_file: .env')
    // .env may hold any setting, so what the image and the ports depend on is said again.
    const { HOST, PORT, DATA_DIR } = composeEnvironment('ninefold', env)
    expect(imageEnvironment).toMatchObject({ HOST, PORT, DATA_DIR })
  })

  it('names the database, its user and password as the database is made', () => {
    const { protocol, username, password, hostname, port, pathname } = new URL(config.DATABASE_URL)
    expect(protocol).toBe('postgres:')
    expect(composeService(hostname)).toBe(database)
    expect({ username, password, port, database: pathname.slice(1) }).toEqual({
      username: postgres.POSTGRES_USER,
      password: postgres.POSTGRES_PASSWORD,
      port: '5432',
      database: postgres.POSTGRES_DB,
    })
  })

  it('waits for a database that is there for others', () => {
    expect(product).toMatch(/depends_on:\n {6}database:\n {8}condition: service_healthy/)
    const [, check = ''] = /test: \[(.+)\]/.exec(database) ?? []
    expect(check.split(', ')).toEqual([
      'CMD',
      'pg_isready',
      '--host=127.0.0.1',
      `--username=${postgres.POSTGRES_USER}`,
      `--dbname=${postgres.POSTGRES_DB}`,
    ])
  })

  it('keeps what the product and the database write, and lets the product write nowhere else', () => {
    const folder = instruction('VOLUME')
    expect(imageEnvironment.DATA_DIR).toBe(folder)
    expect(instruction('RUN groupadd')).toMatch(new RegExp(`--owner=ninefold .* ${folder}$`))
    expect(product).toContain(`volumes:\n      - data:${folder}\n`)
    expect(product).toContain('read_only: true')
    expect(product).toMatch(/tmpfs:\n {6}- \/tmp:/)
    // From PostgreSQL 18 on the folder above `data` is the volume.
    expect(database).toContain('image: postgres:18')
    expect(database).toContain('volumes:\n      - database:/var/lib/postgresql\n')
    expect(declaredVolumes).toEqual(['data', 'database', 'models'])
  })

  it('is reached from its own machine alone, at the port the image listens on', () => {
    expect(instruction('EXPOSE')).toBe(imageEnvironment.PORT)
    const published = [...`${product}\n${database}`.matchAll(/ports:\n((?: {6}- .+\n)+)/g)]
    expect(published.map(([, ports]) => ports?.trim())).toEqual([
      `- 127.0.0.1:\${PORT:-3000}:${imageEnvironment.PORT}`,
    ])
  })

  it('gives the drain its time', () => {
    const [, seconds] = /stop_grace_period: (\d+)s/.exec(product) ?? []
    // The delay, twenty seconds for generations, five for the last answers.
    expect(Number(seconds) * 1000).toBeGreaterThan(config.DRAIN_DELAY_MS + 26_000)
  })

  it('keeps the secrets of its .env out of what the image is built from', () => {
    expect(readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')).toContain('.env')
  })

  it('has the services that the operating guide speaks to', () => {
    const guide = readFileSync(join(root, 'docs/operating.md'), 'utf8')
    const spoken = [
      ...guide.matchAll(/docker compose (?:exec|run)(?: -\S+)* (\w+)/g),
      ...guide.matchAll(/--scale (\w+)=/g),
    ].map(([, service = '']) => service)
    expect(new Set(spoken)).toEqual(new Set(['ninefold', 'database']))
    for (const service of spoken) expect(composeService(service)).not.toBe('')
    const databases = [...guide.matchAll(/--username=(\w+) .*?(?:--dbname=)?(\w+) [<>]/g)]
    expect(databases.length).toBeGreaterThan(1)
    for (const [, user, name] of databases)
      expect([user, name]).toEqual([postgres.POSTGRES_USER, postgres.POSTGRES_DB])
  })
})

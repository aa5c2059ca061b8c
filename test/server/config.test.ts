import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

describe('the configuration', () => {
  it('is whole without any setting', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATABASE_URL: 'file:./data/ninefold.db',
    })
  })

  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/33'],
    ['OPERATOR_TOKEN', 'short'],
    ['ANALYTICS_ID', 'G-1"><script>'],
    ['SITE_URL', 'pages.example'],
    ['SITE_URL', 'https://pages.example/ninefold'],
    ['SITE_URL', 'https://pages.example?from=mail'],
    ['SITE_URL', 'https://name:word@pages.example'],
    ['PORT', '70000'],
    ['PORT', '0x10'],
    ['RATE_WRITES_PER_MINUTE', '1e3'],
    ['DRAIN_DELAY_MS', '99999999999'],
    ['MODEL_SILENCE_MS', '99999999999'],
    ['API_BASE_URL', '//pages.example'],
    ['API_BASE_URL', 'http://other.example/api'],
    ['API_BASE_URL', 'http://api.localhost:3000/api'],
    ['API_BASE_URL', 'https://localhost/api'],
    ['API_BASE_URL', '/p'],
    ['API_BASE_URL', '/ja/api'],
    ['OPERATOR_TOKEN', 'ä'.repeat(20)],
    ['DATABASE_URL', 'file:'],
    ['DRAIN_DELAY_MS', '-1'],
    ['KEEP_EVENTS_DAYS', 'never'],
    ['SECRET', 'too short'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'pages'],
    ['MAIL_FROM', 'Pages <pages@example.org>\nBcc: a@b.example'],
    ['PURGE_CACHES', 'varnish'],
    ['PURGE_CACHES', 'http://127.0.0.1:6081'],
    ['PURGE_CACHES', 'varnish+http://127.0.0.1:6081/path'],
    ['PURGE_CACHES', 'fastly://SERVICE'],
    ['PURGE_CACHES', 'varnish+http://127.0.0.1:6081, akamai://token123@of'],
  ])('is refused with %s=%s, by that name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: `)
  })

  it('takes nothing but spaces for nothing, which is no limit of 0', () => {
    const config = readConfig({
      PORT: ' ',
      RATE_WRITES_PER_MINUTE: ' ',
      HOST: '\t',
      KEEP_STEPS_DAYS: ' 5 ',
    })
    expect(config).toMatchObject({ PORT: 3000, RATE_WRITES_PER_MINUTE: 600, HOST: '127.0.0.1' })
    expect(config.KEEP_STEPS_DAYS).toBe(5)
  })

  it('takes both settings of e-mail or none, and shows its password to nobody', () => {
    const SMTP_URL = 'smtps://pages:open-sesame@mail.example'
    expect(() => readConfig({ SMTP_URL })).toThrow('  MAIL_FROM: needed with SMTP_URL')
    expect(() => readConfig({ MAIL_FROM: 'a@b.example' })).toThrow('  SMTP_URL: needed')
    const config = readConfig({ SMTP_URL, MAIL_FROM: 'Our pages <pages@example.org>' })
    expect(config.mail?.from).toEqual({ name: 'Our pages', address: 'pages@example.org' })
    expect(JSON.stringify(config)).not.toContain('open-sesame')
    expect(readConfig({}).mail).toBeNull()
  })

  it.each([
    ['API_BASE_URL', 'api', 'a path such as /api, or an absolute http or https address'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PURGE_CACHES', 'fastly', 'varnish+http://host:port, nginx+http://host:port, fastly://'],
    ['RATE_WRITES_PER_MINUTE', '12,000', 'a whole number, 0 or more'],
    ['MODEL_SILENCE_MS', '12abc', 'a whole number from 1 to 3600000'],
    ['MODEL_TOKENS_PER_PAGE', '100', 'a whole number, 500 or more'],
    ['MODEL_TOKENS_PER_DAY', '-1', 'a whole number, 0 or more'],
  ])('says of %s=%s what is allowed', (name, value, allowed) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: ${allowed}`)
  })

  it.each([
    ['RATE_WRITES_PER_MINTUE', 'RATE_WRITES_PER_MINUTE'],
    ['KEEP_EVENT_DAYS', 'KEEP_EVENTS_DAYS'],
    ['KEEP_EVENTS', 'KEEP_EVENTS_DAYS'],
    ['MODEL_KEY', 'MODEL_API_KEY'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['trust_proxy', 'TRUST_PROXY'],
    ['NINEFOLD_SITE_URL', 'SITE_URL'],
  ])('is refused with %s, and asks whether %s was meant', (name, meant) => {
    expect(() => readConfig({ [name]: '5' })).toThrow(
      `  ${name}: no such setting; did you mean ${meant}?`,
    )
  })

  it('leaves what belongs to others alone', () => {
    const others = {
      HOME: '/root',
      HOSTNAME: 'web-1',
      NODE_OPTIONS: '--max-old-space-size=400',
      SECRETS_DIR: '/run/secrets',
      NINEFOLD_PORT: 'tcp://10.0.0.1:3000',
      NINEFOLD_SERVICE_HOST: '10.0.0.1',
      DATABASE_POOL: '5',
      npm_config_cache: '/tmp',
    }
    expect(readConfig(others)).toEqual(readConfig({}))
  })

  it('takes addresses with and without a slash at the end', () => {
    const given = { SITE_URL: 'https://Pages.example/', API_BASE_URL: 'https://pages.example/api/' }
    expect(readConfig(given).API_BASE_URL).toBe('https://pages.example/api')
    expect(readConfig(given).SITE_URL).toBe('https://Pages.example')
  })

  it.each(['loopback', '10.0.0.0/8, 192.0.2.7', 'uniquelocal,fd00::/8', '::1'])(
    'takes the proxies %s',
    (list) => {
      expect(readConfig({ TRUST_PROXY: list }).TRUST_PROXY).toBe(list)
    },
  )
})

import { useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { taken } from '#shared/errors.ts'
import type { DomainCheck, PageDomain } from '#shared/payloads.ts'

export interface DomainControl {
  domain: PageDomain | null
  busy: boolean
  /** What is wrong with the host that was typed. */
  wrong: 'host' | 'taken' | null
  /** What was found the last time somebody looked. */
  found: DomainCheck | null
  claim(host: string): Promise<void>
  /** Has the server look now whether the domain leads here. */
  check(): Promise<void>
  remove(): Promise<void>
}

/** A page's domain as the server knows it; its proof is opened in another tab. */
export function useDomain(slug: string, given: PageDomain | null): DomainControl {
  const { t } = useI18n()
  const api = useApi()
  const [domain, setDomain] = useState(given)
  const { busy, attempt } = useAttempt(t('settings.failed'))
  const [wrong, setWrong] = useState<DomainControl['wrong']>(null)
  const [found, setFound] = useState<DomainCheck | null>(null)
  const params = { slug }
  const isWaiting = domain?.state === 'waiting'

  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      api.call('getDomain', { params: { slug } }).then(
        (answer) => setDomain(answer.domain),
        (error: unknown) => console.warn('The domain could not be asked for', error),
      )
    }
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [api, slug, isWaiting])

  const change = (work: () => Promise<{ domain: PageDomain | null }>) => {
    setWrong(null)
    setFound(null)
    return attempt(async () => {
      try {
        setDomain((await work()).domain)
      } catch (error) {
        const reason = reasonOf(error)
        if (!reason) throw error
        setWrong(reason)
      }
    })
  }
  return {
    domain,
    busy,
    wrong,
    found,
    check: () =>
      attempt(async () => {
        const answer = await api.call('checkDomain', { params })
        setFound(answer.check)
        setDomain(answer.domain)
      }),
    claim: (host) => change(() => api.call('putDomain', { params, body: { host } })),
    remove: () => change(() => api.call('removeDomain', { params })),
  }
}

function reasonOf(error: unknown): DomainControl['wrong'] {
  if (!(error instanceof HttpError) || error.status !== 422) return null
  return error.problem.errors?.some(({ message }) => message === taken) ? 'taken' : 'host'
}

import { expect, it } from 'vitest'
import { createMetrics } from '#server/http/metrics.ts'

it('a round of the tidy-up is told with its time, and what it deleted by kind', async () => {
  const { registry, tidiedUp } = createMetrics()
  tidiedUp({ seconds: 2, dropped: { deliveries: 3, shares: 0 } })
  tidiedUp({ seconds: 20, dropped: { deliveries: 4 } })
  const told = await registry.metrics()
  expect(told).toContain('ninefold_tidy_up_rows_total{kind="deliveries"} 7')
  expect(told).toContain('ninefold_tidy_up_duration_seconds_count 2')
  expect(told).toContain('ninefold_tidy_up_duration_seconds_bucket{le="10"} 1')
})

it('a call of a webhook is counted by its outcome', async () => {
  const { registry, deliveryTried, mailTried } = createMetrics()
  mailTried('sent')
  deliveryTried('delivered')
  deliveryTried('timeout')
  deliveryTried('timeout')
  const told = await registry.metrics()
  expect(told).toContain('ninefold_mail_attempts_total{outcome="sent"} 1')
  expect(told).toContain('ninefold_webhook_attempts_total{outcome="delivered"} 1')
  expect(told).toContain('ninefold_webhook_attempts_total{outcome="timeout"} 2')
})

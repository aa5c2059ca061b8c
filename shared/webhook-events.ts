/** What programs can be told of. */
export const webhookEvents = ['page.published', 'page.unpublished', 'form.received'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** A creator may have so many. */
export const mostWebhooks = 10

/**
 * Why an attempt failed: the status was no 2xx, there was no answer, none in time, or the address
 * is none the server may call.
 */
export type DeliveryFault = 'refused' | 'unreachable' | 'timeout' | 'address'

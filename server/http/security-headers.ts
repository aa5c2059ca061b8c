import { appPolicy, type PolicySources } from './content-policies.ts'

/**
 * Headers of the application's own screens. No cross-origin embedder policy: nothing here shares
 * memory, the policy names every host already, and each frame of an opaque origin would need one.
 */
export function appHeaders(sources: PolicySources): Record<string, string> {
  return {
    'Content-Security-Policy': appPolicy(sources),
    'X-Frame-Options': 'DENY',
    // Addresses of drafts and shares are told to nobody.
    'Referrer-Policy': 'no-referrer',
  }
}

/** Powerful features no screen and no page asks for. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Headers every answer carries; documents put a policy of their own in the place of the one that
 * lets nothing run. `secure` is whether the site is reached by https.
 */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

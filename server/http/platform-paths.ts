import type { RuleName } from './cache-rules.ts'

/**
 * What the server answers beside screens and the API, by the first part of its path, with the rule
 * of what stands below it; null where answers below it have rules of their own.
 */
export const platformPaths: Readonly<Record<string, RuleName | null>> = {
  '.well-known': 'never',
  _cache: 'never',
  _card: 'private',
  _domains: 'never',
  _i18n: null,
  _icons: 'picture',
  _image: 'picture',
  _preview: null,
  _share: 'private',
  _showcase: null,
  _thumb: 'private',
  assets: 'asset',
  builds: 'never',
  f: 'private',
  healthz: 'never',
  mail: 'private',
  mcp: null,
  metrics: 'never',
  'offline.js': null,
  p: null,
  readyz: 'never',
  'robots.txt': null,
  share: null,
  'sitemap.xml': null,
  'sitemap_index.xml': null,
}

/** Of a screen's path, what answers with what it shows. */
export const payloadSuffix = '/_payload.json'

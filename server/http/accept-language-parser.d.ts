declare module 'accept-language-parser' {
  export interface Language {
    code: string
    script?: string | null
    region?: string
    quality: number
  }
  export function parse(header: string): Language[]
}

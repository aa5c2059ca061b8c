/** A LINE account by its id, with the @ of an official account: https://developers.line.biz/en/docs/line-login/using-line-url-scheme/ */
export function lineAddress(id: string | undefined): string | null {
  if (id && isOn(id, ['line.me', 'lin.ee'])) return id
  return id && /^@?[\w.-]{2,40}$/.test(id)
    ? `https://line.me/R/ti/p/${id.startsWith('@') ? id : `~${id}`}`
    : null
}

/** A KakaoTalk channel by the id of its address; ids people search for have none. */
export function kakaoAddress(id: string | undefined): string | null {
  if (id && isOn(id, ['pf.kakao.com', 'open.kakao.com'])) return id
  return id && /^_\w{2,40}$/.test(id) ? `https://pf.kakao.com/${id}` : null
}

/** A link its owner has copied from the messenger. */
function isOn(address: string, hosts: readonly string[]): boolean {
  if (!address.startsWith('https://') || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

export interface Share {
  id: string
  token: string
  url: string
  expiresAt: number | null
  maxViews: number | null
  pin: number | null
  hasPassword: boolean
  views: number
  /** Wrong passwords of the last day. */
  guesses: number
  createdAt: number
  revokedAt: number | null
}

/**
 * `opened` passed the gate, `refused` came too late, `wrong` did not know the password; `blocked`
 * says that wrong passwords were too many, and none is taken for a while.
 */
export type ShareVisitState = 'opened' | 'refused' | 'wrong' | 'blocked'

/** An attempt to open a share link: nothing of who it was. */
export interface ShareVisit {
  id: string
  at: number
  state: ShareVisitState
}

export type ShareState = 'open' | 'locked' | 'gone'

/** Why a link shows nothing any more; `closed` by its maker, or with the page. */
export type ShareEnd = 'expired' | 'usedUp' | 'closed'

export interface SharePayload {
  state: ShareState
  token: string
  title: string
  wrongPassword: boolean
  /** Null for a link that has not ended. */
  end: ShareEnd | null
  /** The page's slug, for its owner alone: to make another link. */
  ownSlug: string | null
}

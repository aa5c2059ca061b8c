import type { PageLanguage } from './page/document.ts'
import type { Person } from './page/page-event.ts'

/** What a link lets whoever has it do: look at the page, or change it. */
export const shareAccesses = ['view', 'edit'] as const
export type ShareAccess = (typeof shareAccesses)[number]

export interface Share {
  id: string
  token: string
  access: ShareAccess
  url: string
  expiresAt: number | null
  maxViews: number | null
  pin: number | null
  hasPassword: boolean
  views: number
  /** Wrong passwords of the last day. */
  guesses: number
  /** How many people edit the page by it. */
  editors: number
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

/** What became of a link: who came to look at it is not told, who takes part by it is. */
export type ShareEvent =
  | ShareVisit
  | { id: string; at: number; state: 'joined' | 'left'; editor: NonNullable<Person> }

/** Somebody who takes part in a page, as its owner is told. */
export interface Editor {
  /** Of the page's editors, from 1 on; it stays theirs. */
  number: number
  /** As they call themselves; null where they said nothing. */
  name: string | null
  joinedAt: number
  changedAt: number | null
  /** Ids of the links they came by. */
  shares: string[]
}

/** A page of another's that the caller edits. */
export interface JoinedPage {
  slug: string
  name: string
  /** Its look's own, as CSS. */
  colour: string
  locale: PageLanguage
  rev: number
  updatedAt: number
  joinedAt: number
  /** When it ends by itself; null where it does not. */
  expiresAt: number | null
  /** Which of the page's editors the caller is, and what they call themselves. */
  number: number
  calledAs: string | null
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
  /** What an open link lets whoever has it do. */
  access: ShareAccess
  /** The page's slug, for who takes part already. */
  editSlug: string | null
}

import { useEffect, useState } from 'react'

/** What is being typed, of each page in this tab, also over a reload. */
export function useKeptWords(page: string): [string, (words: string) => void] {
  const key = `ninefold-ask ${page}`
  const [words, setWords] = useState('')
  // The server cannot know it, so it comes after what the server has drawn.
  useEffect(() => {
    const kept = read(key)
    if (kept !== '') setWords(kept)
  }, [key])
  const type = (next: string) => {
    setWords(next)
    keep(key, next)
  }
  return [words, type]
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string, words: string): void {
  try {
    if (words === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, words)
  } catch {
    // Without storage it lives as long as the screen does.
  }
}

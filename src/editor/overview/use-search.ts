import { useEffect, useState } from 'react'

const pauseMs = 300

const inAddress = 'search'

/**
 * Keeps the search in the address, so that going back restores it.
 * @returns the typed words, the words after a pause, and a setter
 */
export function useSearch() {
  const [typed, type] = useState('')
  const [words, setWords] = useState('')
  useEffect(() => {
    const before = new URLSearchParams(location.search).get(inAddress) ?? ''
    type(before)
    setWords(before)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    typed,
    words,
    type(next: string) {
      type(next)
      const address = new URL(location.href)
      if (next.trim() === '') address.searchParams.delete(inAddress)
      else address.searchParams.set(inAddress, next)
      history.replaceState(history.state, '', address)
    },
  }
}

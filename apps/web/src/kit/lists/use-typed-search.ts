import { useEffect, useRef, useState } from 'react'
import { typingPause } from '../hooks/use-settled'

interface Typed {
  text: string
  /** The value that it was typed over, or has become. */
  over: string
}

/** Words that are applied while they are typed; a value that changes by itself, as when all filters are taken off, stands in the field. */
export function useTypedSearch(value: string, onChange: (value: string) => void) {
  const [last, setTyped] = useState<Typed>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const apply = (text: string) => {
    clearTimeout(timer.current)
    const wanted = text.trim()
    setTyped({ text, over: wanted })
    if (wanted !== latest.current.value) latest.current.onChange(wanted)
  }
  const type = (text: string) => {
    clearTimeout(timer.current)
    setTyped({ text, over: value })
    timer.current = setTimeout(() => apply(text), typingPause)
  }
  return { text: last?.over === value ? last.text : value, type, apply }
}

import { useEffect, useState } from 'react'

/** Long enough for the next key, too short to be waited for; milliseconds. */
export const typingPause = 200

/** A value once it has stood unchanged for a moment: what is typed is not asked for key by key. */
export function useSettled<Value>(value: Value, pause = typingPause): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}

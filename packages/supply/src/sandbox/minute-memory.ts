const minuteMs = 60_000

/** Answers a question at a moment; what it hangs on besides the minute is part of the question. */
export type MinuteMemory<Answer> = (now: Date, question: string, work: () => Answer) => Answer

/**
 * Within one minute of the clock the same question has the same answer, so it is worked out once; of many the oldest is forgotten, and all when
 * nobody can ask within their minute any more. What closes or begins at a full minute does so to the millisecond: that moment is a minute of its own.
 */
export function createMinuteMemory<Answer>(atMost: number): MinuteMemory<Answer> {
  const known = new Map<string, Answer>()
  let minute = Number.NaN
  return (now, question, work) => {
    const at = now.getTime() / minuteMs
    const current = Math.floor(at) + Math.ceil(at)
    if (current !== minute) {
      known.clear()
      minute = current
    }
    const before = known.get(question)
    if (before !== undefined) return before
    const made = work()
    if (known.size === 0) setTimeout(() => known.clear(), minuteMs).unref()
    if (known.size >= atMost) known.delete(known.keys().next().value ?? '')
    known.set(question, made)
    return made
  }
}

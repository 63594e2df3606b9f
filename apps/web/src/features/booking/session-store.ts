/** What is kept of a draft on this device: the search, what was chosen from it, and what was typed for the order. */
type Part = 'search' | 'chosen' | 'form' | 'stay' | 'wishes'

const partsOf = (tempOrderNo: string): string => `sojourn.draft.${tempOrderNo}.`

/** Values that outlive a reload but not the tab; a full or forbidden store must never stop a booking. */
export function readKept(tempOrderNo: string, part: Part): unknown {
  try {
    const stored = window.sessionStorage.getItem(partsOf(tempOrderNo) + part)
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

export function keep(tempOrderNo: string, part: Part, value: unknown): void {
  const key = partsOf(tempOrderNo) + part
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    window.sessionStorage.removeItem(key)
  }
}

/** The draft has become an order: names, documents and cards do not stay behind. */
export function forgetKept(tempOrderNo: string): void {
  const { sessionStorage } = window
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const key of keys) if (key.startsWith(partsOf(tempOrderNo))) sessionStorage.removeItem(key)
}

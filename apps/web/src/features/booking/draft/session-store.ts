const partsOf = (tempOrderNo: string): string => `sojourn.draft.${tempOrderNo}.`

/** A full or forbidden store must never stop a booking. */
function tolerate<Result>(work: (store: Storage) => Result): Result | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}

/** Parts of a draft, kept on this device: they outlive a reload but not the tab. */
export const readKept = (tempOrderNo: string, part: string): unknown =>
  tolerate((store) => {
    const stored = store.getItem(partsOf(tempOrderNo) + part)
    return stored === null ? undefined : JSON.parse(stored)
  })

/** What does not fit leaves nothing older behind. */
export function keep(tempOrderNo: string, part: string, value: unknown): void {
  const key = partsOf(tempOrderNo) + part
  tolerate((store) => {
    store.removeItem(key)
    store.setItem(key, JSON.stringify(value))
  })
}

/** The draft has become an order: names, documents and cards do not stay behind. */
export function forgetKept(tempOrderNo: string): void {
  tolerate((store) => {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    for (const key of keys) if (key.startsWith(partsOf(tempOrderNo))) store.removeItem(key)
  })
}

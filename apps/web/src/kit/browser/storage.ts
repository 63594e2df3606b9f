/** Set in a tab that acts for a customer: what it keeps is its own and ends with it. */
const assistedKey = 'sojourn.assisted'
export const isAssistedTab = (): boolean => window.sessionStorage.getItem(assistedKey) !== null
export const markAssistedTab = (): void => window.sessionStorage.setItem(assistedKey, '1')
export const leaveAssistedTab = (): void => window.sessionStorage.clear()

/** What the browser keeps between visits; where storage is closed or absent, nothing is kept and nothing breaks. */
const area = (): Storage | undefined => {
  try {
    if (typeof window === 'undefined') return undefined
    return isAssistedTab() ? window.sessionStorage : window.localStorage
  } catch {
    return undefined
  }
}

export const storage = {
  read: (key: string): string | null => area()?.getItem(key) ?? null,

  readJson(key: string): unknown {
    try {
      return JSON.parse(storage.read(key) ?? 'null') as unknown
    } catch {
      return undefined
    }
  },

  write(key: string, value: string): void {
    try {
      area()?.setItem(key, value)
    } catch {
      // Full or closed: the page goes on without it.
    }
  },

  remove: (key: string): void => area()?.removeItem(key),

  keys: (): string[] => Object.keys(area() ?? {}),
}

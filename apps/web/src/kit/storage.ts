/** What the browser keeps between visits; where storage is closed or absent, nothing is kept and nothing breaks. */
const area = (): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
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

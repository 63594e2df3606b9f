/** Set in a tab that acts for a customer: what it keeps is its own and ends with it. */
const assistedKey = 'sojourn.assisted'
export const isAssistedTab = (): boolean => window.sessionStorage.getItem(assistedKey) !== null
export const markAssistedTab = (): void => window.sessionStorage.setItem(assistedKey, '1')
export const leaveAssistedTab = (): void => window.sessionStorage.clear()

/** Where storage is closed or absent, nothing is kept and nothing breaks. */
function storeIn(area: () => Storage) {
  function tolerate<Result>(work: (store: Storage) => Result, otherwise: Result): Result {
    try {
      return work(area())
    } catch {
      return otherwise
    }
  }
  const read = (key: string): string | null => tolerate((store) => store.getItem(key), null)
  return {
    read,

    readJson(key: string): unknown {
      try {
        return JSON.parse(read(key) ?? 'null') as unknown
      } catch {
        return undefined
      }
    },

    /** Answers whether it was kept: a store may be full or forbidden. */
    write: (key: string, value: string): boolean =>
      tolerate((store) => {
        store.setItem(key, value)
        return true
      }, false),

    remove: (key: string): void => tolerate((store) => store.removeItem(key), undefined),

    keys: (): string[] => tolerate((store) => Object.keys(store), []),
  }
}
export type Store = ReturnType<typeof storeIn>

/** What the browser keeps between visits. */
export const storage = storeIn(() => (isAssistedTab() ? window.sessionStorage : window.localStorage))

/** What ends with the tab. */
export const tabStorage = storeIn(() => window.sessionStorage)

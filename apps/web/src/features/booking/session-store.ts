/** Values that outlive a reload but not the tab; a full or forbidden store must never stop a booking. */
export function readSession(key: string): unknown {
  try {
    const stored = window.sessionStorage.getItem(key)
    return stored === null ? undefined : JSON.parse(stored)
  } catch {
    return undefined
  }
}

export function keepSession(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    window.sessionStorage.removeItem(key)
  }
}

export const forgetSession = (key: string): void => window.sessionStorage.removeItem(key)

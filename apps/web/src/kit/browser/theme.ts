import { storage } from './storage'

/** The theme a person chose; without a choice the system decides. */
export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'sojourn.theme'

export function storedTheme(): Theme {
  const stored = storage.read(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme(theme: Theme): void {
  storage.write(storageKey, theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

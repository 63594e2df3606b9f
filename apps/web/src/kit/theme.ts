/** The theme a person chose; without a choice the system decides. */
export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'sojourn.theme'

export function storedTheme(): Theme {
  const stored = window.localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme(theme: Theme): void {
  window.localStorage.setItem(storageKey, theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

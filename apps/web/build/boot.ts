export interface BootAssets {
  base: string
  /** By language the chunks of the first screen's words and of the list of all; and of each screen by its path. */
  texts: Record<string, string[]>
  screens: Record<string, string[]>
}

/**
 * Runs in the head of the page before anything is painted, so it stands alone: sets the chosen theme and language,
 * fetches what the address needs, hides the prepared home where it does not apply, and leaves behind how the chunks of a screen are fetched
 * at once: the page knows them, so that the code of the first screen need not.
 */
export function boot({ base, texts, screens }: BootAssets): void {
  const root = document.documentElement
  let stored: Record<string, string> = {}
  try {
    stored = { ...localStorage }
  } catch {
    // Storage may be closed; the system's theme and the default language then hold.
  }
  const theme = stored['sojourn.theme']
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  const language = new URLSearchParams(location.search).get('lang') ?? stored['sojourn.language'] ?? 'zh-CN'
  root.lang = language
  const path = location.pathname.slice(base.length)
  if (path || language !== 'zh-CN' || !stored['sojourn.token']) root.dataset['prepared'] = 'not'
  const announced = new Set<string>()
  const announce = (files: readonly string[] = []): void => {
    for (const href of files.filter((file) => !announced.has(file))) {
      announced.add(href)
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = base + href
      document.head.append(link)
    }
  }
  announce(texts[language])
  announce(screens[path])
  window.announceScreen = (screen) => announce(screens[screen])
}

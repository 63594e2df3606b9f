export interface BootAssets {
  base: string
  /** By language the chunks of the first screen's words and of the list of all. */
  texts: Record<string, string[]>
  /** The file that lists the chunks of each screen by its path. */
  screens: string
}

/**
 * Runs in the head of the page before anything is painted, so it stands alone: sets the chosen theme and language, fetches the words, hides the
 * prepared home where it does not apply, and, once the page is there, learns how the chunks of every other screen are fetched at once. Those of
 * the screen at this address came with the page (apps/server/src/api/web.ts).
 */
export function boot({ base, texts, screens }: BootAssets): void {
  const root = document.documentElement
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage may be closed; the system's theme and the default language then hold.
      return null
    }
  }
  const theme = stored('sojourn.theme')
  if (theme === 'light' || theme === 'dark') {
    root.dataset['theme'] = theme
    // Of the two colours of the window's frame, that of the theme holds.
    const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    if (light && dark) light.content = dark.content = (theme === 'light' ? light : dark).content
  }
  const language = new URLSearchParams(location.search).get('lang') ?? stored('sojourn.language') ?? 'zh-CN'
  root.lang = language
  document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href = `${base}manifest.${language}.webmanifest`
  const path = location.pathname.slice(base.length)
  if (path || language !== 'zh-CN' || !stored('sojourn.token')) root.dataset['prepared'] = 'not'
  const announced = new Set<string>()
  const announce = (files: readonly string[] = []): void => {
    for (const href of files.filter((file) => !announced.has(file))) {
      announced.add(href)
      const link = document.createElement('link')
      const isStyle = href.endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.href = base + href
      document.head.append(link)
    }
  }
  announce(texts[language])
  const learn = async (): Promise<void> => {
    const chunks = (await (await fetch(base + screens)).json()) as Record<string, string[]>
    window.announceScreen = (screen) => announce(chunks[screen])
  }
  // Without the list a screen still comes, a round trip later.
  addEventListener('load', () => void learn().catch(() => undefined))
}

const names = [
  'ground',
  'paper',
  'sunken',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'control-line',
  'brand',
  'brand-strong',
  'brand-soft',
  'on-brand',
  'accent',
  'on-accent',
  'good',
  'warn',
  'locked',
  'locked-soft',
  'map-water',
  'map-water-ink',
  'map-park',
  'map-road',
] as const
type ColourName = (typeof names)[number]
export type MapColours = Readonly<Record<ColourName, string>> & { font: string }

/** The colours of the page as a canvas takes them: light-dark() and variables are worked out by the browser. */
export function readColours(host: HTMLElement): MapColours {
  const probe = document.createElement('span')
  probe.hidden = true
  host.append(probe)
  const colours = Object.fromEntries(
    names.map((name) => {
      probe.style.color = `var(--${name})`
      return [name, getComputedStyle(probe).color]
    }),
  ) as Record<ColourName, string>
  probe.remove()
  return { ...colours, font: getComputedStyle(host).fontFamily }
}

/** Tells when light and dark change, by the system or by choice. */
export function watchColours(changed: () => void): () => void {
  const media = window.matchMedia('(prefers-color-scheme: dark)')
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] })
  media.addEventListener('change', changed)
  return () => {
    watch.disconnect()
    media.removeEventListener('change', changed)
  }
}

import type { text as source } from './map.zh-CN'

export const text: typeof source = {
  map: 'map',
  label: (p) => `Map of hotels, ${p.count} ${p.count === 1 ? 'hotel' : 'hotels'}`,
  keys: 'Arrow keys move the map, plus and minus zoom, 0 shows all hotels. All hotels are in the list beside it too.',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  all: 'Show all hotels',
  distance: (p) => (p.metres < 1000 ? `${p.metres} m` : `${p.metres / 1000} km`),
  full: 'Full',
  searchHere: 'Search this area',
  wholeCity: 'Whole city',
}

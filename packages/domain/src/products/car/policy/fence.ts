import type { CarPlaceKind } from '@sojourn/contract/products/car/car-words'
import { anywhere } from '@sojourn/contract/products/car/car-words'
import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { PolicyFault } from '../../../booking/policy/section'
import { twice } from '../../../booking/policy/faults'
import { hasOwnPlaces, isKind, isPlaceWord } from './fence-parts'
import { distanceKm } from '../../../reference/place/distance'

/** An end of a ride as the fence of a standard sees it. */
export interface RideEnd {
  kind: CarPlaceKind
  latitude: number
  longitude: number
}

type Fence = Pick<CarSection, 'placeKinds' | 'sites' | 'pairs'>
type Site = NonNullable<CarSection['sites']>[number]

const isAt = (end: RideEnd, { latitude, longitude, metres }: Site): boolean =>
  distanceKm(end, { latitude, longitude }) * 1000 <= metres

/** Whether an end is what a word of a pair says: anywhere, a kind of place, or a site by its name. */
function isMeant(end: RideEnd, word: string, sites: readonly Site[]): boolean {
  if (word === anywhere) return true
  if (isKind(word)) return end.kind === word
  return sites.some((site) => site.name === word && isAt(end, site))
}

/** Sites that no pair names: one end there is enough. */
const ownSites = ({ sites = [], pairs = [] }: Fence): Site[] =>
  sites.filter(({ name }) => !pairs.some(({ one, other }) => one === name || other === name))

/** Whether a standard says where rides begin or end. */
export const isFenced = (fence: Fence): boolean => (fence.placeKinds ?? []).length > 0 || hasOwnPlaces(fence)

/** One end of a kind or at a site, or both ends of a pair, whichever way it goes. A car for a day has one end: it goes nowhere in particular. */
export function isWithinFence(fence: Fence, ends: readonly RideEnd[]): boolean {
  const { placeKinds = [], sites = [], pairs = [] } = fence
  const [from, to] = ends
  const alone = ownSites(fence)
  if (ends.some((end) => placeKinds.includes(end.kind) || alone.some((site) => isAt(end, site)))) return true
  if (!from || !to) return false
  return pairs.some(
    ({ one, other }) =>
      (isMeant(from, one, sites) && isMeant(to, other, sites)) || (isMeant(from, other, sites) && isMeant(to, one, sites)),
  )
}

/** What of a fence names nothing, the same twice, or a site like a kind of place. */
export const fenceFaults = ({ placeKinds = [], sites = [], pairs = [] }: Fence): PolicyFault[] => [
  ...twice('placeKinds', placeKinds),
  ...twice(
    'sites',
    sites.map(({ name }) => name.trim()),
  ),
  ...sites.flatMap(({ name }, index) =>
    isPlaceWord(name.trim()) ? [{ path: `sites.${index}`, fault: 'nameTaken' as const }] : [],
  ),
  ...twice(
    'pairs',
    pairs.map(({ one, other }) => [one, other].toSorted().join(' ')),
  ),
  ...pairs.flatMap((pair, index) =>
    [pair.one, pair.other].every((word) => isPlaceWord(word) || sites.some(({ name }) => name === word))
      ? []
      : [{ path: `pairs.${index}`, fault: 'placeMissing' as const }],
  ),
]

/** Where rides may go, in the reader's words. */
export function fenceInWords(fence: Fence, language: Language): string {
  const text = policyText[language]
  const { placeKinds = [], sites = [], pairs = [] } = fence
  const kinds = text.list({ items: placeKinds.map((kind) => text.carPlaces[kind]) })
  const siteWord = ({ name, metres }: Site): string => text.carSite({ name, distance: metresInWords(metres, language) })
  const end = (word: string): string => {
    if (word === anywhere) return text.carAnywhere
    const site = sites.find(({ name }) => name === word)
    return isKind(word) ? text.carPlaces[word] : site ? siteWord(site) : word
  }
  return text.carFence({
    ends: [...(placeKinds.length > 0 ? [kinds] : []), ...ownSites(fence).map(siteWord)],
    pairs: pairs.map(({ one, other }) => text.carPair({ one: end(one), other: end(other) })),
  })
}

const metresInWords = (metres: number, language: Language): string => {
  const text = policyText[language]
  return metres < 1000 ? text.carMetres({ count: metres }) : text.carKilometres({ count: metres / 1000 })
}

import type { LocalText } from '@sojourn/contract/kit/language'
import { lazy } from '@sojourn/domain/reference/lazy'
import { tableRows } from '@sojourn/domain/reference/rows'
import { roadTable } from './tables/roads'

/** Where the hotels of a place have their addresses. */
export interface Roads {
  roads: readonly LocalText[]
  /** Stands in them where the district would. */
  locality?: LocalText
}

/** 建国路/建國路=Jianguo Road; what is written alike stands once. */
function named(text: string): LocalText {
  const [chinese = '', english = ''] = text.split('=')
  const [simplified = '', traditional = simplified] = chinese.split('/')
  return { 'zh-CN': simplified, 'zh-TW': traditional, en: english }
}

function placeOf(text: string): [string, Roads] {
  const [place = '', ...roads] = text.split(',')
  const [name = '', ...locality] = place.split('=')
  return [name, { roads: roads.map(named), ...(locality.length > 0 && { locality: named(locality.join('=')) }) }]
}

const byCity = lazy(
  () =>
    new Map(
      tableRows(roadTable).map((cell) => {
        const places: [string, Roads][] = []
        for (let column = 1; cell(column) !== ''; column++) places.push(placeOf(cell(column)))
        return [Number(cell(0)), new Map(places)]
      }),
    ),
)

/** The roads of a business area, or else of its district; a place without any is a fault of the table. */
export function roadsOf(cityId: number, area: string, district: string): Roads {
  const places = byCity().get(cityId)
  const found = places?.get(area) ?? places?.get(district)
  if (!found) throw new Error(`no roads of ${area} in ${district} of city ${cityId}`)
  return found
}

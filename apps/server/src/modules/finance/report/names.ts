import type { Product } from '@sojourn/contract/booking/codes'
import type { ReportGroup } from '@sojourn/contract/finance/report-words'
import type { Language } from '@sojourn/contract/kit/language'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { reportText } from '@sojourn/text/finance/report/words'
import type { Work } from '../../../context'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import type { PlacedDepartment } from '../../booking/order-lines/rows-store'
import { findEnterprise } from '../../booking/settings/store'
import { findEmployeeNames } from '../../booking/traveller/store'
import type { DepartmentFold } from './departments'
import { findTripNames } from './trip-names-store'

export interface Naming {
  work: Work
  language: Language
  products: readonly Product[] | undefined
  departments: readonly PlacedDepartment[]
  fold: DepartmentFold
}

type NameOf = (key: string) => string

/** What the parts of a report are called. */
export async function namesOf(group: ReportGroup, keys: readonly string[], naming: Naming): Promise<NameOf> {
  const { work, language } = naming
  const text = reportText[language]
  const inWords =
    (words: Readonly<Record<string, string>>): NameOf =>
    (key) =>
      words[key] ?? (key === '' ? text.none : key)
  if (group === 'discount') return inWords(text.discounts)
  if (group === 'advance') return inWords(text.advances)
  if (group === 'tier') return inWords(text.tiers)
  if (group === 'above') return inWords(text.above)
  if (group === 'aboveShare') return inWords(text.aboveShare)
  if (group === 'rail') return inWords(text.rail)
  if (group === 'product') return inWords(ordersText[language].products)
  if (group === 'department') return departmentNames(naming)
  if (group === 'reason') return inWords(await reasonNames(work, language))
  if (group === 'trip') return inWords(await tripNames(work, keys, language))
  if (group === 'employee') return inWords(await employeeNames(work, keys, language))
  return (key) => (key === '' ? text.none : factName(naming, group, key))
}

function departmentNames({ departments, fold, language }: Naming): NameOf {
  const path = departmentPaths(departments, language)
  const own = reportText[language].itself
  const byId = new Map(departments.map((one) => [one.departmentId, one]))
  return (key) => {
    const name = byId.get(key)?.name[language] ?? path(key)
    return key === fold.base ? own({ name }) : name
  }
}

async function reasonNames(work: Work, language: Language): Promise<Record<string, string>> {
  const { config } = await findEnterprise(work)
  return Object.fromEntries(config.settings.reasons.map(({ code, name }) => [code, name[language]]))
}

async function employeeNames(work: Work, keys: readonly string[], language: Language): Promise<Record<string, string>> {
  const people = await findEmployeeNames(work, keys)
  return Object.fromEntries(
    people.map(({ employeeId, name }) => [employeeId, readableName({ name, latin: { passport: null, pinyin: null } }, language)]),
  )
}

/** What a trip is called and when it begins; an order alone has its number. */
async function tripNames(work: Work, keys: readonly string[], language: Language): Promise<Record<string, string>> {
  const trips = await findTripNames(work, keys)
  return Object.fromEntries(
    trips.map(({ key, name, title, departAt, alone }) => [
      key,
      [
        name === '' ? title[language] : name,
        localOf(departAt.toISOString(), chinaOffsetMinutes).date,
        ...(alone ? [key] : []),
      ].join(' · '),
    ]),
  )
}

/** The first product that is asked for knows its keys; products of one kind share them. */
export function factName(
  { work, language, products: asked }: Pick<Naming, 'work' | 'language' | 'products'>,
  group: 'class' | 'carrier' | 'route',
  key: string,
): string {
  const reported = (asked ?? []).map((product) => work.context.products[product]?.reported).find((one) => one !== undefined)
  return reported?.nameOf(group, key, language) ?? key
}

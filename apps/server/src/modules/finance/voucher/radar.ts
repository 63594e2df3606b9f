import type { getVoucherRadar, searchCompanyDue, searchOwnDue } from '@sojourn/contract/finance/voucher.calls'
import type { DueGroup } from '@sojourn/contract/finance/voucher-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { dueSpan, obtainableSpan } from '@sojourn/domain/finance/voucher/due'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { sum } from '@sojourn/domain/kit/money'
import { vouchersText } from '@sojourn/text/finance/vouchers'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { findEmployeeNames } from '../../booking/traveller/store'
import type { DueRow } from './due-store'
import { findCompanyDue, findDueParts, findOwnDue, type DuePart, type DuePlace } from './found-due-store'
import { shownDue } from './shown-due'

const thingsOfPage = 20
/** Parts that a screen shows; the sums are of all. */
const partsAtMost = 200

type Radar = ResponseOf<typeof getVoucherRadar>
type Due = ResponseOf<typeof searchOwnDue>

export const radar = (
  context: Context,
  { enterpriseId, language }: Actor,
  { groupedBy }: RequestOf<typeof getVoucherRadar>,
): Promise<Radar> =>
  inCompany(context, enterpriseId, async (work) => {
    const asOf = chinaDate(context.clock.now())
    const parts = await findDueParts(work, groupedBy, language, dueSpan(asOf))
    const shown = parts.slice(0, partsAtMost)
    const nameOf = await namesOf(work, groupedBy, shown, language)
    const total = (field: keyof Radar['total']): number => sum(parts.map((part) => part[field]))
    return {
      asOf,
      total: {
        count: total('count'),
        amount: total('amount'),
        tax: total('tax'),
        soon: total('soon'),
        soonTax: total('soonTax'),
        lapsed: total('lapsed'),
        lapsedTax: total('lapsedTax'),
      },
      parts: shown.map((part) => ({ ...part, name: nameOf(part) || vouchersText[language].radar.unnamed })),
    }
  })

async function namesOf(
  work: Work,
  group: DueGroup,
  parts: readonly DuePart[],
  language: Language,
): Promise<(part: DuePart) => string> {
  if (group === 'supplier') return ({ name }) => name
  if (group === 'item') return ({ key }) => vouchersText[language].items[key as keyof (typeof vouchersText)['en']['items']]
  if (group === 'department') {
    const path = departmentPaths(await findEveryDepartment(work), language)
    return ({ key }) => (key === '' ? '' : path(key))
  }
  const people = await findEmployeeNames(
    work,
    parts.map(({ key }) => key),
  )
  const names = new Map(people.map(({ employeeId, name }) => [employeeId, name]))
  return ({ key }) => readableName({ name: names.get(key) ?? '', latin: { passport: null, pinyin: null } }, language)
}

export const companyDue = (
  context: Context,
  { enterpriseId, language }: Actor,
  { groupedBy, key, cursor, size = thingsOfPage }: RequestOf<typeof searchCompanyDue>,
): Promise<Due> =>
  inCompany(context, enterpriseId, async (work) => {
    const part = groupedBy && key !== undefined ? { group: groupedBy, key } : undefined
    const span = dueSpan(chinaDate(context.clock.now()))
    const rows = await findCompanyDue(work, span, part, { after: readPlace(cursor), limit: size + 1 })
    return pageOf(work, rows, size, language)
  })

export const ownDue = (
  context: Context,
  { enterpriseId, employeeId, language }: Actor,
  { cursor, size = thingsOfPage }: RequestOf<typeof searchOwnDue>,
): Promise<Due> =>
  inCompany(context, enterpriseId, async (work) => {
    const span = obtainableSpan(chinaDate(context.clock.now()))
    const rows = await findOwnDue(work, employeeId, span, { after: readPlace(cursor), limit: size + 1 })
    return pageOf(work, rows, size, language)
  })

async function pageOf(work: Work, rows: readonly DueRow[], size: number, language: Language): Promise<Due> {
  const last = rows[size - 1]
  return {
    list: await shownDue(work, rows.slice(0, size), language),
    ...(rows.length > size && last && { next: `${last.travelDay}~${last.key}` }),
  }
}

/** A cursor that no page gave begins anew. */
function readPlace(cursor: string | undefined): DuePlace | undefined {
  const [, day, key] = /^([1-9]\d{3}-\d\d-\d\d)~([\w:-]{1,120})$/.exec(cursor ?? '') ?? []
  const isDay = day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay && key !== undefined ? { day, key } : undefined
}

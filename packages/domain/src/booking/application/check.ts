import type { ApplicationContent, ApplicationLine } from '@sojourn/contract/booking/application/application.shapes'
import { isJourney, products } from '@sojourn/contract/booking/codes'
import { isLocalDate } from '../../kit/local-date'
import { fillFaults } from '../custom-field-fill'
import type { FilledField, ValueFault } from '../custom-field-value-fault'

/** A field of the company that these contents ask for. */
export interface AskedOfApplication extends FilledField {
  key: string
}
export type ApplicationFault =
  | 'titleMissing'
  | 'travellersMissing'
  | 'productsMissing'
  | 'costCentreMissing'
  | 'linesMissing'
  | 'citiesMissing'
  | 'departMissing'
  | 'cityMissing'
  | 'citySame'
  | 'lineProduct'
  | 'dateInvalid'
  | 'datePast'
  | 'datesCross'
  | 'lineOutside'
  | 'budgetMissing'
  | 'budgetProduct'
  | 'budgetTwice'
  | 'standardMissing'
  | 'standardTwice'
  | 'fieldWrong'
  | 'ordersTwice'

export interface FoundFault {
  /** Where it stands in the content: lines.0.arrive. */
  field: string
  fault: ApplicationFault
  /** Key of a field of the company, and what is wrong with it. */
  key?: string
  wrong?: ValueFault
}

/** What goes from one place to another, by the product's number; the others stand in one city. */
export const goesBetween = (productType: ApplicationLine['productType']): boolean => isJourney(products.word(productType))

/** Everything that keeps an application from being submitted, in the order of the form. */
export function checkApplication(
  content: ApplicationContent,
  rules: { today: string; fields: readonly AskedOfApplication[] },
): FoundFault[] {
  const faults: FoundFault[] = []
  const add = (field: string, fault: ApplicationFault): void => void faults.push({ field, fault })
  if (content.title.trim() === '') add('title', 'titleMissing')
  if (content.travellerIds.length === 0) add('travellerIds', 'travellersMissing')
  if (content.costCentreId === '') add('costCentreId', 'costCentreMissing')
  if (content.productTypes.length === 0) add('productTypes', 'productsMissing')
  const dates = dateFault(content, rules.today)
  if (dates) faults.push(dates)
  if (content.itineraryMode === 'cities' && content.cities.length === 0) add('cities', 'citiesMissing')
  if (content.itineraryMode === 'lines') {
    if (content.lines.length === 0) add('lines', 'linesMissing')
    faults.push(...content.lines.flatMap((line, index) => lineFaults(line, index, content)))
  }
  faults.push(...budgetFaults(content), ...standardFaults(content), ...fieldFaults(content, rules.fields))
  if (new Set(content.orderNos).size < content.orderNos.length) add('orderNos', 'ordersTwice')
  return faults
}

function dateFault({ startDate, endDate, orderNos }: ApplicationContent, today: string): FoundFault | undefined {
  if (!isLocalDate(startDate)) return { field: 'startDate', fault: 'dateInvalid' }
  if (!isLocalDate(endDate)) return { field: 'endDate', fault: 'dateInvalid' }
  // A schedule that has begun may still be submitted for approval.
  if (startDate < today && orderNos.length === 0) return { field: 'startDate', fault: 'datePast' }
  return endDate < startDate ? { field: 'endDate', fault: 'datesCross' } : undefined
}

function lineFaults(line: ApplicationLine, index: number, content: ApplicationContent): FoundFault[] {
  const faults: FoundFault[] = []
  const add = (field: string, fault: ApplicationFault): void => void faults.push({ field: `lines.${index}.${field}`, fault })
  if (content.productTypes.length > 0 && !content.productTypes.includes(line.productType)) add('productType', 'lineProduct')
  if (goesBetween(line.productType)) {
    if (line.depart.code === '') add('depart', 'departMissing')
    else if (line.depart.code === line.arrive.code) add('arrive', 'citySame')
  } else if (line.arrive.code === '') add('arrive', 'cityMissing')
  if (!isLocalDate(line.startDate)) add('startDate', 'dateInvalid')
  else if (!isLocalDate(line.endDate)) add('endDate', 'dateInvalid')
  else if (line.endDate < line.startDate) add('endDate', 'datesCross')
  else if (line.startDate < content.startDate) add('startDate', 'lineOutside')
  else if (line.endDate > content.endDate) add('endDate', 'lineOutside')
  return faults
}

function budgetFaults({ budgets, productTypes }: ApplicationContent): FoundFault[] {
  if (budgetTotal({ budgets }) === 0) return [{ field: 'budgets', fault: 'budgetMissing' }]
  const types = budgets.map(({ productType }) => productType)
  if (new Set(types).size < types.length) return [{ field: 'budgets', fault: 'budgetTwice' }]
  return types.every((type) => productTypes.includes(type)) ? [] : [{ field: 'budgets', fault: 'budgetProduct' }]
}

function standardFaults({ standard = {} }: ApplicationContent): FoundFault[] {
  const { cabins = [], trainSeats = [], hotelLimits = [] } = standard
  const missing = hotelLimits.flatMap(({ limit }, index): FoundFault[] =>
    limit === 0 ? [{ field: `standard.hotelLimits.${index}`, fault: 'standardMissing' }] : [],
  )
  const lists = [cabins.map(({ cabin }) => cabin), trainSeats, hotelLimits.map(({ city }) => city.code)]
  return lists.some((list) => new Set(list).size < list.length)
    ? [...missing, { field: 'standard', fault: 'standardTwice' }]
    : missing
}

/** Asked once, whoever travels. */
const fieldFaults = ({ customFields }: ApplicationContent, fields: readonly AskedOfApplication[]): FoundFault[] =>
  fillFaults(
    fields.map((field) => ({ field: { ...field, perTraveller: false } })),
    customFields,
  ).map(({ field: { key }, fault }) => ({ field: `customFields.${key}`, fault: 'fieldWrong', key, wrong: fault }))

/** Fen over all products. */
export const budgetTotal = ({ budgets }: Pick<ApplicationContent, 'budgets'>): number =>
  budgets.reduce((total, { amount }) => total + amount, 0)

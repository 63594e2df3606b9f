import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import type { BudgetObject, BudgetPeriod, OverLimit } from '@sojourn/contract/booking/budget-words'
import type { LocalText } from '@sojourn/contract/kit/language'
import { budgetFaults, type BudgetField } from '@sojourn/domain/admin/company/budget-faults'
import type { CompanyFault } from '@sojourn/domain/admin/company/company-faults'
import { propertyFieldOf, type EditField, type Saved } from '../../../kit/edit/edit-fields'
import { fenOf, yuanOf } from '../../../kit/forms/typed-amount'
import { nobody, type Named } from '../fields/colleague-field'
import { nameFields, noNames, trimmedNames } from '../named/names'

type Product = Budget['products'][number]

/** A budget as it is written; an empty amount is no limit. */
export interface BudgetForm extends LocalText {
  kind: BudgetObject
  object: Named
  below: boolean
  period: BudgetPeriod
  from: string
  to: string
  amount: string
  products: Product[]
  warnFirst: string
  warnSecond: string
  overLimit: OverLimit
  owner: Named
  viewers: Named[]
}

export const newBudget: Saved<BudgetForm> = {
  version: 0,
  value: {
    ...noNames,
    kind: 'department',
    object: nobody,
    below: true,
    period: 'month',
    from: '',
    to: '',
    amount: '',
    products: [],
    warnFirst: '60',
    warnSecond: '90',
    overLimit: 'allow',
    owner: nobody,
    viewers: [],
  },
}

const named = (person: { employeeId: string; name: string } | undefined): Named =>
  person ? { id: person.employeeId, name: person.name } : nobody

export const savedBudget = ({
  version,
  names,
  object,
  owner,
  viewers,
  amount,
  warnFirst,
  warnSecond,
  ...budget
}: Budget): Saved<BudgetForm> => {
  const { below, period, from, to, products, overLimit } = budget
  return {
    version,
    value: {
      ...names,
      kind: object.kind,
      object: { id: object.id, name: object.name },
      below,
      period,
      from,
      to,
      amount: amount < 0 ? '' : yuanOf(amount),
      products,
      warnFirst: String(warnFirst),
      warnSecond: String(warnSecond),
      overLimit,
      owner: named(owner),
      viewers: viewers.map(named),
    },
  }
}

/** Nothing is no limit; what is no amount is none. */
const amountIn = (typed: string): number => (typed.trim() === '' ? -1 : (fenOf(typed) ?? 0))
const percentIn = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0)

export function sentBudget(form: BudgetForm) {
  const { kind, object, below, period, from, to, amount, products, warnFirst, warnSecond, overLimit, owner, viewers } = form
  return {
    names: trimmedNames(form),
    object: { kind, id: object.id },
    below,
    period,
    from,
    to,
    amount: amountIn(amount),
    products,
    warnFirst: percentIn(warnFirst),
    warnSecond: percentIn(warnSecond),
    overLimit,
    ...(owner.id !== '' && { ownerId: owner.id }),
    viewerIds: viewers.map(({ id }) => id),
  }
}

/** What is wrong, field by field; the server knows in which month the company's year begins, which moves no fault. */
export function faultsOf(form: BudgetForm): Partial<Record<BudgetField, CompanyFault>> {
  const { object, ...sent } = sentBudget(form)
  const found = budgetFaults({ ...sent, objectId: object.id, yearStarts: 1 })
  return Object.fromEntries(found.filter(({ field }) => field !== 'names').map(({ field, fault }) => [field, fault]))
}

interface Words {
  labels: Readonly<Record<Exclude<keyof BudgetForm, 'kind'>, string>>
  periods: Readonly<Record<BudgetPeriod, string>>
  overLimits: Readonly<Record<OverLimit, string>>
  products: Readonly<Record<Product, string>>
  belowOn: string
  unlimited: string
  day: (date: string) => string
}
export function budgetFields({ labels, periods, overLimits, products, belowOn, unlimited, day }: Words): EditField<BudgetForm>[] {
  const field = propertyFieldOf<BudgetForm>()
  const words = (date: string): string => date && day(date)
  const object = field('object', labels.object, ({ name }) => name)
  const owner = field('owner', labels.owner, ({ name }) => name)
  const viewers = field('viewers', labels.viewers, (people) => people.map(({ name }) => name))
  return [
    ...nameFields<BudgetForm>(labels),
    {
      ...object,
      part: ({ kind, object: { id } }) => [kind, id],
      take: (into, from) => ({ ...into, kind: from.kind, object: from.object }),
    },
    field('below', labels.below, (below) => (below ? belowOn : '')),
    field('period', labels.period, (period) => periods[period]),
    field('from', labels.from, words),
    field('to', labels.to, words),
    field('amount', labels.amount, (amount) => amount || unlimited),
    field('products', labels.products, (list) => list.map((product) => products[product])),
    field('warnFirst', labels.warnFirst, (percent) => percent),
    field('warnSecond', labels.warnSecond, (percent) => percent),
    field('overLimit', labels.overLimit, (overLimit) => overLimits[overLimit]),
    { ...owner, part: ({ owner: { id } }) => id },
    { ...viewers, part: ({ viewers: people }) => people.map(({ id }) => id) },
  ]
}

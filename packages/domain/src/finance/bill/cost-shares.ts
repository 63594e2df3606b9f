import { apportionSigned, sum } from '../../kit/money'

/** Of whom a part of a cost is: the traveller's own centre, and others by percent (handbook 10.1). */
export interface SharedCost<Centre> {
  own: Centre
  others: readonly { centre: Centre; percent: number }[]
}
/** What one cost centre bears of a line, in fen. */
export interface CostShare<Centre> {
  centre: Centre
  company: number
  deductibleTax: number
}

/** Divides a line over the cost centres that bear it, to the fen; whoever bears nothing of it has no share. */
export function sharesOfCost<Centre>(
  { company, deductibleTax }: { company: number; deductibleTax: number },
  { own, others }: SharedCost<Centre>,
): CostShare<Centre>[] {
  const percents = [100 - sum(others.map(({ percent }) => percent)), ...others.map(({ percent }) => percent)]
  const amounts = apportionSigned(company, percents)
  const taxes = apportionSigned(deductibleTax, percents)
  return [own, ...others.map(({ centre }) => centre)]
    .map((centre, place) => ({ centre, company: amounts[place]!, deductibleTax: taxes[place]! }))
    .filter((share) => share.company !== 0)
}

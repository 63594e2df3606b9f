import type { BookInfo, OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import { costSharesFault, ownPercent } from '@sojourn/domain/booking/cost/cost-shares'

/** To what a traveller's cost is written. */
export interface CostForm {
  costCentreId: string
  /** What other cost centres bear; percents as they are typed. */
  costShares: { costCentreId: string; percent: string }[]
  projectCode: string
}
export type CostFault = 'costCentreMissing' | 'costCentreTwice' | 'costPercentWrong' | 'projectMissing'

const numbered = (shares: CostForm['costShares']) =>
  shares.map(({ costCentreId, percent }) => ({ costCentreId, percent: percent.trim() === '' ? 0 : Number(percent) }))

/** What is left to the traveller's own cost centre; undefined while the others do not make sense. */
export function ownShare({ costCentreId, costShares }: CostForm): number | undefined {
  const shares = numbered(costShares)
  return costSharesFault(costCentreId, shares) === 'percent' ? undefined : ownPercent(shares)
}

/** What is missing or wrong of the cost centres and the project. */
export function costFaults(form: CostForm, path: string, { projectRequired }: BookInfo): [string, CostFault | undefined][] {
  const shares = numbered(form.costShares)
  const fault = costSharesFault(form.costCentreId, shares)
  return [
    [`${path}.costCentreId`, form.costCentreId ? undefined : 'costCentreMissing'],
    ...shares.map(({ costCentreId }, index): [string, CostFault | undefined] => [
      `${path}.costShares.${index}.costCentreId`,
      costCentreId ? undefined : 'costCentreMissing',
    ]),
    [`${path}.costShares`, fault && { twice: 'costCentreTwice' as const, percent: 'costPercentWrong' as const }[fault]],
    [`${path}.projectCode`, projectRequired && !form.projectCode ? 'projectMissing' : undefined],
  ]
}

export const costRequest = (form: CostForm): Pick<OrderTravellerRequest, 'costCentreId' | 'costShares' | 'projectCode'> => ({
  costCentreId: form.costCentreId,
  ...(form.costShares.length > 0 && { costShares: numbered(form.costShares) }),
  ...(form.projectCode && { projectCode: form.projectCode }),
})

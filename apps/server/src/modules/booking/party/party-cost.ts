import type { OrderTravellerRequest } from '@sojourn/contract/booking/book.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { costSharesFault } from '@sojourn/domain/booking/cost/cost-shares'
import type { TravellerCost } from '../order/record'
import type { CostChoices } from '../settings/cost-choices'
import type { CostCentreRow } from '../traveller/store'

type Asked = Pick<OrderTravellerRequest, 'costCentreId' | 'costShares' | 'projectCode'>

/** Who bears what a traveller costs, as far as the company lets it be chosen (handbook 10.1). */
export function costOf(
  { costCentreId, costShares = [], projectCode }: Asked,
  costCentres: readonly CostCentreRow[],
  { split, projects, projectRequired }: CostChoices,
  field: string,
): { cost: TravellerCost } | Problem {
  const find = (wanted: string): CostCentreRow | undefined =>
    costCentres.filter(({ id }) => id === wanted).map(({ id, code, name }) => ({ id, code, name }))[0]
  const own = find(costCentreId)
  if (!own) return problem('costCentreUnknown', { field: `${field}.costCentreId` })
  if (costShares.length > 0 && (!split || costSharesFault(costCentreId, costShares)))
    return problem('costSharesWrong', { field: `${field}.costShares` })
  const others: TravellerCost['others'] = []
  for (const [index, share] of costShares.entries()) {
    const other = find(share.costCentreId)
    if (!other) return problem('costCentreUnknown', { field: `${field}.costShares.${index}.costCentreId` })
    others.push({ ...other, percent: share.percent })
  }
  const project = projects.find(({ code }) => code === projectCode)
  if (!project && (projectCode !== undefined || projectRequired))
    return problem('projectUnknown', { field: `${field}.projectCode` })
  return { cost: { ...own, ...(others.length > 0 && { others }), ...(project && { project }) } }
}

/** The projects that these travellers go on. */
export const projectsOf = (travellers: readonly { costCentre: TravellerCost }[]): string[] => [
  ...new Set(travellers.flatMap(({ costCentre: { project } }) => project?.code ?? [])),
]

/** All cost centres that bear something of these travellers: whoever answers for one is asked. */
export const costCentresOf = (travellers: readonly { costCentre: TravellerCost }[]): string[] =>
  travellers.flatMap(({ costCentre: { id, others = [] } }) => [id, ...others.map((other) => other.id)])

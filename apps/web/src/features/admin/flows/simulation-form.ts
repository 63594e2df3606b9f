import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import type { approvalObjects } from '@sojourn/contract/booking/approval/approval-words'
import { type PolicyRule, type Product, regionsOfProduct } from '@sojourn/contract/booking/codes'
import type { simulateFlows } from '../../../api/calls/admin/flows'
import type { WebRequest } from '../../../api/web-call'
import { nobody, type Named } from '../fields/colleague-field'

/** A case as it is asked about. */
export interface SimulationForm {
  traveller: Named
  booker: Named
  object: (typeof approvalObjects)[number]
  product: Product
  /** By its code. */
  destination: Named
  /** Fen. */
  amount: number | undefined
  outOfPolicy: boolean
  rule: PolicyRule | ''
  /** Empty: the traveller's own. */
  costCentreId: string
  /** Empty: none. */
  projectCode: string
  insideApplication: boolean
  onDraft: boolean
}

export const simulationAtFirst: SimulationForm = {
  traveller: nobody,
  booker: nobody,
  object: 'booking',
  product: 'flight',
  destination: nobody,
  amount: 1000_00,
  outOfPolicy: false,
  rule: '',
  costCentreId: '',
  projectCode: '',
  insideApplication: false,
  onDraft: true,
}

/** What is asked about leads across the border, and nobody says where: the mainland is chosen for applications alone. */
export const lacksDestination = ({ object, product, destination }: SimulationForm): boolean =>
  object !== 'application' && !regionsOfProduct[product].includes('domestic') && ['', 'CN'].includes(destination.id)

/** What is asked about may lead across the border. */
export const asksDestination = ({ object, product }: SimulationForm): boolean =>
  object === 'application' || regionsOfProduct[product].some((region) => region !== 'domestic')

type Request = WebRequest<NonNullable<(typeof simulateFlows)['contract']>>

/** As it is sent; an application has no product and is in no other. */
export function requestOf(form: SimulationForm, flows: WrittenFlow[] | undefined): Request {
  const {
    traveller,
    booker,
    object,
    product,
    destination,
    amount = 0,
    outOfPolicy,
    rule,
    costCentreId,
    projectCode,
    insideApplication,
  } = form
  const isApplication = object === 'application'
  return {
    travellerIds: [traveller.id],
    ...(booker.id !== '' && { bookerId: booker.id }),
    object,
    ...(asksDestination(form) && destination.id !== '' && { countries: [destination.id] }),
    ...(!isApplication && { product, insideApplication, ...(projectCode !== '' && { projectCode }) }),
    amount,
    outOfPolicy,
    ...(outOfPolicy && rule !== '' && { rules: [rule] }),
    ...(costCentreId !== '' && { costCentreId }),
    ...(flows && { flows }),
  }
}

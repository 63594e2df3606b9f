import type { giveArrangerGrants } from '../../../api/calls/admin/people/arranger'
import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import type { WebRequest } from '../../../api/web-call'
import type { Named } from '../fields/colleague-field'

/** A right as it is written: to whom, over whom, for what and until when. */
export interface GiveForm {
  arrangers: readonly Named[]
  over: 'department' | 'person' | 'everybody'
  departmentId: string
  traveller: Named
  /** None: all. */
  products: readonly PolicyProduct[]
  until: string
}

type Given = WebRequest<NonNullable<(typeof giveArrangerGrants)['contract']>>

/** Only what the chosen kind of right is over is sent. */
export const givenRight = ({ arrangers, over, departmentId, traveller, products, until }: GiveForm): Given => ({
  arrangerIds: arrangers.map(({ id }) => id),
  ...(over === 'department' && { departmentId }),
  ...(over === 'person' && { travellerId: traveller.id }),
  ...(products.length > 0 && { products: policyProducts.filter((product) => products.includes(product)) }),
  ...(until && { until }),
})

export type GiveFault = 'arrangersMissing' | 'departmentMissing' | 'personMissing'

export function giveFaults({ arrangers, over, departmentId, traveller }: GiveForm): GiveFault[] {
  return [
    ...(arrangers.length === 0 ? (['arrangersMissing'] as const) : []),
    ...(over === 'department' && departmentId === '' ? (['departmentMissing'] as const) : []),
    ...(over === 'person' && traveller.id === '' ? (['personMissing'] as const) : []),
  ]
}

export const withArranger = (form: GiveForm, added: Named): GiveForm =>
  added.id === '' || form.arrangers.some(({ id }) => id === added.id) ? form : { ...form, arrangers: [...form.arrangers, added] }

export const withProduct = (form: GiveForm, product: PolicyProduct, on: boolean): GiveForm => ({
  ...form,
  products: policyProducts.filter((each) => (each === product ? on : form.products.includes(each))),
})

import type { ServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { agreementState } from '@sojourn/domain/booking/agreement'
import { feeChangesAfter, feesOn } from '@sojourn/domain/booking/fee-schedule'
import { airline } from '@sojourn/domain/reference/air/airlines'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inCompany } from '../../../work'
import { findCredit } from '../../booking/ledger/store'
import { openProducts } from '../../booking/settings/open-products'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'

/** What the company agreed with its agency, as it stands today. */
export const serviceAgreement = (context: Context, actor: Actor): Promise<ServiceAgreement> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const [enterprise, credit] = await Promise.all([findEnterprise(work), findCredit(work)])
    const today = chinaDate(context.clock.now())
    const { settings } = enterprise.config
    const products = openProducts(enterprise, today)
    const { creditLimit: limit, used, frozen } = credit
    return {
      ...periodOf(enterprise, today),
      products,
      credit: { limit, used, frozen, available: limit - used - frozen },
      methods: settings.companyMethods,
      ...feesOf(work, products, today),
      afterSales: settings.afterSalesFees ?? { refund: 0, change: 0 },
      carriers: settings.agreements.map((agreed) => {
        const known = airline(agreed.carrier)
        return { ...agreed, name: known?.name[actor.language] ?? agreed.carrier, colour: known?.colour ?? '' }
      }),
      hotels: (settings.hotelAgreements ?? []).map(({ code, kind, brandIds, hotelIds, percentOff }) => ({
        code,
        kind,
        brands: brandIds.length,
        hotels: hotelIds.length,
        percentOff,
      })),
    }
  })

function periodOf(enterprise: EnterpriseRow, today: string): Pick<ServiceAgreement, 'state' | 'from' | 'to' | 'daysLeft'> {
  const { agreementFrom, agreementTo } = enterprise
  const state = agreementState(enterprise, today)
  if (agreementFrom === null || agreementTo === null) return { state }
  return {
    state,
    from: agreementFrom,
    to: agreementTo,
    ...(state === 'inForce' && { daysLeft: daysBetween(today, agreementTo) + 1 }),
  }
}

/** What the agency charges for each product, and what it will. */
function feesOf(
  { context, enterpriseId }: Work,
  products: ServiceAgreement['products'],
  date: string,
): Pick<ServiceAgreement, 'fees' | 'comingFees'> {
  const rows = context.agency.feeRows(enterpriseId)
  const named = products.map(({ product }) => ({ enterpriseId, product, date }))
  return {
    fees: named.map((place) => {
      const { from, fees } = feesOn(rows, place)
      return { product: place.product, ...(from !== undefined && { from }), ...fees }
    }),
    comingFees: named.flatMap((place) =>
      feeChangesAfter(rows, place).map(({ from, fees }) => ({ product: place.product, from, ...fees })),
    ),
  }
}

import type { AgreedRates } from '@sojourn/contract/admin/agency/agreed-rates.calls'
import { shortYuan } from '@sojourn/domain/kit/money'
import { hotelBrand } from '@sojourn/domain/reference/hotel/hotel-brands'
import type { KeptRecord } from '../record/change-record'
import type { RatesRow } from './store'

/** Rates that were agreed to, as the history of the company's agreement keeps them. */
export function ratesRecord({ state, from, rates, proposed, decided, note }: RatesRow): KeptRecord {
  if (state !== 'agreed' || !decided) return {}
  const { carriers, hotels, afterSales } = rates
  return {
    ratesFrom: from,
    carrierRates: carriers.map(({ carrier, code, percentOff }) => `${carrier} ${code} ${percentOff}%`),
    hotelRates: hotels.map(hotelLine),
    refundFee: shortYuan(afterSales.refund),
    changeFee: shortYuan(afterSales.change),
    ...(note && { note }),
    proposedBy: proposed.name,
    checkedBy: decided.name,
  }
}

function hotelLine({ code, brandIds, hotelIds, percentOff }: AgreedRates['hotels'][number]) {
  const said = (language: 'zh-CN' | 'zh-TW' | 'en'): string =>
    [code, `${percentOff}%`, ...brandIds.map((id) => hotelBrand(id)?.name[language] ?? id), ...hotelIds].join(' ')
  return { 'zh-CN': said('zh-CN'), 'zh-TW': said('zh-TW'), en: said('en') }
}

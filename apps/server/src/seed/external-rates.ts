import type { LocalText } from '@sojourn/contract/kit/language'
import type { ExternalRateRow } from '../modules/products/hotel/external-rate/external-rate-store'
import type { SeedCompany } from './people'
import { insert, type Owner } from './store'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})
const partner = text('华南酒店直采', '華南酒店直採', 'South China Hotel Direct')
const queen = text('协议大床房', '協議大床房', 'Partner king room')
const twin = text('协议双床房', '協議雙床房', 'Partner twin room')

const rates = ['224-1', '224-2', '224-5', '321-1', '321-2'].flatMap((hotelId, index): ExternalRateRow[] => [
  {
    rateId: `XR${hotelId}-K`,
    hotelId,
    body: { version: 1, partner, roomName: queen, price: (420 + 20 * index) * 100, breakfasts: 1, hotelType: 2, freeHours: 24 },
  },
  {
    rateId: `XR${hotelId}-T`,
    hotelId,
    body: { version: 1, partner, roomName: twin, price: (460 + 20 * index) * 100, breakfasts: 2, hotelType: 1 },
  },
])

/** Rates that the first company has from a partner of its own, outside the travel contract. */
export async function seedExternalRates(client: Owner, { enterpriseId }: SeedCompany): Promise<void> {
  if (enterpriseId !== 1) return
  for (const { rateId, hotelId, body } of rates)
    await insert(client, 'hotel_external_rate', { enterprise_id: enterpriseId, rate_id: rateId, hotel_id: hotelId, body })
}

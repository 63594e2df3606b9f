import type { Product } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { EnterpriseSettings } from '../../booking/settings/store'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

const flights: Product[] = ['flight', 'intlFlight']
const stays: Product[] = ['hotel', 'intlHotel']

/** Reasons for leaving the policy and insurances on offer, until a company sets its own. */
export const standardReasons: EnterpriseSettings['reasons'] = [
  { code: 'withClient', name: text('陪同客户或领导', '陪同客戶或主管', 'Accompanying a client or superior'), needsText: false },
  { code: 'urgent', name: text('行程紧急', '行程緊急', 'Urgent trip'), needsText: false },
  { code: 'noSuitableFlight', name: text('无合适航班', '無合適航班', 'No suitable flight'), needsText: false, products: flights },
  {
    code: 'connection',
    name: text('中转时间不合理', '轉機時間不合理', 'Unreasonable connection'),
    needsText: false,
    products: [...flights, 'train'],
  },
  {
    code: 'luggage',
    name: text('携带大件行李', '攜帶大件行李', 'Heavy luggage'),
    needsText: false,
    products: [...flights, 'train'],
  },
  {
    code: 'hotelFull',
    name: text('协议或标准内酒店满房', '協議或標準內飯店客滿', 'Hotels within the standard are full'),
    needsText: false,
    products: stays,
  },
  {
    code: 'namedHotel',
    name: text('会议或客户指定酒店', '會議或客戶指定飯店', 'Hotel named by a meeting or client'),
    needsText: false,
    products: stays,
  },
  { code: 'other', name: text('其他（请填写）', '其他（請填寫）', 'Other (please state)'), needsText: true },
]
export const standardInsurances: EnterpriseSettings['insurances'] = [
  {
    code: 'accident',
    price: 30_00,
    name: text('航空意外险', '航空意外險', 'Accident insurance'),
    cover: text('意外身故伤残 200 万元', '意外身故傷殘 200 萬元', 'CNY 2,000,000 accident cover'),
  },
  {
    code: 'delay',
    price: 20_00,
    name: text('航班延误险', '航班延誤險', 'Delay insurance'),
    cover: text('延误 4 小时起赔 300 元', '延誤 4 小時起賠 300 元', 'CNY 300 from 4 hours of delay'),
  },
]

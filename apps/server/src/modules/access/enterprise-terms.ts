import type { LocalText } from '@sojourn/contract/kit/language'
import type { EnterpriseSettings } from '../booking/settings/store'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

/** Reasons for leaving the policy and insurances on offer, until a company sets its own. */
export const standardReasons: EnterpriseSettings['reasons'] = [
  { code: 'withClient', name: text('陪同客户或领导', '陪同客戶或主管', 'Accompanying a client or superior'), needsText: false },
  { code: 'urgent', name: text('行程紧急', '行程緊急', 'Urgent trip'), needsText: false },
  { code: 'noSuitableFlight', name: text('无合适航班', '無合適航班', 'No suitable flight'), needsText: false },
  { code: 'connection', name: text('中转时间不合理', '轉機時間不合理', 'Unreasonable connection'), needsText: false },
  { code: 'luggage', name: text('携带大件行李', '攜帶大件行李', 'Heavy luggage'), needsText: false },
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

import type { LocalText } from '@sojourn/contract/kit/language'
import type { EnterpriseSettings } from '../modules/booking/settings/store'
import type { SeedCompany } from './people'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

const reasons = [
  { code: 'withClient', name: text('陪同客户或领导', '陪同客戶或主管', 'Accompanying a client or superior'), needsText: false },
  { code: 'urgent', name: text('行程紧急', '行程緊急', 'Urgent trip'), needsText: false },
  { code: 'noSuitableFlight', name: text('无合适航班', '無合適航班', 'No suitable flight'), needsText: false },
  { code: 'connection', name: text('中转时间不合理', '轉機時間不合理', 'Unreasonable connection'), needsText: false },
  { code: 'other', name: text('其他（请填写）', '其他（請填寫）', 'Other (please state)'), needsText: true },
]
const insurances: EnterpriseSettings['insurances'] = [
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

/** Domestic flights are open; -1 is not (S3.11). */
const bookable = {
  flightBookable: 0,
  flightIntlBookable: -1,
  trainBookable: -1,
  hotelBookable: -1,
  hotelIntlBookable: -1,
  cashHotelBookable: -1,
  advanceHotelBookable: -1,
  visaBookable: -1,
  trainLocalCustomizedBookable: -1,
  personalFlightBookable: 1,
  personalFlightIntlBookable: -1,
  personalHotelBookable: -1,
  personalHotelIntlBookable: -1,
  personalTrainBookable: -1,
  personalVisaBookable: -1,
}

/** What every employee of the company is shown (S3.01–S3.11), and how the company books and pays. */
export function enterpriseConfig(company: SeedCompany): object {
  const settings: EnterpriseSettings = {
    serviceFee: 10_00,
    chargeCreditOnApproval: company.chargeCreditOnApproval,
    personalPaymentOnBusiness: true,
    agreements: company.agreements,
    insurances,
    reasons,
  }
  return {
    groupId: `G${company.enterpriseId}`,
    groupName: company.name['zh-CN'],
    tcName: '远行商旅',
    isShowDTGLogo: true,
    enterpriseLogo: '',
    themeConfig: { brandColour: company.brandColour },
    appTitle: text('远行商旅', '遠行商旅', 'Sojourn'),
    serviceTel: '4000000000',
    serviceTelDisplay: '400-000-0000',
    onlineReportEnable: false,
    isEnableWallet: false,
    switchList: { showmice: false },
    productDisabledShow: 1,
    intlFlightDemandOrderEnable: false,
    ssoTravelTypeKeep: 0,
    signingServiceExpiredType: 1,
    gpAgreementFilter: company.enterpriseId === 1,
    gpAgreementFilterSelected: false,
    bookModeConfig: 1,
    defaultBookModeType: 0,
    isDefaultSubstituting: false,
    travelApplyBookType: 0,
    travelAppyBookProductList: '',
    ...bookable,
    costControlView: { showCost: false, subMenus: [] },
    systemConfig: { ruleViolationTipInfoList: [] },
    settings,
  }
}

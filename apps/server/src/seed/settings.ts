import type { LocalText } from '@sojourn/contract/kit/language'
import { standardInsurances, standardReasons } from '../modules/access/joining/enterprise-terms'
import type { EnterpriseSettings } from '../modules/booking/settings/store'
import { applicationFlags, applicationTerms } from './applications'
import { costTerms } from './costs'
import type { SeedCompany } from './people'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

/** -1 is not open, personal travel needs 1 (S3.08–S3.11, S4.04). */
const closed = {
  flightIntlBookable: -1,
  trainBookable: -1,
  hotelBookable: -1,
  hotelIntlBookable: -1,
  cashHotelBookable: -1,
  advanceHotelBookable: -1,
  visaBookable: -1,
  trainLocalCustomizedBookable: -1,
  personalFlightIntlBookable: -1,
  personalHotelBookable: -1,
  personalHotelIntlBookable: -1,
  personalTrainBookable: -1,
  personalVisaBookable: -1,
}
/**
 * The first company books everything; the second no hotels abroad, hotels at home are paid at the hotel, and its ticket office buys
 * the trains (handbook 3.10); the third what it books by travel application.
 */
const bookable: Record<number, object> = {
  1: {
    ...closed,
    flightIntlBookable: 0,
    trainBookable: 0,
    hotelBookable: 0,
    hotelIntlBookable: 0,
    cashHotelBookable: 1,
    advanceHotelBookable: 1,
    visaBookable: 0,
    personalFlightIntlBookable: 1,
    personalHotelBookable: 1,
    personalTrainBookable: 1,
  },
  2: {
    ...closed,
    flightIntlBookable: 0,
    trainLocalCustomizedBookable: 0,
    hotelBookable: 0,
    cashHotelBookable: 1,
    visaBookable: 0,
  },
  3: { ...closed, trainBookable: 0, hotelBookable: 0, cashHotelBookable: 1, advanceHotelBookable: 1 },
}

/** The second company shows its own logo and title instead of ours (S3.02). */
function look({ enterpriseId, brandColour }: SeedCompany): object {
  const own = enterpriseId === 2
  return {
    isShowDTGLogo: !own,
    enterpriseLogo: own ? '/v/brand/beichen.svg' : '',
    themeConfig: { brandColour },
    appTitle: own ? text('北辰差旅', '北辰差旅', 'Beichen Travel') : text('远行商旅', '遠行商旅', 'Sojourn'),
  }
}

/** The third company keeps its costs by travel application (S3.10). */
const applicationCosts = {
  showCost: true,
  subMenus: [
    {
      name: text('出差申请与预算', '出差申請與預算', 'Applications and budgets'),
      actionId: '/center/travelForm',
      cssClass: 'wallet',
    },
  ],
}
const violationTitles = [1, 3, 5].map((productType) => ({
  productType,
  ruleViolationTitle: text('超出云岭差旅标准', '超出雲嶺差旅標準', 'Beyond the Yunling travel standard'),
}))

/** The third company pays our fees of refunds and changes, and who travels together goes by the highest standard (handbook 7.3). */
const thirdCompany = { afterSalesFees: { refund: 5_00, change: 10_00 }, togetherBookRule: 'highest' as const }

/** What every employee of the company is shown (S3.01–S3.11), and how the company books and pays. */
export function enterpriseConfig(company: SeedCompany): object {
  const settings: EnterpriseSettings = {
    chargeCreditOnApproval: company.chargeCreditOnApproval,
    personalPaymentOnBusiness: true,
    companyMethods: company.companyMethods,
    returnRule: company.returnRule,
    agreements: company.agreements,
    ...(company.hotelAgreements && { hotelAgreements: company.hotelAgreements }),
    insurances: standardInsurances,
    reasons: standardReasons,
    applications: applicationTerms(company),
    costs: costTerms(company),
    ...(company.enterpriseId === 3 && thirdCompany),
  }
  return {
    groupId: `G${company.enterpriseId}`,
    groupName: company.name['zh-CN'],
    tcName: '远行商旅',
    ...look(company),
    serviceTel: '4000000000',
    serviceTelDisplay: '400-000-0000',
    onlineReportEnable: company.enterpriseId === 1,
    isEnableWallet: company.isEnableWallet,
    switchList: { showmice: company.enterpriseId === 1, showcar: company.enterpriseId === 1 },
    productDisabledShow: 1,
    intlFlightDemandOrderEnable: company.enterpriseId === 1,
    ssoTravelTypeKeep: 0,
    signingServiceExpiredType: 1,
    gpAgreementFilter: company.enterpriseId === 1,
    gpAgreementFilterSelected: false,
    bookModeConfig: 1,
    defaultBookModeType: 0,
    isDefaultSubstituting: false,
    ...applicationFlags(company),
    flightBookable: 0,
    personalFlightBookable: 1,
    ...(bookable[company.enterpriseId] ?? closed),
    costControlView: company.enterpriseId === 3 ? applicationCosts : { showCost: false, subMenus: [] },
    systemConfig: { ruleViolationTipInfoList: company.enterpriseId === 3 ? violationTitles : [] },
    membership: true,
    strictPassword: company.joining.strictPassword,
    joining: joiningPlace(company),
    settings,
  }
}

/** Where people who open an account themselves begin. */
function joiningPlace({ enterpriseId, joining }: SeedCompany): object {
  return {
    departmentId: joining.department,
    gradeId: 'P1',
    costCentreId: `cc-${joining.department}`,
    managerId: `${enterpriseId}-manager`,
  }
}

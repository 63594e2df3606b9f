import type { LocalText } from '@sojourn/contract/kit/language'
import { standardInsurances, standardReasons } from '../modules/access/enterprise-terms'
import type { EnterpriseSettings } from '../modules/booking/settings/store'
import type { SeedCompany } from './people'

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

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
    companyWays: company.companyWays,
    returnRule: company.returnRule,
    agreements: company.agreements,
    insurances: standardInsurances,
    reasons: standardReasons,
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
    isEnableWallet: company.isEnableWallet,
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

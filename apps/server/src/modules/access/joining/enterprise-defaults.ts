import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { WrittenPolicy } from '@sojourn/contract/products/policy.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { ApprovalFlow } from '@sojourn/domain/booking/approval/approval-flow'
import type { EnterpriseSettings } from '../../booking/settings/store'
import type { AccountSettings } from '../account/account-store'
import type { CompanyWords, NamedSettings } from '../store'
import { standardInsurances, standardReasons } from './enterprise-terms'

/** What belongs to the person or the moment and is not kept with the company. */
type Personal =
  | 'employeeId'
  | 'employeeName'
  | 'enterpriseId'
  | 'enterpriseName'
  | 'departmentName'
  | 'gradeName'
  | 'langType'
  | 'loginToken'
  | 'loginKey'
  | 'isQuickLogin'
  | 'isSigningServiceDate'
  | 'hasServiceAgreement'
  | 'isTravelManageMenu'
  | 'permissions'
type EnterpriseConfig = Omit<EmployeeConfig, Personal | NamedSettings> & {
  themeConfig: { brandColour?: string }
  settings: EnterpriseSettings
} & CompanyWords &
  AccountSettings

export interface NewEnterprise {
  name: LocalText
  config: EnterpriseConfig
  department: { id: string; name: LocalText; headId: string }
  grade: { id: string; name: LocalText }
  costCentre: { id: string; code: string; name: LocalText }
  policy: WrittenPolicy
  policyFrom: string
  flow: ApprovalFlow
}

const text = (simplified: string, traditional: string, en: string): LocalText => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en,
})

/** What a company has on its first day: one department, grade and cost centre, an open policy, approval by the superior. */
export function newEnterprise(given: { enterpriseId: number; name: string; headId: string; today: string }): NewEnterprise {
  const { enterpriseId, name, headId, today } = given
  return {
    name: text(name, name, name),
    config: { ...config, groupId: `G${enterpriseId}`, groupName: name },
    department: { id: 'main', name: text('公司', '公司', 'Company'), headId },
    grade: { id: 'P1', name: text('员工', '員工', 'Staff') },
    costCentre: { id: 'cc-main', code: 'CC0001', name: text('公司', '公司', 'Company') },
    policy: {
      policyId: 'default',
      version: 1,
      scope: { type: 'default', ids: [] },
      name: text('默认差旅标准', '預設差旅標準', 'Default travel policy'),
      flight: { cabins: [{ cabin: 'Y' }], handling: { cabin: 'approval' } },
    },
    policyFrom: today,
    flow: {
      flowId: 'default',
      name: text('上级审批', '上級審批', 'Approval by the superior'),
      conditions: {},
      levels: [{ approvers: ['manager'], mode: 'any' }],
      deadlineHours: 24,
      onSilence: 'reject',
    },
  }
}

/** Domestic flights are open, everything else waits for the agreement; -1 is not open (S3.11). */
const config: EnterpriseConfig = {
  groupId: '',
  groupName: '',
  tcName: '远行商旅',
  isShowDTGLogo: true,
  enterpriseLogo: '',
  themeConfig: {},
  appTitle: text('远行商旅', '遠行商旅', 'Sojourn'),
  serviceTel: '4000000000',
  serviceTelDisplay: '400-000-0000',
  onlineReportEnable: false,
  isEnableWallet: false,
  switchList: { showmice: false, showcar: false },
  productDisabledShow: 1,
  intlFlightDemandOrderEnable: false,
  ssoTravelTypeKeep: 0,
  signingServiceExpiredType: 1,
  gpAgreementFilter: false,
  gpAgreementFilterSelected: false,
  bookModeConfig: 1,
  defaultBookModeType: 0,
  isDefaultSubstituting: false,
  travelApplyBookType: 0,
  travelAppyBookProductList: '',
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
  costControlView: { showCost: false, subMenus: [] },
  systemConfig: { ruleViolationTipInfoList: [] },
  strictPassword: false,
  membership: false,
  joining: null,
  settings: {
    chargeCreditOnApproval: false,
    personalPaymentOnBusiness: true,
    companyMethods: ['companyCredit'],
    returnRule: 'proRata',
    agreements: [],
    insurances: standardInsurances,
    reasons: standardReasons,
  },
}

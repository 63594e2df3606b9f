import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { EnterpriseSettings, ViolationTitles } from '../../booking/settings/store'
import type { ProductFlags } from '@sojourn/domain/admin/company/company-products'

type Switches = Pick<
  EmployeeConfig,
  | 'isShowDTGLogo'
  | 'enterpriseLogo'
  | 'serviceTel'
  | 'serviceTelDisplay'
  | 'isEnableWallet'
  | 'onlineReportEnable'
  | 'intlFlightDemandOrderEnable'
  | 'strictPassword'
  | 'ssoTravelTypeKeep'
  | 'signingServiceExpiredType'
  | 'gpAgreementFilter'
  | 'gpAgreementFilterSelected'
  | 'bookModeConfig'
  | 'defaultBookModeType'
  | 'isDefaultSubstituting'
  | 'travelApplyBookType'
  | 'travelAppyBookProductList'
>

/** What the console reads and writes of a company's config; whatever else stands there stays. */
export interface CompanyConfig extends Switches, ProductFlags {
  appTitle: LocalText
  themeConfig: { brandColour?: string }
  costControlView: { showCost: boolean; subMenus: { name: LocalText; actionId: string; cssClass: string }[] }
  systemConfig: ViolationTitles
  settings: EnterpriseSettings
}

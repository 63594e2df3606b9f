import { Type, type Static } from 'typebox'
import { NumericId } from '../kit/numbers'

const Text = Type.String()
const Flag = Type.Integer()

/** Employee config, fields as S3.01–S3.11 name them. Bookable flags: -1 is not shown or disallowed (S3.11). */
export const EmployeeConfig = Type.Object({
  employeeId: Text,
  employeeName: Text,
  enterpriseId: NumericId,
  enterpriseName: Text,
  groupId: Text,
  groupName: Text,
  tcName: Text,
  langType: Text,
  isShowDTGLogo: Type.Boolean(),
  enterpriseLogo: Text,
  themeConfig: Type.Object({ appTitle: Text, brandColour: Type.Optional(Text) }),
  serviceTel: Text,
  serviceTelDisplay: Text,
  loginToken: Text,
  loginKey: Text,
  isQuickLogin: Type.Boolean(),
  /** In an assisted session: who assists (S1.05). */
  agent: Type.Optional(Type.Object({ name: Text, isColleague: Type.Boolean() })),
  onlineReportEnable: Type.Boolean(),
  isTravelManageMenu: Type.Boolean(),
  isEnableWallet: Type.Boolean(),
  /** New passwords follow the stricter rules of the company. */
  strictPassword: Type.Boolean(),
  switchList: Type.Object({ showmice: Type.Boolean(), showcar: Type.Boolean() }),
  productDisabledShow: Flag,
  intlFlightDemandOrderEnable: Type.Boolean(),
  ssoTravelTypeKeep: Flag,
  isSigningServiceDate: Type.Boolean(),
  /** A service agreement was ever signed; a company that has just registered has none. */
  hasServiceAgreement: Type.Boolean(),
  /** S4.29: 1 offers a private purchase when the agreement has expired, otherwise a message only. */
  signingServiceExpiredType: Flag,
  gpAgreementFilter: Type.Boolean(),
  gpAgreementFilterSelected: Type.Boolean(),
  bookModeConfig: Flag,
  defaultBookModeType: Flag,
  isDefaultSubstituting: Type.Boolean(),
  travelApplyBookType: Flag,
  travelAppyBookProductList: Text,
  flightBookable: Flag,
  flightIntlBookable: Flag,
  trainBookable: Flag,
  hotelBookable: Flag,
  hotelIntlBookable: Flag,
  cashHotelBookable: Flag,
  advanceHotelBookable: Flag,
  visaBookable: Flag,
  trainLocalCustomizedBookable: Flag,
  personalFlightBookable: Flag,
  personalFlightIntlBookable: Flag,
  personalHotelBookable: Flag,
  personalHotelIntlBookable: Flag,
  personalTrainBookable: Flag,
  personalVisaBookable: Flag,
  costControlView: Type.Object({
    showCost: Type.Boolean(),
    subMenus: Type.Array(Type.Object({ name: Text, actionId: Text, cssClass: Text })),
  }),
  systemConfig: Type.Object({
    ruleViolationTipInfoList: Type.Array(Type.Object({ productType: Type.Integer(), ruleViolationTitle: Text })),
  }),
  permissions: Type.Array(Text),
  departmentName: Text,
  gradeName: Text,
})
export type EmployeeConfig = Static<typeof EmployeeConfig>

export const SignIn = Type.Object({
  account: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({ minLength: 1, maxLength: 100 }),
})
export const SignedIn = Type.Object({ loginToken: Text, loginKey: Text, employeeId: Text, expiresAt: Text })

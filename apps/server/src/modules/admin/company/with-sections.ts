import type { CompanyOrderText, CompanySections } from '@sojourn/contract/admin/company/company.shapes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { productFlags } from '@sojourn/domain/admin/company/company-products'
import { newNumber } from '../../../kit/id'
import type { EnterpriseSettings, OrderTextRule } from '../../booking/settings/store'
import { nameInEach } from '../names'
import type { CompanyConfig } from './config'
import { listInCodes, titlesInCodes } from './in-words'
import type { CompanyRow } from './store'

type Written = Pick<CompanyRow, 'name' | 'config' | 'yearStarts'>
const noNames: LocalText = { 'zh-CN': '', 'zh-TW': '', en: '' }
const inEach = (names: LocalText): LocalText => nameInEach(names) ?? noNames

/** The row once sections of it are written; what they do not speak of stays. `today` is the day on which something ends. */
export function withSections({ name, config, yearStarts }: Written, sections: Partial<CompanySections>, today: string): Written {
  const { profile, products, booking, payment, applications, reasons, texts, features } = sections
  let next: CompanyConfig = config
  if (profile) next = withProfile(next, profile)
  if (products) next = { ...next, ...productFlags(products) }
  if (booking) next = withBooking(next, booking)
  if (payment) next = withPayment(next, payment)
  if (applications) next = withApplications(next, applications)
  if (reasons) next = withReasons(next, reasons, today)
  if (texts) next = withTexts(next, texts)
  if (features) next = withFeatures(next, features)
  return {
    name: profile ? inEach(profile.names) : name,
    config: next,
    yearStarts: payment ? Number(payment.yearStarts) : yearStarts,
  }
}

const withProfile = (config: CompanyConfig, profile: CompanySections['profile']): CompanyConfig => ({
  ...config,
  appTitle: inEach(profile.appTitle),
  themeConfig: { ...config.themeConfig, brandColour: profile.brandColour },
  isShowDTGLogo: profile.isShowDTGLogo,
  serviceTel: profile.serviceTel.trim(),
  serviceTelDisplay: profile.serviceTelDisplay.trim(),
})

const withBooking = (config: CompanyConfig, booking: CompanySections['booking']): CompanyConfig => ({
  ...config,
  bookModeConfig: Number(booking.bookModeConfig),
  defaultBookModeType: Number(booking.defaultBookModeType === 'fast'),
  isDefaultSubstituting: booking.isDefaultSubstituting,
  ssoTravelTypeKeep: Number(booking.ssoTravelTypeKeep),
  signingServiceExpiredType: booking.signingServiceExpiredType === 'personal' ? 1 : 2,
  gpAgreementFilter: booking.gpAgreementFilter,
  gpAgreementFilterSelected: booking.gpAgreementFilterSelected,
  settings: {
    ...config.settings,
    togetherBookRule: booking.togetherBookRule,
    guestStandard: booking.guestStandard,
    guestsOfLists: booking.guestsOfLists,
    insuranceRule: booking.insuranceRule,
    priceDrop: { rule: booking.priceDropRule, from: Number(booking.priceDropFrom) * 100 },
  },
})

const withPayment = (
  config: CompanyConfig,
  { costSplit, projectRequired, yearStarts: _own, ...payment }: CompanySections['payment'],
): CompanyConfig => ({
  ...config,
  settings: { ...config.settings, ...payment, costs: { split: costSplit, projectRequired } },
})

/** S3.07: 1 always, 2 once an application is chosen, 0 never. */
const applyNumbers = { never: 0, always: 1, chosen: 2 } as const

const withApplications = (config: CompanyConfig, asked: CompanySections['applications']): CompanyConfig => ({
  ...config,
  travelApplyBookType: applyNumbers[asked.travelApplyBookType],
  travelAppyBookProductList: listInCodes(asked.travelAppyBookProductList),
  settings: {
    ...config.settings,
    applications: {
      control: asked.control,
      applyOrderMatchDateUnlimited: asked.applyOrderMatchDateUnlimited,
      countiesJoin: asked.countiesJoin,
    },
  },
})

function withReasons(
  config: CompanyConfig,
  { reasons, violationTitles }: CompanySections['reasons'],
  today: string,
): CompanyConfig {
  const former = new Map(config.settings.reasons.map((reason) => [reason.code, reason]))
  const written = reasons.map(({ code, names, needsText, products, rules, ended }): EnterpriseSettings['reasons'][number] => ({
    code: code || newNumber('r-'),
    name: inEach(names),
    needsText,
    ...(products.length > 0 && { products }),
    ...(rules.length > 0 && { rules }),
    ...endOf(ended, former.get(code), today),
  }))
  const { flight, intlFlight, hotel, intlHotel, train, car, visa, meeting } = violationTitles
  return {
    ...config,
    systemConfig: titlesInCodes({
      flight: inEach(flight),
      intlFlight: inEach(intlFlight),
      hotel: inEach(hotel),
      intlHotel: inEach(intlHotel),
      train: inEach(train),
      car: inEach(car),
      visa: inEach(visa),
      meeting: inEach(meeting),
    }),
    settings: { ...config.settings, reasons: written },
  }
}

const withTexts = (config: CompanyConfig, { purposes, remarks }: CompanySections['texts']): CompanyConfig => ({
  ...config,
  settings: { ...config.settings, orderTexts: { purpose: writtenRules(purposes), remark: writtenRules(remarks) } },
})

const writtenRules = ({
  flight,
  intlFlight,
  hotel,
  intlHotel,
  train,
  car,
  visa,
  meeting,
}: CompanySections['texts']['remarks']) => ({
  flight: writtenRule(flight),
  intlFlight: writtenRule(intlFlight),
  hotel: writtenRule(hotel),
  intlHotel: writtenRule(intlHotel),
  train: writtenRule(train),
  car: writtenRule(car),
  visa: writtenRule(visa),
  meeting: writtenRule(meeting),
})

const writtenRule = ({ pattern, texts, ...rule }: CompanyOrderText): OrderTextRule => ({
  ...rule,
  pattern: pattern.trim(),
  texts: texts.map(inEach),
})

/** What had ended keeps its day. */
const endOf = (ended: boolean, former: { endedOn?: string } | undefined, today: string): { endedOn?: string } =>
  ended ? { endedOn: former?.endedOn ?? today } : {}

const withFeatures = (config: CompanyConfig, features: CompanySections['features']): CompanyConfig => ({
  ...config,
  isEnableWallet: features.isEnableWallet,
  onlineReportEnable: features.onlineReportEnable,
  intlFlightDemandOrderEnable: features.intlFlightDemandOrderEnable,
  strictPassword: features.strictPassword,
  costControlView: {
    showCost: features.showCost,
    subMenus: features.links.map(({ names, actionId, cssClass }) => ({
      name: inEach(names),
      actionId: actionId.trim(),
      cssClass,
    })),
  },
})

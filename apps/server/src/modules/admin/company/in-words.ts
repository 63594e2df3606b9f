import {
  applicationProducts,
  linkIcons,
  priceDropSteps,
  reasonProducts,
  reasonRules,
  yearMonths,
} from '@sojourn/contract/admin/company/company-words'
import type {
  CompanyOrderText,
  CompanyReasons,
  CompanySections,
  CompanyTexts,
} from '@sojourn/contract/admin/company/company.shapes'
import { products, type Product } from '@sojourn/contract/booking/codes'
import { currencies } from '@sojourn/contract/kit/currencies'
import type { LocalText } from '@sojourn/contract/kit/language'
import { formatHex, parseColour } from '@sojourn/domain/access/colour'
import { listedProducts } from '@sojourn/domain/access/product-availability'
import { companyProducts } from '@sojourn/domain/admin/company/company-products'
import { applicationSettings, costSettings, priceDropSettings } from '../../booking/settings/store'
import type { CompanyConfig } from './config'
import type { CompanyRow } from './store'

/** The product's own, where a company chose none. */
const ownColour = 'oklch(0.55 0.11 210)'
const noNames: LocalText = { 'zh-CN': '', 'zh-TW': '', en: '' }

/** What a company says of itself, as its row has it. */
export const sectionsOf = ({
  name,
  config,
  yearStarts,
}: Pick<CompanyRow, 'name' | 'config' | 'yearStarts'>): CompanySections => ({
  profile: {
    names: name,
    appTitle: config.appTitle,
    brandColour: formatHex(parseColour(config.themeConfig.brandColour ?? ownColour) ?? parseColour(ownColour)!),
    isShowDTGLogo: config.isShowDTGLogo,
    serviceTel: config.serviceTel,
    serviceTelDisplay: config.serviceTelDisplay,
  },
  products: companyProducts(config),
  booking: bookingOf(config),
  payment: paymentOf(config, yearStarts),
  applications: applicationsOf(config),
  reasons: reasonsOf(config),
  texts: textsOf(config),
  features: featuresOf(config),
})

/** The step that a threshold has reached. */
const stepOf = (fen: number): CompanySections['booking']['priceDropFrom'] =>
  priceDropSteps.findLast((step) => Number(step) * 100 <= fen) ?? priceDropSteps[0]

const bookingOf = (config: CompanyConfig): CompanySections['booking'] => ({
  bookModeConfig: config.bookModeConfig === 1,
  defaultBookModeType: config.defaultBookModeType === 1 ? 'fast' : 'normal',
  isDefaultSubstituting: config.isDefaultSubstituting,
  ssoTravelTypeKeep: config.ssoTravelTypeKeep === 1,
  signingServiceExpiredType: config.signingServiceExpiredType === 1 ? 'personal' : 'message',
  gpAgreementFilter: config.gpAgreementFilter,
  gpAgreementFilterSelected: config.gpAgreementFilterSelected,
  togetherBookRule: config.settings.togetherBookRule ?? 'each',
  guestStandard: config.settings.guestStandard ?? 'booker',
  guestsOfLists: config.settings.guestsOfLists ?? true,
  insuranceRule: config.settings.insuranceRule ?? 'optional',
  priceDropRule: priceDropSettings(config).rule,
  priceDropFrom: stepOf(priceDropSettings(config).from),
})

function paymentOf(config: CompanyConfig, yearStarts: number): CompanySections['payment'] {
  const { companyMethods, chargeCreditOnApproval, personalPaymentOnBusiness, returnRule } = config.settings
  const { split, projectRequired } = costSettings(config)
  return {
    companyMethods: [...companyMethods],
    chargeCreditOnApproval,
    personalPaymentOnBusiness,
    returnRule,
    baseCurrency: config.settings.baseCurrency ?? currencies[0],
    costSplit: split,
    projectRequired,
    yearStarts: yearMonths[yearStarts - 1] ?? '1',
  }
}

/** S3.07: 1 always, 2 once an application is chosen. */
const applyModes: Readonly<Record<number, CompanySections['applications']['travelApplyBookType']>> = { 1: 'always', 2: 'chosen' }

function applicationsOf(config: CompanyConfig): CompanySections['applications'] {
  const { control, applyOrderMatchDateUnlimited, countiesJoin = false } = applicationSettings(config)
  const listed: readonly Product[] = listedProducts(config.travelAppyBookProductList)
  return {
    travelApplyBookType: applyModes[config.travelApplyBookType] ?? 'never',
    travelAppyBookProductList: applicationProducts.filter((product) => listed.includes(product)),
    control,
    applyOrderMatchDateUnlimited,
    countiesJoin,
  }
}

function reasonsOf({ settings, systemConfig }: CompanyConfig): CompanyReasons {
  const titleOf = (product: Product): LocalText =>
    systemConfig.ruleViolationTipInfoList.find(({ productType }) => products.known(productType) === product)
      ?.ruleViolationTitle ?? noNames
  return {
    reasons: settings.reasons.map(({ code, name, needsText, products: only = [], rules = [], endedOn }) => ({
      code,
      names: name,
      needsText,
      products: reasonProducts.filter((product) => only.includes(product)),
      rules: reasonRules.filter((rule) => rules.includes(rule)),
      ended: endedOn !== undefined,
    })),
    violationTitles: {
      flight: titleOf('flight'),
      intlFlight: titleOf('intlFlight'),
      hotel: titleOf('hotel'),
      intlHotel: titleOf('intlHotel'),
      train: titleOf('train'),
      car: titleOf('car'),
      visa: titleOf('visa'),
      meeting: titleOf('meeting'),
    },
  }
}

const usualRule: CompanyOrderText = { asked: 'optional', form: 'free', least: 0, pattern: '', texts: [] }

function textsOf({ settings: { orderTexts } }: CompanyConfig): CompanyTexts {
  const rulesOf = (rules: NonNullable<typeof orderTexts>['remark'] = {}): CompanyTexts['remarks'] => {
    const { flight, intlFlight, hotel, intlHotel, train, car, visa, meeting } = rules
    return {
      flight: flight ?? usualRule,
      intlFlight: intlFlight ?? usualRule,
      hotel: hotel ?? usualRule,
      intlHotel: intlHotel ?? usualRule,
      train: train ?? usualRule,
      car: car ?? usualRule,
      visa: visa ?? usualRule,
      meeting: meeting ?? usualRule,
    }
  }
  return { purposes: rulesOf(orderTexts?.purpose), remarks: rulesOf(orderTexts?.remark) }
}

const featuresOf = ({
  isEnableWallet,
  onlineReportEnable,
  intlFlightDemandOrderEnable,
  strictPassword,
  costControlView,
}: CompanyConfig): CompanySections['features'] => ({
  isEnableWallet,
  onlineReportEnable,
  intlFlightDemandOrderEnable,
  strictPassword,
  showCost: costControlView.showCost,
  links: costControlView.subMenus.map(({ name, actionId, cssClass }) => ({
    names: name,
    actionId,
    cssClass: linkIcons.find((icon) => icon === cssClass) ?? 'link',
  })),
})

/** Titles of violations that say something, in the numbers of rows. */
export const titlesInCodes = (titles: CompanyReasons['violationTitles']): CompanyConfig['systemConfig'] => ({
  ruleViolationTipInfoList: reasonProducts
    .filter((product) => titles[product]['zh-CN'] !== '')
    .map((product) => ({ productType: products.code(product), ruleViolationTitle: titles[product] })),
})

export const listInCodes = (list: readonly Product[]): string => list.map((product) => products.code(product)).join(',')

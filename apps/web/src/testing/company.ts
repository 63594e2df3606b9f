import type { Company } from '@sojourn/contract/admin/company/company.calls'
import type { CompanyOrderText, CompanyReason, CompanySections } from '@sojourn/contract/admin/company/company.shapes'

export const namesOf = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })
const none = namesOf('')

export const reasonOf = (name: string, more: Partial<CompanyReason> = {}): CompanyReason => ({
  code: name,
  names: namesOf(name),
  needsText: false,
  products: [],
  rules: [],
  ended: false,
  ...more,
})

const free: CompanyOrderText = { asked: 'optional', form: 'free', least: 0, pattern: '', texts: [] }
const freeTexts = {
  flight: free,
  intlFlight: free,
  hotel: free,
  intlHotel: free,
  train: free,
  car: free,
  visa: free,
  meeting: free,
}

/** All that a company says of itself, as it begins. */
export const companySections: CompanySections = {
  profile: {
    names: namesOf('远行科技'),
    appTitle: namesOf('远行商旅'),
    brandColour: '#0f62fe',
    isShowDTGLogo: true,
    serviceTel: '',
    serviceTelDisplay: '',
  },
  products: {
    flightBookable: true,
    flightIntlBookable: false,
    hotelBookable: true,
    hotelIntlBookable: 'closed',
    trainBookable: 'railway',
    visaBookable: false,
    personalFlightBookable: false,
    personalFlightIntlBookable: false,
    personalHotelBookable: false,
    personalHotelIntlBookable: false,
    personalTrainBookable: false,
    personalVisaBookable: false,
    showmice: false,
    showcar: false,
    advanceHotelBookable: true,
    productDisabledShow: false,
  },
  booking: {
    bookModeConfig: false,
    defaultBookModeType: 'normal',
    isDefaultSubstituting: false,
    ssoTravelTypeKeep: false,
    signingServiceExpiredType: 'message',
    gpAgreementFilter: false,
    gpAgreementFilterSelected: false,
    togetherBookRule: 'each',
    guestStandard: 'own',
    guestsOfLists: true,
    insuranceRule: 'optional',
    priceDropRule: 'off',
    priceDropFrom: '200',
  },
  payment: {
    companyMethods: ['companyCredit', 'deposit'],
    chargeCreditOnApproval: false,
    personalPaymentOnBusiness: true,
    returnRule: 'proRata',
    baseCurrency: 'CNY',
    costSplit: false,
    projectRequired: false,
    yearStarts: '1',
  },
  applications: {
    travelApplyBookType: 'never',
    travelAppyBookProductList: [],
    control: 'weak',
    applyOrderMatchDateUnlimited: false,
    countiesJoin: true,
  },
  reasons: {
    reasons: [reasonOf('行程紧急'), reasonOf('没有更便宜的')],
    violationTitles: {
      flight: none,
      intlFlight: none,
      hotel: none,
      intlHotel: none,
      train: none,
      car: none,
      visa: none,
      meeting: none,
    },
  },
  texts: { purposes: freeTexts, remarks: freeTexts },
  features: {
    isEnableWallet: false,
    onlineReportEnable: true,
    intlFlightDemandOrderEnable: false,
    strictPassword: false,
    showCost: true,
    links: [],
  },
}

export const company: Company = {
  version: 3,
  sections: companySections,
  logo: '',
  terms: { currency: 'CNY', agreementFrom: '2026-01-01', agreementTo: '2026-12-31', inForce: true, creditLimit: 50_000_000 },
  supplied: ['flight', 'hotel', 'train'],
  mayChange: true,
}

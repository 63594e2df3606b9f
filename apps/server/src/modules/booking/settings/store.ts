import type { InsuranceRule } from '@sojourn/domain/booking/insurance'
import type { MatchTerms } from '@sojourn/domain/booking/application/match'
import type { GuestRule, TogetherRule } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Currency } from '@sojourn/contract/kit/currencies'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { AgreementPeriod } from '@sojourn/domain/booking/agreement'
import type { PolicyRule, Product, SettleType } from '@sojourn/contract/booking/codes'
import type { priceDropRules } from '@sojourn/contract/admin/company/company-words'
import type { OrderText, orderTextAsks, OrderTextForm } from '@sojourn/contract/booking/order-text-words'
import type { ReturnRule } from '@sojourn/domain/booking/ledger/shares'
import { remembered } from '../../../db/company-memory'
import type { Tenant } from '../../../db/tenant'

export type CompanyMethod = Exclude<SettleType, 'personal'>

/** How one company books and pays; kept with the enterprise, never sent to a page as a whole. */
export interface EnterpriseSettings {
  /** Fees of the agency per coupon that is refunded or changed, in fen; nothing where absent. */
  afterSalesFees?: { refund: number; change: number }
  /** What is done where issued tickets would cost less, and from which saving on, in fen. */
  priceDrop?: PriceDropSettings
  /** Charge the company's credit as soon as the last approver agrees, without a visit to the payment page. */
  chargeCreditOnApproval: boolean
  personalPaymentOnBusiness: boolean
  /** How the company pays, its usual method first (handbook 6.4). */
  companyMethods: CompanyMethod[]
  /** Whose money of a mixed payment goes back first. */
  returnRule: ReturnRule
  agreements: { carrier: string; code: string; percentOff: number }[]
  /** With hotel groups and single hotels, of the company or through the agency; none where absent. */
  hotelAgreements?: {
    kind: 'enterpriseAgreement' | 'agencyAgreement'
    code: string
    brandIds: string[]
    hotelIds: string[]
    percentOff: number
  }[]
  insurances: { code: 'accident' | 'delay'; price: number; name: LocalText; cover: LocalText }[]
  /** Optional where absent. */
  insuranceRule?: InsuranceRule
  /** Why policy was broken; of all products where none are named. */
  reasons: CompanyReason[]
  /** Absent: each traveller by the own standard (handbook 7.3). */
  togetherBookRule?: TogetherRule
  /** What binds guests; absent: the booker's standard. */
  guestStandard?: GuestRule
  /** Whoever books for others may take people of a list over as guests; absent: yes, as one by one. */
  guestsOfLists?: boolean
  applications?: ApplicationSettings
  costs?: CostSettings
  /** Of its books (decision 96); the settlement currency where absent. */
  baseCurrency?: Currency
  /** By product; asked in the usual way where absent. */
  orderTexts?: Record<OrderText, Partial<Record<Product, OrderTextRule>>>
}
/** `propose`: the booker is told; `take`: it is taken by itself. */
export interface PriceDropSettings {
  rule: (typeof priceDropRules)[number]
  from: number
}
export const priceDropSettings = ({ settings }: { settings: EnterpriseSettings }): PriceDropSettings =>
  settings.priceDrop ?? { rule: 'propose', from: 200_00 }

/** How a text of orders on business is asked. */
export interface OrderTextRule {
  asked: (typeof orderTextAsks)[number]
  form: OrderTextForm
  least: number
  pattern: string
  texts: LocalText[]
}
/** To what orders are written beside a cost centre (handbook 10.1); one cost centre and any project where absent. */
export interface CostSettings {
  /** Several cost centres may share what a traveller costs. */
  split: boolean
  /** A project has to be named as long as there is one to name. */
  projectRequired: boolean
}
export const costSettings = ({ settings }: { settings: EnterpriseSettings }): CostSettings =>
  settings.costs ?? { split: false, projectRequired: false }

/** One that has ended is offered no more, and orders keep its words. */
interface CompanyReason {
  code: string
  name: LocalText
  needsText: boolean
  products?: Product[]
  /** Types of violations that it is meant for; of all where none are named. */
  rules?: PolicyRule[]
  endedOn?: string
}

/** How travel applications bind bookings (handbook 9). */
export interface ApplicationSettings {
  control: 'strong' | 'weak'
  /** Dates of bookings are not compared with those of the application (S7.15). */
  applyOrderMatchDateUnlimited: boolean
  /** A county counts as the city that it belongs to (handbook 9.3). */
  countiesJoin?: boolean
}

export const applicationSettings = ({ settings }: { settings: EnterpriseSettings }): ApplicationSettings =>
  settings.applications ?? { control: 'strong', applyOrderMatchDateUnlimited: false }

export function matchTerms(config: { settings: EnterpriseSettings }): MatchTerms {
  const { applyOrderMatchDateUnlimited, countiesJoin } = applicationSettings(config)
  return { dateUnlimited: applyOrderMatchDateUnlimited, countiesJoin: countiesJoin === true }
}

/** Titles of violations by product, in every language (S3.10). */
export interface ViolationTitles {
  ruleViolationTipInfoList: { productType: number; ruleViolationTitle: LocalText }[]
}
export interface EnterpriseRow extends AgreementPeriod {
  name: LocalText
  currency: string
  config: { settings: EnterpriseSettings; systemConfig: ViolationTitles } & Record<string, number | boolean | string>
  /** It asks fields of its own: where it does not, nobody looks for them. */
  asksFields: boolean
}

export const findEnterprise = remembered('enterprise', async ({ sql, enterpriseId }: Tenant): Promise<EnterpriseRow> => {
  const [row] = await sql.query<EnterpriseRow>(
    `SELECT name, currency, agreement_from AS "agreementFrom", agreement_to AS "agreementTo", config,
       EXISTS (SELECT FROM custom_field WHERE custom_field.enterprise_id = $1 AND ended_on IS NULL
         AND ('order' = ANY(forms) OR 'application' = ANY(forms))) AS "asksFields"
     FROM enterprise WHERE enterprise_id = $1`,
    [enterpriseId],
  )
  if (!row) throw new Error('a session without its enterprise')
  return row
})

/** Whether the company is an agency: it serves others. */
export async function isAgency({ sql, enterpriseId }: Tenant): Promise<boolean> {
  const rows = await sql.query('SELECT FROM agency_customer WHERE agency_id = $1 LIMIT 1', [enterpriseId])
  return rows.length === 1
}

/** Whether this agency serves the company: only then may its staff act for it. */
export async function isServed(agency: Tenant, enterpriseId: number): Promise<boolean> {
  const rows = await agency.sql.query('SELECT 1 FROM agency_customer WHERE agency_id = $1 AND enterprise_id = $2', [
    agency.enterpriseId,
    enterpriseId,
  ])
  return rows.length === 1
}

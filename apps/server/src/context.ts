import type { CouponState, Fulfiller, OrderState, Product, SettleType } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Permission } from '@sojourn/contract/kit/call'
import type { Envelope } from '@sojourn/domain/booking/approval/envelope'
import type { DraftRulesOfProducts } from '@sojourn/domain/booking/draft-rules'
import type { BoughtOffersOfProducts } from '@sojourn/domain/booking/policy/bought'
import type { PolicySections } from '@sojourn/domain/booking/policy/section'
import type { NamedState, OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import type { JourneyPart } from '@sojourn/domain/booking/documents/journey-part'
import type { Problem } from '@sojourn/contract/kit/problems'
import type { Suppliers } from '@sojourn/supply/ports/suppliers'
import type { CompanyAccountSupply } from '@sojourn/supply/ports/company-account'
import type { FileScanner } from '@sojourn/supply/ports/file-scanner'
import type { InvoicingSupply } from '@sojourn/supply/ports/invoicing'
import type { SettlementSupply } from '@sojourn/supply/ports/settlement'
import type { MailSupply } from '@sojourn/supply/ports/mail'
import type { PaymentSupply } from '@sojourn/supply/ports/payment'
import type { PaymentAppSupply } from '@sojourn/supply/ports/payment-app'
import type { Outbox, SmsSupply } from '@sojourn/supply/ports/sms'
import type { VenueSupply } from '@sojourn/supply/ports/venue'
import type { Config } from './config'
import type { Database } from './db/database'
import type { Intent } from './db/once'
import type { Tenant } from './db/tenant'
import type { Audit } from './kit/audit'
import type { Clock } from './kit/clock'
import type { EventBus } from './kit/events'
import type { FailPoints } from './kit/fail-points'
import type { Log } from './kit/log'
import type { Vault } from './kit/vault'
import type {
  AlteringOrder,
  ExchangedLine,
  NothingToRefund,
  RefundedLine,
  NoticeOfOrder,
  ScheduleNotice,
  SupplierRefusal,
  TicketedOrder,
  Travelled,
  TravelledOrder,
  Watch,
  WholeRefund,
} from './capabilities/after-sales'
import type { AnyDemandKind } from './capabilities/demand'
import type { Admission, StaysAbroad } from './capabilities/admission'
import type { AgencySettings } from './capabilities/agency'
import type { ExchangeRates } from './capabilities/exchange-rates'
import type { ComparableOffer, ComparedJourney, JourneyEstimate, PlannedJourney, PlannedStay } from './capabilities/catalogue'
import type { JourneyItem, ProductWork, SeatOfJourney, MissedPromise } from './capabilities/display'
import type {
  HeldAnew,
  IssueResult,
  JudgedOrder,
  JudgedViolation,
  OfferFailure,
  ReleasedOrder,
  Secured,
  SecuredOrder,
  SubstitutedOrder,
  Substitution,
  SuppliedOrder,
} from './capabilities/fulfilment'
import type { JudgedPeriod, OpenJudging } from './capabilities/judging'
import type { ReportedProduct, ReportItem } from './capabilities/report'
import type { CountriesOf } from '@sojourn/domain/products/countries'
import type { DestinationOf } from '@sojourn/domain/products/destinations'
import type { EventRooms } from './capabilities/event-rooms'
import type { SearchPlace } from './capabilities/search-place'
import type { Agent } from './kit/agent'

/** What every use case is given; nothing else is global. The suppliers of the products are asked with no connection held. */
export interface Context extends Suppliers {
  config: Config
  database: Database
  clock: Clock
  vault: Vault
  events: EventBus
  audit: Audit
  /** What the agencies of companies settle. */
  agency: AgencySettings
  /** What currencies cost on which day. */
  exchangeRates: ExchangeRates
  /** Reads again what all processes keep in memory of data that operators extend. */
  readAgain(this: void): Promise<void>
  venues: VenueSupply
  /** Suppliers of our own forget keys of orders that are over; undefined where suppliers are elsewhere. */
  purgeSupply: ((now: Date) => Promise<unknown>) | undefined
  /** What the core asks of each product; the core never names one. */
  products: Partial<Record<Product, ProductOperations>>
  /** What each product knows of its section of a policy. */
  policySections: PolicySections
  /** What of a kept search was bought. */
  boughtOffers: BoughtOffersOfProducts
  /** Judges kept searches where nobody who books waits for it. */
  openJudging(this: void, work: Work, period: JudgedPeriod): OpenJudging
  /** What each product says of its searches and of those who travel. */
  draftRules: DraftRulesOfProducts
  /** Where a search of each product leads. */
  destinations: Partial<Record<Product, DestinationOf>>
  /** Which countries searches and orders of each product lead to. */
  countries: Readonly<Record<Product, CountriesOf>>
  /** Products that make the same journey, in the order in which they are shown, and what their figures are taken from. */
  comparison: { products: readonly Product[]; assumptions(this: void, shown: readonly Product[], language: Language): string[] }
  /** How the search of each product names a city. */
  searchPlaces: Partial<Record<Product, SearchPlace>>
  /** Rooms that are held for the event of a trip. */
  eventRooms: EventRooms
  /** Requests to the agency for an offer, by the product that brings their kind. */
  demandKinds: Partial<Record<Product, AnyDemandKind>>
  /** How orders are fulfilled, chosen by what is stored with each. */
  fulfilments: Record<Fulfiller, Fulfilment>
  payment: PaymentSupply
  paymentApp: PaymentAppSupply
  companyAccount: CompanyAccountSupply
  invoicing: InvoicingSupply
  settlement: SettlementSupply
  /** Looks into what people hand in. */
  fileScanner: FileScanner
  mail: MailSupply
  /** Undefined when no gateway is set. */
  sms: SmsSupply | undefined
  /** Where messages wait that nobody delivers; undefined outside demonstrations. */
  outbox: Outbox | undefined
  /** Asks the worker to look at the queue now. */
  wakeJobs(this: void): void
  /** Runs all that is due and waits for it. */
  drainJobs(): Promise<void>
  log: Log
  /** Undefined unless whoever started this process, with the clock of tests, asks for them. */
  failPoints: FailPoints | undefined
}

/** What goes through a use case: one company's rows, in one transaction or statement by statement, with all that is given to it. */
export interface Work extends Tenant {
  context: Context
}

/** Something that is asked of a supplier about an order, in three parts. What is asked and answered is data. */
export interface SupplierOperation<Order, Kept> {
  /** Reads what the supplier is to be asked. */
  request(work: Work, order: Order): Promise<unknown>
  /** Asks it, under keys of the order's: asked again, it answers the same. No connection is held meanwhile. */
  ask(context: Context, request: unknown): Promise<unknown>
  /** Keeps what was answered; nobody is asked any more. */
  keep(work: Work, order: Order, request: unknown, answer: unknown): Promise<Kept>
}

/** How orders of one fulfiller become tickets. */
export interface Fulfilment {
  /** Holds an order, or hears how the search for what it wants ended, by what the order keeps; absent where nothing is held. */
  secure?: SupplierOperation<SecuredOrder, Secured> & {
    /** Whether the order's key has been answered, or still will be; if not, it ends here and now. */
    isAnswered(context: Context, order: Pick<SecuredOrder, 'enterpriseId' | 'orderNo' | 'kind'>): Promise<boolean>
  }
  /** `askAgainAt`: the supplier has not decided yet, and the order goes on waiting. */
  issue: SupplierOperation<SuppliedOrder, IssueResult>
  /** All coupons of a refund order or none; absent where nothing is given back. */
  refund?: SupplierOperation<AlteringOrder, { lines: RefundedLine[] } | SupplierRefusal>
  /** All tickets of a change order for the seats that it holds, or none; absent where nothing is changed. */
  exchange?: SupplierOperation<AlteringOrder, { lines: ExchangedLine[] } | SupplierRefusal>
  /** Stops an order that its supplier has not answered yet; a problem where the answer was first. Absent where none can be stopped. */
  leave?: SupplierOperation<SuppliedOrder, Problem | undefined>
  /** What the supplier keeps for an order that is over goes back; nothing is asked where nothing is kept. Absent where nothing ever is. */
  release?: Pick<SupplierOperation<ReleasedOrder, never>, 'request' | 'ask'>
  /** Where the coupons of its tickets stand now. */
  travel: SupplierOperation<TravelledOrder, Travelled>
  /** Minutes after a departure from which the supplier tells who came; absent where it is heard only when travel is over. */
  travelKnownAfter?: number
  /** Whether the supplier keeps something for an open order in this state until its hold is over; absent where it always does. */
  holds?(state: OrderState): boolean
}

/** How lines of a product's orders read, told from what an order keeps alone. */
export interface LineDisplay {
  /** A segment as the order keeps it, for a line of a bill. */
  reportItem(segment: unknown, language: Language): ReportItem
  /** What the product calls the state of an order where it has a word of its own. */
  stateName?(order: NamedState, language: Language): string | undefined
  /** Its own sentences about orders, where those of tickets and seats do not fit. */
  words?: (language: Language, fulfiller: Fulfiller) => OwnOrderWords
}
/** What whoever tells lines of orders has to know of the products. */
export interface ProductLines {
  products: Partial<Record<Product, { display: LineDisplay }>>
}

/** How a product's orders read: on lists, in documents, calendars and notifications. */
export interface Display extends LineDisplay {
  /** The order's page, relative to the product's root. */
  orderPath(orderNo: string): string
  /** A segment as the order keeps it, in the words of the list of journeys (S3.45). */
  journeyItem(segment: unknown, language: Language): JourneyItem
  /** What was booked, part by part in order of time: read once, said in any language. */
  parts(tenant: Tenant, orderNo: string): Promise<(language: Language) => JourneyPart[]>
  /** Where one traveller sits on one segment (S3.46); empty where nothing is known. */
  seatOf?(tenant: Tenant, seat: SeatOfJourney, language: Language): Promise<string>
  /** A number that says more than the order's state does. */
  stateNumber?(order: { state: OrderState; coupons?: readonly CouponState[] }): number | undefined
}

/** What a product has on offer, beside others. */
export interface Catalogue {
  /** What of a search was on offer beside what was bought for its direction, for its approver; the key is of the fare, where the product keeps one. */
  alternatives(
    body: string,
    segments: readonly unknown[],
    verdict: Verdict,
    fareKey?: string,
  ): ApprovalDetail['alternatives'][number]['list']
  /** Whether a segment is of a direction of a search; absent where each direction is one segment, in their order. */
  isOf?(this: void, segment: unknown, journey: number): boolean
  journeys?: JourneyCatalogue
  stays?: StayCatalogue
}
/** Of what takes somebody from one city to another. */
export interface JourneyCatalogue {
  /** Where and when a search goes, by city: the code of an air city, or a name in simplified Chinese. */
  ends(searchParams: object): { depart: string; arrive: string; date: string }
  /** What can be had for a journey of a day, for the comparison with other products. */
  compare(work: Work, journey: ComparedJourney): Promise<ComparableOffer[]>
  /** What a planned journey costs these people now, in fen for all of them; undefined where nothing is on offer. */
  estimate(work: Work, journey: PlannedJourney): Promise<JourneyEstimate | undefined>
}
export interface StayCatalogue {
  /** What a planned stay costs, a room for each of these people; in fen for all of them. */
  estimate(work: Work, stay: PlannedStay): Promise<JourneyEstimate | undefined>
}

/** What is looked at once more before an order goes on, and what may take its place. */
export interface LastLook {
  /** Asks once more whether what is held can still be had as it was shown; undefined where it can. */
  confirm(work: Work, order: SuppliedOrder): Promise<OfferFailure | HeldAnew | undefined>
  /** What policy says now of what an order holds, by traveller in the order's sequence; undefined where its judgement stays. */
  judge(work: Work, order: JudgedOrder): Promise<JudgedViolation[][] | undefined>
  /** Holds the best option within the envelope instead of what is no longer to be had; undefined where there is none. */
  substitute(work: Work, order: SubstitutedOrder, envelope: Envelope, failed: OfferFailure): Promise<Substitution | undefined>
}

/** Some of an order is paid elsewhere. `always`: somebody decides about it, whatever the flows say. */
export interface Decided {
  /** Fen. */
  amount: number
  always: boolean
}

/** What comes back of an order. */
export interface AfterSales {
  /** Until when an unused ticket is worth something; absent where it is worth nothing once travel is over. */
  lastDay?(this: void, ticket: { issuedOn: string; firstTravelOn: string | undefined }): string
  /** Why tickets of an order are not changed, or not given back, in the reader's words, where the product's rules say so. */
  refusals(order: TicketedOrder, now: string, language: Language): { change?: string; refund?: string }
  /** What all that is open of an order would give back now, and the refund order itself; undefined where nothing is open. */
  quote(work: Work, actor: Actor, orderNo: string): Promise<WholeRefund | NothingToRefund | Problem | undefined>
  apply(work: Work, actor: Actor, orderNo: string, reason: string): Promise<{ orderNo: string } | Problem | undefined>
}

/** What its suppliers announce about tickets of a customer. */
export interface Notices {
  announced: SupplierOperation<Watch, ScheduleNotice[]>
  /** News older than so many days no longer matter to a watch that was interrupted: as far ahead as services are moved. */
  oldestNewsDays: number
  /** What becomes of what nobody answered by its deadline; answers who is to hear of it. */
  unanswered?(work: Work, notice: NoticeOfOrder): Promise<string[]>
  /** Tells the supplier that new times are accepted. */
  confirm?: SupplierOperation<NoticeOfOrder, void>
}

/** What a product does for the core, by capability. Suppliers are asked only where `sql` is of statements that stand on their own. */
export interface ProductOperations {
  display: Display
  /** How it counts in reports; absent where it is in none. */
  reported?: ReportedProduct
  catalogue?: Catalogue
  lastLook?: LastLook
  /** What approvers decide about of an order, where that is not its price; undefined where it is. */
  decided?(tenant: Tenant, order: SuppliedOrder): Promise<Decided | undefined>
  afterSales?: AfterSales
  notices?: Notices
  /** What waits for the agency's staff, the oldest first. */
  agencyWork?(work: Work, language: Language): Promise<ProductWork[]>
  /** What these people have or have asked for to be let into countries; absent where a product gives nothing of the kind. */
  admissions?(this: void, work: Work, going: StaysAbroad): Promise<Admission[]>
  /** Renews what the desk has promised and missed, and ends what it can do nothing for any more; answers what it missed. */
  followDesk?(work: Work): Promise<MissedPromise[]>
  /** Why what was bought cannot be paid in this way, where the product's rules say so. */
  refuseMethod?(tenant: Tenant, order: SuppliedOrder, settleType: SettleType): Promise<Problem | undefined>
}

/** Who calls, from the session. */
export interface Actor {
  enterpriseId: number
  employeeId: string
  name: string
  departmentId: string
  permissions: readonly Permission[]
  language: Language
  /** Who of the agency acts for this person, in an assisted session. */
  agent?: Agent
  /** The intent's key, on write calls; see `once`. */
  intent: Intent | undefined
  tokenHash: string
}

import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import type { DraftParts } from '@sojourn/contract/booking/draft.shapes'
import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { Product, TravelType } from '@sojourn/contract/booking/codes'
import type { OrderCore, OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'
import type { PolicyWords } from '@sojourn/domain/booking/policy/section'
import type { Topics } from '@sojourn/text/topics'
import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { WebCall } from '../../../api/web-call'
import type { IconName } from '../../../kit/marks/icon-paths'
import type { Topic } from '../../../kit/text/text'
import type { Column } from '../../../kit/lists/table'
import type { Place } from '../../../kit/pickers/place'

type Shell = Topics['app/shell']
/** A sentence of the shell, without parameters. */
type ShellWord = { [Name in keyof Shell]: Shell[Name] extends string ? Name : never }[keyof Shell]

/** What a product brings to the screens that all products share. What it lacks is not asked for. */
export interface ProductScreens {
  icon: IconName
  /** The first part of its addresses, such as `hotel` of `/hotel/list`. */
  address: string
  /** Its entry in the booking centre of the header (S2.06). */
  entry?: { word: ShellWord; icon: IconName }
  /** Pages that keep their language while somebody compares (S2.12). */
  comparing?: readonly string[]
  /** Pages on which the config is always read again (S4.36). */
  readsConfig?: readonly string[]
  /** Pages on which reminders about refunds and changes show (S2.68). */
  reminding?: readonly string[]
  /** Offers of the agency that wait for an answer: how many, and the page of the menu that shows them (S4.34). */
  offers?: { call: WebCall<unknown>; read: (signal: AbortSignal) => Promise<{ count: number }>; page?: string }
  search?: SearchScreens
  /** Most people on one order, where it is not nine (handbook 1.7). */
  mostTravellers?: number
  /** What is read of a draft beside the part that all products share. */
  draftReads?: readonly WebCall<unknown>[]
  /** A travel policy may have a standard for it; home, the profile and the lists show it (S2.61). */
  standard?: { icon: IconName; panel: Part<ComponentType<StandardProps>> }
  /** A travel application may agree something in place of that standard (handbook 9.1). */
  agreed?: Part<ComponentType<AgreedStandardProps>>
  /** How that standard is written in the console (S2.46). */
  policy?: PolicyScreens
  order?: OrderScreens
  /** What it offers beside orders of other products, on their pages and on that of their trip. */
  alongside?: Part<ComponentType<AlongsideProps>>
  /** What it keeps of people for their next journeys, beside their documents. */
  kept?: Part<ComponentType>
  approval?: Part<ApprovalScreens>
  /** What cannot be booked online is asked for at the agency. */
  demands?: DemandScreens
}
export type ProductRecord = Readonly<Record<Product, ProductScreens>>

/** Addresses of a product's screens: in the frame of the portal, in the one of the personal centre, and without one. */
export interface ProductRoutes {
  portal?: readonly RouteObject[]
  centre?: readonly RouteObject[]
  /** For anybody who has the link. */
  open?: readonly RouteObject[]
}

/** Requests to the agency: where one begins, all of them, and one's own that are open. */
export interface DemandScreens {
  form: string
  list: string
  /** Whether this company asks for it. */
  isOffered(this: void, config: EmployeeConfig): boolean
  open: Part<ComponentType>
}

/** What comes only with the screen that shows it. */
export type Part<Content> = () => Promise<Content>

export interface SearchScreens {
  Form: ComponentType<SearchFormProps>
  /** Fetches a form that is not there from the start. */
  preload?: () => Promise<unknown>
  /** Takes what stood in the form of its sibling. */
  carry?: (search: CarriedSearch) => Promise<void>
}

/** What every search form is given. */
export interface SearchFormProps {
  employee: EmployeeConfig
  travelType: TravelType
  /** Turns the page to personal travel. */
  onPersonal: () => void
  travelApplyNo: string | undefined
  tripId: string | undefined
  /** What the form begins with under a travel application, in place of the last search. */
  start?: SearchStart | undefined
  /** What the form begins with over a list, in place of either. */
  edited?: EditedSearch | undefined
  /** The switch between domestic and international, which stands in the first row. */
  places: ReactNode
  /** Opens the other of the two, where the company has both; it begins with what is carried there. */
  openSibling: ((carried?: CarriedSearch) => void) | undefined
}

/** The search of a list, which is edited there. */
export interface EditedSearch {
  /** `searchParams` are those of the form's own product. */
  draft: DraftParts & { searchParams: object }
  /** Of the list, as its address has them. */
  filters: string
  /** A new search is saved in its place. */
  onSaved: () => void
}

/** What stands in a form, for its sibling to begin with. */
export interface CarriedSearch {
  isReturn: boolean
  depart: Place | undefined
  arrive: Place | undefined
  departDate: string
  returnDate: string | undefined
}

export interface AlongsideProps {
  /** One order, or those of a trip. */
  orders: readonly OrderSummary[]
}

export interface StandardProps {
  /** Whose travellers' standards; absent, one's own. */
  tempOrderNo?: string | undefined
  /** Its figures, and the sentences on demand, as home has room for. */
  brief?: boolean
}

export interface OrderScreens<Order extends OrderCore = OrderCore> {
  /** The first letter of its numbers. */
  letter: string
  /** The call that reads a whole order; whatever changes the order makes it stale. */
  call: WebCall<unknown>
  read(this: void, orderNo: string, signal: AbortSignal): Promise<Order>
  /** Words of its pages that differ from those of the others. */
  words?: 'ofStays' | 'ofRides' | 'ofEvents' | 'ofPermits'
  /** What a booking costs where it is used, beside the order's own total (fen), and how that is called. */
  onSite?: { due(this: void, order: Order): number | undefined; words: () => string }
}

/** What a travel application agrees in place of the travellers' own standard, while it is written. */
export interface AgreedStandardProps {
  content: ApplicationContent
  change: (more: Partial<ApplicationContent>) => void
  /** The sentence of a field, once it was tried to submit. */
  errorOf: (field: string) => string | undefined
}

/** What is wrong at a field of a section, or hardly meant. */
export interface PolicyRemark {
  path: string
  sentence: string
  isFault: boolean
}

export interface PolicyEditorProps<Section extends PolicySectionBody = PolicySectionBody> {
  section: Section
  onChange(this: void, next: Section): void
  remarks: readonly PolicyRemark[]
}

/** The form of a product's section, with what a new one begins with. */
export interface PolicyEditor<Section extends PolicySectionBody = PolicySectionBody> {
  fresh: Section
  Editor(this: void, props: PolicyEditorProps<Section>): ReactNode
}

/** A section in sentences, and its form: each is fetched where it is needed. */
export interface PolicyScreens {
  words: Part<PolicyWords>
  editor: Part<PolicyEditor>
  /** Sentences that the form takes from its product. */
  texts: Topic
}

/** What else could have been bought, as approvers see it beside what was chosen. */
export type Alternative = ApprovalDetail['alternatives'][number]['list'][number]

/** What approvers read of an order beside what all orders have. */
export interface ApprovalScreens<Order extends OrderCore = OrderCore> {
  /** Sentences that it takes from its product. */
  texts: Topic
  Journey(this: void, props: { order: Order }): ReactNode
  /** What is said of each alternative, before what is said of all. */
  columns(this: void, order: Order): Column<Alternative>[]
  /** What a direction is called, where there are others than out and back. */
  Direction?(this: void, props: { order: Order; journey: number }): ReactNode
  /** What the search showed for a direction, to take away, where the product keeps it as a file. */
  Sheets?(this: void, props: { order: Order; journey: number }): ReactNode
  /** What the lines of a price are called. */
  priceWords(this: void): Record<string, string>
}

import type { Product } from '@sojourn/contract/booking/codes'
import type { Language, LocalText } from '@sojourn/contract/kit/language'

/** What a product brings so that the agency can be asked for an offer of it: how its requests and plans are kept, and how they read. */
export interface DemandKind<Body = unknown, Plan = unknown> {
  product: Product
  /** The letters of its numbers. */
  series: string
  readBody(this: void, stored: unknown): Body
  readPlan(this: void, stored: unknown): Plan
  /** Who travels by it: ids of employees. */
  travellers(this: void, body: Body): readonly string[]
  /** What lists are filtered by: codes of places, and the first day, which a draft may lack. */
  places(this: void, body: Body): readonly string[]
  startsOn(this: void, body: Body): string | null
  /** The same people for the same journey or stay, whatever the words. */
  isSame(this: void, one: Body, other: Body): boolean
  /** One line on what is asked for. */
  title(this: void, body: Body): LocalText
  kindName(this: void, language: Language): string
  /** Its page, relative to the product's root. */
  path(this: void, demandNo: string): string
  /** A demand whose order the approvers refused stands open again: another of its plans may be chosen. */
  reopens: boolean
  /** By when whoever asks wants an answer: an instant; absent where the agency's own promise holds. */
  answerBy?(this: void, body: Body): string
}
/** A kind whose request nobody looks into; what it is given was made by itself. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind reads its own bodies back
export type AnyDemandKind = DemandKind<any, any>

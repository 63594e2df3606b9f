import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import { policyProducts, type PolicyProduct, type Product } from '@sojourn/contract/booking/codes'
import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { JudgedList, PolicyTraveller } from './engine'

/** What a policy of the right form may still get wrong; `path` names the field. */
export interface PolicyFault {
  path: string
  fault:
    | 'scopeEmpty'
    | 'twice'
    | 'nameTaken'
    | 'dateInvalid'
    | 'placeMissing'
    | 'notReached'
    | 'seatsWithoutGroups'
    | 'ceilingMissing'
}

/** What is no fault and yet hardly meant: a rule that never applies, a place that nothing limits; `path` names the field. */
export interface PolicyWarning {
  path: string
  sentence: string
}

/** An offer as a list of what was seen shows it. */
export interface SeenOffer {
  label: string
  /** Fen; of a stay its dearest night, which is what standards limit. */
  price: number
}

/** Nights in a city of the country, which is named in simplified Chinese. */
export interface StandardStay {
  city: string
  checkIn: string
  checkOut: string
}

/** What can be said of a section by itself, also where it is written. */
export interface PolicyWords<Section = PolicySectionBody> {
  /** What a section of the right form gets wrong; paths are those inside the section. */
  faults(section: Section): PolicyFault[]
  /** What a section of the right form hardly means, in sentences. */
  warnings(section: Section, language: Language): PolicyWarning[]
  /** The standard in sentences; empty where nothing is limited. */
  sentences(section: Section, language: Language): string[]
}

/** What a product knows of its section of a policy: the core calls it and reads nothing but the handling itself. */
export interface PolicySection<Section = PolicySectionBody, Offer = unknown, Setting = object> extends PolicyWords<Section> {
  /** What one search showed, in the order in which its offers are kept. */
  judge(
    travellers: readonly PolicyTraveller<Section>[],
    offers: readonly Offer[],
    setting: Setting,
    language: Language,
  ): JudgedList
  /** What was kept of a search, one line per verdict. */
  seen(offers: readonly Offer[], language: Language): SeenOffer[]
  /** Which of these the search did not show, by their verdicts: standards compared with them. Absent where all that is kept was shown. */
  unseen?(offers: readonly Offer[]): ReadonlySet<number>
  /** The section under what a travel application agrees, where it says something of this product; absent where none ever does. */
  agreed?(own: Section | undefined, standard: ApplicationStandard): Section | undefined
  /** Fen that one person may spend on a stay; absent where the section limits no nights. */
  stayLimit?(section: Section, stay: StandardStay): number | undefined
}

export type PolicySections = Readonly<Record<PolicyProduct, PolicySection>>

/** The product as policies have sections for it; undefined where they have none. */
export const policyProductOf = (product: Product): PolicyProduct | undefined => policyProducts.find((one) => one === product)

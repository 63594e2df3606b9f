import type {
  MaterialState,
  PassportPlace,
  VisaKind,
  VisaStage,
  VisaStatus,
  VisaStep,
} from '@sojourn/contract/products/visa/visa-words'

/** One application as far as the rules ask. */
export interface Application {
  stage: VisaStage
  /** The passport itself goes to the consulate. */
  passportNeeded: boolean
  passport: PassportPlace
  /** The consulate asks the applicant to come. */
  asksAppearance: boolean
  materials: readonly { required: boolean; state: MaterialState }[]
}

/** What a page calls where an application stands (handbook 5.1). */
export function visaStatusOf(application: Application): VisaStatus {
  const { stage, passport } = application
  if (stage === 'preparing') return preparation(application)
  return passport === 'returned' && stage !== 'withdrawn' ? 'returned' : stage
}

function preparation({ materials, passportNeeded, passport }: Application): VisaStatus {
  if (materials.some(({ state }) => state === 'refused')) return 'supplement'
  if (materials.some(({ required, state }) => required && state === 'missing')) return 'collecting'
  if (materials.some(({ state }) => state === 'uploaded')) return 'reviewing'
  return passportNeeded && passport !== 'desk' ? 'collecting' : 'ready'
}

/** What happens of itself. */
type OfItself = 'reminded' | 'lapsed' | 'journeyMoved' | 'journeyGone'
/** Steps that somebody takes of an application as a whole; papers are reviewed one by one. */
type CaseStep = Exclude<VisaStep, 'uploaded' | 'reused' | 'accepted' | 'refusedMaterial' | OfItself>

const atConsulate = (stage: VisaStage): boolean => stage === 'lodged' || stage === 'appointed'

/** Nothing more is decided. */
export const isDecided = (stage: VisaStage): boolean => stage === 'granted' || stage === 'refused' || stage === 'withdrawn'

const rules: Record<CaseStep, (application: Application) => boolean> = {
  passportSent: ({ stage, passport, passportNeeded }) => stage === 'preparing' && passportNeeded && passport !== 'desk',
  // One that is on its way arrives whatever has become of the application, and goes back then.
  passportReceived: ({ stage, passport, passportNeeded }) =>
    passport === 'sent' || (stage === 'preparing' && passportNeeded && passport !== 'desk'),
  lodged: (application) => visaStatusOf(application) === 'ready',
  appointed: ({ stage, asksAppearance }) => asksAppearance && atConsulate(stage),
  granted: ({ stage }) => atConsulate(stage),
  refused: ({ stage }) => atConsulate(stage),
  passportReturned: ({ stage, passport }) => isDecided(stage) && passport === 'desk',
  passportLost: ({ passport }) => passport === 'sent' || passport === 'desk',
  withdrawn: ({ stage }) => stage === 'preparing' || atConsulate(stage),
}

/** Whether a step is legal where an application stands. */
export const mayStep = (application: Application, step: CaseStep): boolean => rules[step](application)

/** Papers are brought until the application is lodged; what was taken stays. */
export const mayBring = ({ stage }: Pick<Application, 'stage'>, state: MaterialState): boolean =>
  stage === 'preparing' && state !== 'accepted'

/** Fen of one applicant. */
export interface VisaFees {
  kind: VisaKind
  consularFee: number
  serviceFee: number
  expressFee: number
}

/** Per cent of the service fee that come back once an application is lodged: handing in an e-visa, or what is shown at the border, is all of the service. */
const serviceBackPercent: Record<VisaKind, number> = { business: 50, tourism: 50, family: 50, evisa: 0, arrival: 0 }

/**
 * Fen that come back of an application that ends without a visa: all before it is lodged (handbook 5.1, 0–5), afterwards only the part of the
 * service that is not spent; consular and express fees are lost.
 */
export const backOf = ({ kind, consularFee, serviceFee, expressFee }: VisaFees, lodged: boolean): number =>
  lodged ? Math.floor((serviceFee * serviceBackPercent[kind]) / 100) : consularFee + serviceFee + expressFee

/** How an order ends once every application is decided: `left` where nothing was ever lodged. */
export function outcomeOf(stages: readonly { stage: VisaStage; lodged: boolean }[]): 'open' | 'left' | 'decided' {
  if (stages.some(({ stage }) => !isDecided(stage))) return 'open'
  return stages.every(({ stage, lodged }) => stage === 'withdrawn' && !lodged) ? 'left' : 'decided'
}

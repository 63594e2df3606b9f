import type { ApplicationSearch } from '@sojourn/contract/booking/application/application.calls'
import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { bookModes, bookTypes, travelTypes } from '@sojourn/contract/booking/codes'
import type { DraftFrame, SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { Problem } from '@sojourn/contract/kit/problems'
import { bookingProblem, expiredAgreementOffer } from '@sojourn/domain/access/product-availability'
import { ApiProblem, isProblem } from '../../../api/problem'
import { problemSentence } from '../../../api/problem-sentence'
import { ask } from '../../../kit/overlays/modal-queue'
import { loadTexts, readText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { base, paths } from '../../../paths'
import { takeTravellers } from '../draft/draft-queries'
import type { ApplicationChoice } from './application-chooser'
import type { FieldErrors, SearchChoices, SearchFlow, SearchPlan } from './search-frame'

export interface SubmittedSearch<Params> extends SearchFlow<Params> {
  employee: EmployeeConfig
  onErrors: (errors: FieldErrors) => void
  onPersonal: () => void
  /** Several travel applications fit (S4.15). */
  onChoice: (choice: ApplicationChoice) => void
  /** Goes where a saved search goes on. */
  onSaved: (path: string) => void
  go: (path: string) => void
}

/** Hotels and trains: the choice page is told which it serves (S2.24). */
const namedOnChoice: readonly number[] = [3, 4, 5]

type Saved = Pick<SavedTempOrder, 'tempOrderNo' | 'productType' | 'selfBook' | 'needTravelOrder'>

/**
 * Where a saved search goes on (S4.12–S4.16): others are named before the list, unless booking fast; a search by
 * application goes to the list when only the booker travels, or when the chosen application needs no more than a trip.
 */
export function nextPlace(
  choices: SearchChoices,
  saved: Saved,
  more: { returnDate?: string | undefined; picked?: boolean } = {},
): string {
  const { travelType, bookType, bookMode } = choices
  const toList = saved.selfBook || (more.picked && saved.needTravelOrder)
  const namesOthers = travelType === 'business' && bookType === 'others' && bookMode !== 'fast'
  const byApplication = (bookType === 'application' || more.picked) && !toList
  if (!byApplication && (more.picked || !namesOthers)) return paths.list(saved.productType, { tempOrderNo: saved.tempOrderNo })
  return paths.choice({
    tempOrderNo: saved.tempOrderNo,
    ...(namedOnChoice.includes(saved.productType) && { type: saved.productType }),
    ...(more.returnDate && { returnDate: more.returnDate }),
  })
}

/** Checks the form, saves the temporary order and goes on; what is wrong stands beside its field. */
export async function submitSearch<Params>(
  plan: SearchPlan<Params>,
  choices: SearchChoices,
  flow: SubmittedSearch<Params>,
): Promise<void> {
  const { employee, section, product } = flow
  const closed = bookingProblem(employee, product, choices.travelType)
  if (closed?.problem === 'serviceAgreementExpired') return offerPersonal(flow)
  if (closed) return showProblem(closed, flow)
  if (section && !section.choosable) return inform(section.cannotChooseMsg)
  if (plan.wrong) return showProblem(plan.wrong, flow)
  await save(plan, choices, flow, undefined)
}

async function save<Params>(
  plan: SearchPlan<Params>,
  choices: SearchChoices,
  flow: SubmittedSearch<Params>,
  picked: string | undefined,
): Promise<void> {
  try {
    const saved = await flow.save({ ...frameOf(choices, picked), searchParams: plan.searchParams })
    // S4.11 also wants the number of a flight in a cookie.
    if (saved.productType <= 2) document.cookie = `tempOrderNo=${saved.tempOrderNo}; path=${base}; SameSite=Strict`
    flow.onSaved(
      (picked === undefined && (await travelAgain(choices.former, saved))) ||
        nextPlace(choices, saved, { returnDate: plan.returnDate, picked: picked !== undefined }),
    )
  } catch (error) {
    // Not an error (S8.02): the person chooses, and the search is saved again under the application (S4.15, S4.16).
    if (isProblem(error, 'applicationMissing')) return offerApplication(error, flow)
    const { travelApplyNo } = frameOf(choices, picked)
    if (travelApplyNo && isProblem(error, 'applicationMismatch')) return offerAmending(error, travelApplyNo, flow)
    if (!isProblem(error, 'applicationChoice')) return showFailure(error, flow)
    flow.onChoice({
      kept: error.result as SavedTempOrder,
      bookType: choices.bookType,
      resume: ({ travelApplyNo }) => save(plan, choices, flow, travelApplyNo),
    })
  }
}

/** The people of the former search are those of the new one, whose list is then next; nothing where it had none. */
async function travelAgain(former: SearchChoices['former'], { tempOrderNo, productType }: Saved): Promise<string | undefined> {
  if (!former || former.travellers.length === 0) return undefined
  await takeTravellers(former, tempOrderNo)
  return paths.list(productType, { tempOrderNo })
}

function frameOf(choices: SearchChoices, picked: string | undefined): DraftFrame {
  const travelApplyNo = picked ?? choices.travelApplyNo
  return {
    type: 0,
    travelType: travelTypes.code(choices.travelType),
    bookType: bookTypes.code(choices.bookType),
    ...(choices.travelType === 'business' && { bookMode: bookModes.code(choices.bookMode) }),
    ...(choices.tripId && { travelOrderNo: choices.tripId }),
    ...(travelApplyNo && { travelApplyNo }),
  }
}

/** No application covers the search: one can be written from here, with its route and days (handbook 9.3). */
async function offerApplication({ message, result }: ApiProblem, { go }: Pick<SubmittedSearch<never>, 'go'>): Promise<void> {
  await loadTexts('booking/application/balance')
  const text = readText('booking/application/balance')
  const write = await ask({ message: `${message} ${text.writeAsk}`, confirm: text.write, cancel: true })
  if (write) go(paths.writeTravelForm(result as ApplicationSearch))
}

/** The search goes beyond the application that it was begun from. */
async function offerAmending({ message }: ApiProblem, travelApplyNo: string, { go }: Pick<SubmittedSearch<never>, 'go'>) {
  await loadTexts('booking/application/balance')
  const text = readText('booking/application/balance')
  const open = await ask({ message: `${message} ${text.amendAsk}`, confirm: text.open, cancel: true })
  if (open) go(paths.travelForm({ travelApplyNo }))
}

/** S8.01 */
const inform = async (message: string): Promise<void> =>
  void (await ask({ title: readText('app/home').tip, message, confirm: readText('kit/widgets').ok }))

type Shows = Pick<SubmittedSearch<never>, 'fields' | 'onErrors'>

/** A field that the form shows bears its own sentence; anything else is an alert. */
async function show(field: string | undefined, sentence: string, { fields, onErrors }: Shows): Promise<void> {
  const name = field?.replace(/^searchParams\./, '')
  const own = name !== undefined && fields.some((each) => name === each || name.startsWith(`${each}.`))
  if (own) onErrors({ [name]: sentence })
  else await inform(sentence)
}

const showProblem = async (problem: Problem, shows: Shows): Promise<void> =>
  show(problem.field, await problemSentence(problem), shows)

/** S4.29, S5.01 */
async function offerPersonal({
  employee,
  product,
  onPersonal,
}: Pick<SubmittedSearch<never>, 'employee' | 'product' | 'onPersonal'>) {
  const text = readText('app/home')
  const why = employee.hasServiceAgreement ? text.agreementExpired : text.agreementMissing
  if (expiredAgreementOffer(employee, product) === 'message') await inform(why)
  else if (await ask({ message: `${why} ${text.agreementToPersonal}`, confirm: text.toPersonal, cancel: true })) onPersonal()
}

/** A lost network only ends the search (S4.17). */
function showFailure(error: unknown, shows: Shows): void {
  if (!(error instanceof ApiProblem)) throw error
  if (error.offline) toast(error.message, 'bad')
  else void show(error.field, error.message, shows)
}

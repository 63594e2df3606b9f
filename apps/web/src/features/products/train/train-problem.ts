import type { ProblemName } from '@sojourn/contract/kit/problems'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { searchScreens } from '../../booking/draft/search-screens'
import { keptDraft } from './book/chosen-train'
import { repeatSearch } from './queries'

/** Refusals after which another train or class is chosen. */
export const chooseAgain: readonly ProblemName[] = [
  'trainSoldOut',
  'trainUnknown',
  'trainNotOnSale',
  'trainSaleClosed',
  'connectionTooShort',
  'policyForbids',
  'waitlistClosed',
  'waitlistNotNeeded',
]

const screens = searchScreens({
  icon: 'train',
  chooseAgain,
  listPath: paths.trainList,
  keptDraft,
  repeatSearch,
  useWords() {
    const text = useText('products/train/words')
    return { ...text, refusedTitle: (problem) => problem.message, refusedWhy: text.chooseAgainWhy }
  },
})
export const { Problem: TrainProblem, NothingChosen, ExpiredSearch } = screens

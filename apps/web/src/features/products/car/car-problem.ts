import type { ProblemName } from '@sojourn/contract/kit/problems'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { searchScreens } from '../../booking/draft/search-screens'
import { keptDraft } from './book/chosen-car'
import { repeatSearch } from './queries'

/** Refusals after which another time or class is chosen. */
export const chooseAgain: readonly ProblemName[] = ['carTimeGone', 'carNoneHere', 'policyForbids']

const screens = searchScreens({
  icon: 'car',
  chooseAgain,
  listPath: paths.carList,
  keptDraft,
  repeatSearch,
  useWords() {
    const text = useText('products/car/pages')
    return { ...text, refusedTitle: (problem) => problem.message }
  },
})
export const { Problem: CarProblem, NothingChosen, ExpiredSearch } = screens

import type { ProblemName } from '@sojourn/contract/kit/problems'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { searchScreens } from '../../booking/draft/search-screens'
import { keptDraft, repeatSearch } from './queries'

/** Refusals after which another visa is chosen. */
export const chooseAgain: readonly ProblemName[] = ['visaProductUnknown']

const screens = searchScreens({
  icon: 'visa',
  chooseAgain,
  listPath: paths.visaList,
  keptDraft,
  repeatSearch,
  useWords() {
    const text = useText('products/visa/words')
    return { ...text, refusedTitle: (problem) => problem.message, refusedWhy: text.chooseAgainWhy }
  },
})
export const { Problem: VisaProblem, ExpiredSearch } = screens

import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { searchScreens } from '../../booking/draft/search-screens'
import { keptDraft } from './chosen-trip'
import { repeatSearch } from './queries'

const screens = searchScreens({
  icon: 'globe',
  chooseAgain: ['itineraryUnknown', 'legChosenMissing'],
  listPath: paths.intlFlightList,
  keptDraft,
  repeatSearch,
  useWords() {
    const text = useText('products/intl-flight/search/list')
    return { ...text, refusedTitle: (problem) => problem.message, refusedWhy: text.refusedWhy }
  },
})
export const { Problem: IntlFlightProblem, NothingChosen, ExpiredSearch } = screens

import type { ProblemName } from '@sojourn/contract/kit/problems'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { searchScreens } from '../../booking/draft/search-screens'
import { keptDraft } from './book/chosen-rate'
import { repeatSearch } from './queries'

/** Refusals after which another room or hotel is chosen. */
export const chooseAgain: readonly ProblemName[] = [
  'hotelUnknown',
  'hotelClosed',
  'rateUnknown',
  'roomSoldOut',
  'stayNotAllowed',
  'tooManyRooms',
  'policyForbids',
]

const screens = searchScreens({
  icon: 'hotel',
  chooseAgain,
  listPath: paths.hotelList,
  keptDraft,
  repeatSearch,
  useWords() {
    const text = useText('products/hotel/words')
    return {
      ...text,
      nothingChosenTitle: text.nothingChosen,
      refusedTitle: (problem) => problem.message,
      refusedWhy: text.chooseAgainWhy,
    }
  },
})
export const { Problem: HotelProblem, BackToList, NothingChosen, ExpiredSearch } = screens

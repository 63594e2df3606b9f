import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { searchScreens } from '../../booking/draft/search-screens'
import { keptDraft } from './book/chosen-flights'
import { repeatSearch } from './queries'

const screens = searchScreens({
  icon: 'ticket',
  chooseAgain: ['fareSoldOut', 'flightUnknown', 'saleClosed', 'connectionImpossible', 'connectionTooShort', 'policyForbids'],
  listPath: paths.flightList,
  keptDraft,
  repeatSearch,
  useWords() {
    const text = useText('products/flight/words')
    const check = useText('products/flight/check')
    return {
      ...text,
      refusedTitle: (problem) =>
        problem.is('fareSoldOut') ? check.soldOutTitle : problem.is('saleClosed') ? check.closedTitle : problem.message,
      refusedWhy: check.soldOutWhy,
    }
  },
})
export const { Problem: FlightProblem, NothingChosen, ExpiredSearch } = screens

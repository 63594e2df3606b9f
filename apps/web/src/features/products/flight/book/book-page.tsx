import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useLastAnswer } from '../../../booking/draft/draft-queries'
import { isSearchOver } from '../../../booking/draft/search-problem'
import { BookScreen } from './book-screen'
import { acceptPrices, chosenFlights } from './chosen-flights'
import { isReturnTrip } from '../draft-kind'
import { FlightProblem, NothingChosen } from '../flight-problem'
import { FlightStep } from '../flight-step'
import { useBookCheck, useBookInfo, useDraft } from '../queries'

export async function loader() {
  await loadTexts(
    'products/flight',
    'booking/book',
    'booking/book-form',
    'products/flight-check',
    'products/flight-book',
    'products/flight-rules',
    'booking/traveller',
    'booking/choice',
    'kit/widgets',
  )
  return null
}

/** The order form of the chosen fares; the price is verified once more on entering (handbook 1.5). */
export function Component() {
  const text = useText('booking/book-form')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const [chosen, setChosen] = useState(() => chosenFlights(tempOrderNo))
  const draft = useDraft(tempOrderNo)
  const info = useBookInfo(tempOrderNo)
  const check = useBookCheck(
    tempOrderNo,
    chosen.map(({ choice }) => choice),
  )
  const answer = useLastAnswer(check.data)
  const accept = (prices: number[]) => {
    acceptPrices(tempOrderNo, prices)
    setChosen(chosenFlights(tempOrderNo))
  }
  const error = draft.error ?? info.error ?? check.error
  const retry = () => void Promise.all([draft.refetch(), info.refetch(), check.refetch()])
  const missing = draft.data && chosen.length < (isReturnTrip(draft.data) ? 2 : 1)
  return (
    <FlightStep title={text.title} step={2} back={paths.flightCheck({ tempOrderNo })}>
      {missing ? (
        <NothingChosen tempOrderNo={tempOrderNo} />
      ) : draft.data && info.data && answer && !isSearchOver(check.error) ? (
        <BookScreen
          draft={draft.data}
          info={info.data}
          check={answer}
          checkFailure={check.error}
          chosen={chosen}
          onAcceptPrices={accept}
        />
      ) : error ? (
        <FlightProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </FlightStep>
  )
}

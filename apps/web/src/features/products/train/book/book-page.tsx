import { compareDates } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { useLastAnswer } from '../../../booking/draft/draft-queries'
import { isSearchOver } from '../../../booking/draft/search-problem'
import { BookScreen } from './book-screen'
import { acceptPrices, chosenTrains, type TrainChoice } from './chosen-train'
import { useBookCheck, useBookInfo, useDraft } from '../queries'
import { NothingChosen, TrainProblem } from '../train-problem'
import { TrainStep } from '../train-step'
import { WaitlistScreen } from '../waitlist/waitlist-screen'

export async function loader() {
  await loadTexts(
    'products/train/words',
    'products/train/book',
    'products/train/list',
    'booking/list',
    'booking/placing/book',
    'booking/custom-field',
    'booking/order/text',
    'booking/placing/book-form',
    'booking/traveller',
    'booking/placing/choice',
    'kit/widgets',
  )
  return null
}

/** The order form of the chosen rides, or of the waitlist for them (S2.26). */
export function Component() {
  const text = useText('products/train/book')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const [choice, setChoice] = useState(() => chosenTrains(tempOrderNo))
  const accept = (prices: readonly number[]) => {
    acceptPrices(tempOrderNo, prices)
    setChoice(chosenTrains(tempOrderNo))
  }
  const waitlist = choice?.kind === 'waitlist'
  return (
    <TrainStep
      title={waitlist ? text.waitlistTitle : text.title}
      step={1}
      back={paths.trainList({ tempOrderNo })}
      waitlist={waitlist}
    >
      {choice && choice.rides.length > 0 ? (
        <Book tempOrderNo={tempOrderNo} choice={choice} onAcceptPrices={accept} />
      ) : (
        <NothingChosen tempOrderNo={tempOrderNo} />
      )}
    </TrainStep>
  )
}

interface BookProps {
  tempOrderNo: string
  choice: TrainChoice
  onAcceptPrices: (prices: readonly number[]) => void
}

function Book({ tempOrderNo, choice, onAcceptPrices }: BookProps) {
  const draft = useDraft(tempOrderNo)
  const lastDay = choice.rides
    .map(({ train }) => train.departDate)
    .toSorted(compareDates)
    .at(-1)
  const info = useBookInfo(tempOrderNo, lastDay)
  const booking = choice.kind === 'book'
  const rides = choice.rides.map((ride) => ride.choice)
  const check = useBookCheck(tempOrderNo, rides, booking)
  const answer = useLastAnswer(check.data)
  const error = draft.error ?? info.error ?? check.error
  const retry = () => void Promise.all([draft.refetch(), info.refetch(), booking && check.refetch()])
  if (draft.data && info.data && !booking) return <WaitlistScreen draft={draft.data} info={info.data} choice={choice} />
  if (draft.data && info.data && answer && !isSearchOver(check.error))
    return (
      <BookScreen
        draft={draft.data}
        info={info.data}
        choice={choice}
        check={answer}
        checkFailure={check.error}
        onAcceptPrices={onAcceptPrices}
      />
    )
  if (error) return <TrainProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
  return <SkeletonList count={3} height={180} gap={16} />
}

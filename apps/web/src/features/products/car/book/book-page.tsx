import type { ChosenCar } from '@sojourn/contract/products/car/car.shapes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { BookingStep } from '../../../booking/book/booking-step'
import { CarProblem, NothingChosen } from '../car-problem'
import { useBookInfo, useDraft } from '../queries'
import { BookScreen } from './book-screen'
import { chosenCar, keepChosenCar } from './chosen-car'

export async function loader() {
  await loadTexts(
    'products/car/pages',
    'products/car/rules',
    'booking/policy/words',
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

/** The order form of the chosen car (S2.28). */
export function Component() {
  const text = useText('products/car/pages')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const [car, setCar] = useState(() => chosenCar(tempOrderNo))
  const accept = (atMost: number) => {
    if (!car) return
    const accepted = { ...car, atMost }
    keepChosenCar(tempOrderNo, accepted)
    setCar(accepted)
  }
  return (
    <BookingStep title={text.bookTitle} steps={text.steps} step={1} back={paths.carList({ tempOrderNo })}>
      {car ? <Book tempOrderNo={tempOrderNo} car={car} onAcceptPrice={accept} /> : <NothingChosen tempOrderNo={tempOrderNo} />}
    </BookingStep>
  )
}

interface BookProps {
  tempOrderNo: string
  car: ChosenCar
  onAcceptPrice: (atMost: number) => void
}

function Book({ tempOrderNo, car, onAcceptPrice }: BookProps) {
  const draft = useDraft(tempOrderNo)
  const info = useBookInfo(tempOrderNo, car.carClass)
  const error = draft.error ?? info.error
  const retry = () => void Promise.all([draft.refetch(), info.refetch()])
  if (error) return <CarProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
  if (draft.data && info.data) return <BookScreen draft={draft.data} info={info.data} car={car} onAcceptPrice={onAcceptPrice} />
  return <SkeletonList count={3} height={180} gap={16} />
}

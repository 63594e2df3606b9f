import type { CarOffer, CarSearchResult } from '@sojourn/contract/products/car/car.shapes'
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { queryClient } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Card, Page, Stack } from '../../../../kit/layout/page'
import { formatPrice, formatInstant } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ListWaiting } from '../../../booking/list/list-waiting'
import { EditSearch, SummaryChips } from '../../../booking/list/summary-bar'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { keepChosenCar } from '../book/chosen-car'
import { CarProblem } from '../car-problem'
import { FareParts } from '../fare-parts'
import { draftOptions, searchOptions, useCarSearch, useDraft } from '../queries'
import { RideRoute } from '../ride-route'
import styles from './list-page.module.css'

const carTab = 6

/** Texts before the screen; draft and prices are asked for at once but not waited for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const tempOrderNo = new URL(request.url).searchParams.get('tempOrderNo') ?? ''
  void queryClient.prefetchQuery(draftOptions(tempOrderNo))
  void queryClient.prefetchQuery({ ...searchOptions(tempOrderNo), staleTime: 1000 })
  await loadTexts(
    'products/car/pages',
    'products/car/rules',
    'booking/policy/words',
    'booking/placing/book',
    'booking/list',
    'booking/placing/choice',
    'booking/traveller',
    'kit/widgets',
  )
  return null
}

/** Every class of car for a ride, with what it costs and what policy says. */
export function Component() {
  const text = useText('products/car/pages')
  const tempOrderNo = useSearchParams()[0].get('tempOrderNo') ?? ''
  const draft = useDraft(tempOrderNo)
  const search = useCarSearch(tempOrderNo)
  const error = draft.error ?? search.error
  const retry = () => void Promise.all([draft.refetch(), search.refetch()])
  return (
    <Page
      title={text.listTitle}
      chips={
        <SummaryChips
          draft={draft.data}
          dates={search.data ? formatInstant(search.data.ride.departAt) : ''}
          failed={draft.isError}
        />
      }
      action={<EditSearch draft={draft.data} type={carTab} />}
    >
      {error ? (
        <CarProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : search.data ? (
        <Cars tempOrderNo={tempOrderNo} result={search.data} />
      ) : (
        <ListWaiting label={text.searching} />
      )}
    </Page>
  )
}

function Cars({ tempOrderNo, result }: { tempOrderNo: string; result: CarSearchResult }) {
  const text = useText('products/car/pages')
  const navigate = useNavigate()
  const choose = ({ carClass, atMost }: CarOffer) => {
    keepChosenCar(tempOrderNo, { searchId: result.searchId, carClass, atMost })
    void navigate(paths.carBook({ tempOrderNo }))
  }
  const nameOf = (employeeId: string) => result.travellers.find((one) => one.employeeId === employeeId)?.name ?? ''
  return (
    <Stack>
      <Card title={text.ride}>
        <RideRoute ride={result.ride} />
      </Card>
      <p className={styles['why']}>{text.chooseWhy}</p>
      <ul className={styles['cars']}>
        {result.cars.map((car) => (
          <CarCard key={car.carClass} car={car} judged={result.policyApplies} nameOf={nameOf} onChoose={() => choose(car)} />
        ))}
      </ul>
    </Stack>
  )
}

interface CarCardProps {
  car: CarOffer
  /** By the standard of whoever travels. */
  judged: boolean
  nameOf: (employeeId: string) => string
  onChoose: () => void
}

function CarCard({ car, judged, nameOf, onChoose }: CarCardProps) {
  const text = useText('products/car/pages')
  const { carClasses } = useText('booking/policy/words')
  const forbidden = car.verdict === 'forbidden'
  const name = carClasses[car.carClass]
  return (
    <li className={styles['car']}>
      <div className={styles['line']}>
        <div className={styles['name']}>
          <strong>{name}</strong>
          <span className={styles['soft']}>{text.seats({ count: car.seats })}</span>
          {judged && <VerdictBadge verdict={car.verdict} />}
        </div>
        <div className={styles['price']}>
          <strong>
            {text.estimate} {formatPrice(car.estimate)}
          </strong>
          <InBase fen={car.estimate} rate={baseRate()} />
          <span className={styles['soft']}>{text.atMost({ price: formatPrice(car.atMost) })}</span>
        </div>
        <Button
          kind="brand"
          disabledReason={forbidden ? text.forbidden : undefined}
          onClick={onChoose}
          aria-label={`${text.choose} ${name}`}
        >
          {text.choose}
        </Button>
      </div>
      {car.violations.length > 0 && <PolicyNotes violations={car.violations} nameOf={nameOf} />}
      <details>
        <summary>{text.parts}</summary>
        <FareParts parts={car.parts} />
      </details>
    </li>
  )
}

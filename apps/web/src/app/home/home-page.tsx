import { travelTypes, type Product, type TravelType } from '@sojourn/contract/booking/codes'
import type { SearchStart } from '@sojourn/contract/booking/search-start.shapes'
import { startingTravelType, travelTypeLocked } from '@sojourn/domain/access/booking-options'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useEmployee } from '../../api/employee'
import { Segmented } from '../../kit/forms/radio-group'
import { useChinaNow } from '../../kit/dates/server-time'
import { loadTexts, useText } from '../../kit/text/text'
import { safeReturn } from '../../paths'
import styles from './home-page.module.css'
import { PendingCounts } from './pending-counts'
import { linkedProduct, nameProduct, SearchCard } from './search-card'
import { WindowTitle } from '../../kit/layout/window-title'
import { useBegunSearch } from '../../features/booking/search/begun-search'

const IncidentBanner = lazy(() =>
  import('../../features/personal/incident/incident-banner').then((module) => ({ default: module.IncidentBanner })),
)
const HomeBelow = lazy(async () => {
  const [module] = await Promise.all([import('./home-below'), loadTexts('app/home-below')])
  return { default: module.HomeBelow }
})

const partOfDay = (time: string) => (time < '12:00' ? 'morning' : time < '18:00' ? 'afternoon' : 'evening')

/** What the address of home and its tabs have chosen, kept in the address too. */
function useChosen() {
  const employee = useEmployee()
  const [query, setQuery] = useSearchParams()
  const begun = useBegunSearch()
  const [chosen, setChosen] = useState<{
    link: Product | undefined
    product: Product | undefined
    start?: SearchStart
    repeats: number
  }>()
  const travelApplyNo = query.get('travelApplyNo') ?? undefined
  const tripId = query.get('tripId') ?? undefined
  const frame = { ...(travelApplyNo && { travelApplyNo }), ...(tripId && { tripId }) }
  const locked = travelTypeLocked(employee, frame)
  const asked = travelTypes.words.find((word) => String(travelTypes.code(word)) === query.get('travelType'))
  const travelType: TravelType = startingTravelType(employee, frame, asked)
  const link = linkedProduct(query)
  // Another link chooses anew, for example from the header.
  const current = chosen?.link === link ? chosen : undefined
  const product = current ? current.product : link
  /** The address keeps the product too (S4.10). */
  const setTravelType = (next: TravelType) => {
    query.set('travelType', String(travelTypes.code(next)))
    nameProduct(query, product)
    setChosen({ link: linkedProduct(query), product, repeats: 0 })
    setQuery(query, { replace: true, preventScrollReset: true })
  }
  /** A search that is repeated fills the form each time, also the same one again. */
  const choose = (next: { product: Product | undefined; start?: SearchStart }) =>
    setChosen((former) => ({ link, ...next, repeats: (former?.repeats ?? 0) + (next.start ? 1 : 0) }))
  return {
    url: query.get('url'),
    travelApplyNo,
    tripId,
    locked,
    travelType,
    setTravelType,
    product,
    start: current ? current.start : begun?.start,
    wish: current ? undefined : begun?.wish,
    repeats: current?.repeats ?? 0,
    choose,
  }
}

/** The home page (S2.02): search, what waits, what comes, and the standard. */
export function HomePage() {
  const text = useText('app/home')
  const employee = useEmployee()
  const { url, travelApplyNo, tripId, locked, travelType, setTravelType, product, start, wish, repeats, choose } = useChosen()
  if (url) return <Navigate to={safeReturn(url)} replace />
  return (
    <>
      <WindowTitle page={text.title} />
      <Hero travelType={travelType} locked={locked} onTravelType={setTravelType} />
      <div className={styles['content']}>
        <Suspense>
          <IncidentBanner />
        </Suspense>
        <SearchCard
          employee={employee}
          travelType={travelType}
          onPersonal={() => setTravelType('personal')}
          travelApplyNo={travelApplyNo}
          tripId={tripId}
          product={product}
          onProduct={(next) => choose({ product: next })}
          start={start}
          wish={wish}
          repeats={repeats}
        />
        <PendingCounts />
        <Suspense fallback={<div className={styles['below']} />}>
          <HomeBelow product={product} travelType={travelType} framed={Boolean(travelApplyNo ?? tripId)} onAgain={choose} />
        </Suspense>
      </div>
    </>
  )
}

interface HeroProps {
  travelType: TravelType
  locked: boolean
  onTravelType: (travelType: TravelType) => void
}

/** The greeting, and whether this is business or personal travel. */
function Hero({ travelType, locked, onTravelType }: HeroProps) {
  const text = useText('app/home')
  return (
    <div className={styles['hero']}>
      <svg className={styles['road']} viewBox="0 0 1440 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path d="M-20 190C300 210 760 190 1460 20M-20 205C340 230 820 210 1460 60" />
      </svg>
      <div className={styles['inner']}>
        <div>
          <p data-live>{text.greeting({ part: partOfDay(useChinaNow().time), name: useEmployee().employeeName })}</p>
          <h1>{travelType === 'personal' ? text.leadPersonal : text.lead}</h1>
        </div>
        <Segmented
          label={text.travelType}
          value={travelType}
          disabled={locked}
          onChange={onTravelType}
          choices={[
            { value: 'business', label: text.business },
            { value: 'personal', label: text.personal },
          ]}
        />
      </div>
    </div>
  )
}
